// @ts-check
// A board through a window: what its edge would cut is left out.
import { setClass } from "./parts.js";

/**
 * Through a window no word and no plate is seen in part.
 * @param {HTMLElement} place around the board
 * @param {boolean} part whether a part of the board is shown
 */
export function trim(place, part) {
  setClass(place, "window", part);
  const svg = place.querySelector("svg.jb-scene");
  if (!svg) return;
  for (const each of svg.querySelectorAll(".cut")) each.classList.remove("cut");
  if (!part) return;
  const edge = svg.getBoundingClientRect();
  const cut = (box) => box.left < edge.left - 3 || box.right > edge.right + 3 || box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
  const boxed = (some) => [...some].map((each) => ({ each, box: each.getBoundingClientRect() }));
  const gone = boxed(svg.querySelectorAll("text")).filter(({ box }) => cut(box)).map(({ each }) => each);
  const marks = boxed(svg.querySelectorAll("[data-id]"));
  for (const { each: plate, box } of boxed(svg.querySelectorAll(".backdrop .plate")).filter((found) => cut(found.box))) {
    const lies = (at) => at.width > 0 && at.left >= box.left && at.right <= box.right && at.top >= box.top && at.bottom <= box.bottom;
    gone.push(plate, ...marks.filter((mark) => lies(mark.box)).map(({ each }) => each));
    for (let next = plate.nextElementSibling; next && lies(next.getBoundingClientRect()); next = next.nextElementSibling) gone.push(next);
  }
  for (const each of gone) each.classList.add("cut");
}

/**
 * The part of a board where something has just changed, close enough to be seen in a small picture.
 * @param {SVGSVGElement} svg
 * @returns {string} as a viewBox says it
 */
export function closeUp(svg) {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const edge = svg.getBoundingClientRect();
  const boxes = [...svg.querySelectorAll(".glow.fresh")].map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  if (!boxes.length || !edge.width) return [x, y, width, height].join(" ");
  const scale = width / edge.width;
  const ends = (from, to, start) => [Math.min(...boxes.map((box) => box[from])), Math.max(...boxes.map((box) => box[to]))].map((at) => (at - start) * scale);
  const [left, right] = ends("left", "right", edge.left);
  const [top, bottom] = ends("top", "bottom", edge.top);
  const wide = Math.min(width, height * 1.6, Math.max((right - left) * 1.2, (bottom - top) * 1.9, width * 0.5));
  const high = wide / 1.6;
  const within = (value, most) => Math.max(0, Math.min(value, most));
  return [x + within((left + right - wide) / 2, width - wide), y + within((top + bottom - high) / 2, height - high), wide, high].map(Math.round).join(" ");
}
