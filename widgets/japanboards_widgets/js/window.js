// @ts-check
// A board through a window: what its edge would cut is left out.
import { edgeOf, isAway, isPath, placeOf } from "./marks.js";
import { setClass } from "./parts.js";

const LARGE = 0.3; // of the window's width or height: such a thing is ground, and may go on beyond the edge

/**
 * What a mark takes up in its own place: its edge, or all that is drawn where it has none, and its words. The picture on a
 * card goes on unseen beyond the card, so that what is drawn says nothing about a mark that has an edge.
 * @param {SVGGraphicsElement} group
 * @param {import("./marks.js").Mark} mark
 */
function takenUp(group, mark) {
  const [kind, a, b = a] = edgeOf(mark).split(" ");
  const [sized, words] = [mark.edge || !mark.shape.startsWith("use "), /** @type {SVGGraphicsElement | null} */ (group.querySelector("text"))];
  const half = kind === "disc" ? 1 : kind === "box" ? 0.5 : 0;
  if (!half || !sized || isPath(mark.shape)) return group.getBBox();
  const edge = new DOMRect(-half * +a, -half * +b, 2 * half * +a, 2 * half * +b);
  return words ? bound([edge, words.getBBox()]) : edge;
}

/**
 * The least box around some.
 * @param {DOMRect[]} boxes
 */
function bound(boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/**
 * Where a mark, or a part of it, lies on the screen once it has come to rest: when it is asked for, it may be on its way.
 * @param {SVGSVGElement} svg
 * @param {import("./marks.js").Mark} mark
 * @param {DOMRect} box in its own place
 */
function restOf(svg, mark, box) {
  if (isAway(mark) || !box.width) return new DOMRect();
  const way = DOMMatrix.fromMatrix(svg.getScreenCTM() ?? undefined).multiply(new DOMMatrix(placeOf(mark)));
  const corners = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => way.transformPoint({ x, y })));
  return bound(corners.map(({ x, y }) => new DOMRect(x, y)));
}

/**
 * Through a window no word, no piece and no plate is seen in part, and what lies on a plate that is not there goes with it.
 * @param {HTMLElement} place around the board
 * @param {boolean} part whether a part of the board is shown
 */
export function trim(place, part) {
  setClass(place, "window", part);
  const svg = /** @type {SVGSVGElement | null} */ (place.querySelector("svg.jb-scene"));
  if (!svg) return;
  for (const each of svg.querySelectorAll("[data-cut]")) each.removeAttribute("data-cut");
  if (!part) return;
  const edge = svg.getBoundingClientRect();
  const seen = (box) => box.width > 0 && box.left < edge.right && box.right > edge.left && box.top < edge.bottom && box.bottom > edge.top;
  const crosses = (box) => box.left < edge.left - 3 || box.right > edge.right + 3 || box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
  const cut = ({ box }) => seen(box) && crosses(box);
  const strip = ({ box }) => Math.min(box.right, edge.right) - Math.max(box.left, edge.left) < LARGE * edge.width || Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top) < LARGE * edge.height;
  const small = ({ box }) => box.width < LARGE * edge.width && box.height < LARGE * edge.height;
  const boxed = (/** @type {string} */ which) => [...svg.querySelectorAll(which)].map((each) => ({ each, box: each.getBoundingClientRect() }));
  const known = (/** @type {any} */ each) => /** @type {any} */ (svg.parentElement).markOf(each.dataset.id); // the board has it
  const marks = [...svg.querySelectorAll("[data-id]")].map((/** @type {any} */ each) => ({ each, box: restOf(svg, known(each), takenUp(each, known(each))) }));
  const words = [...svg.querySelectorAll("[data-id] > text")].map((/** @type {any} */ each) => ({ each, box: restOf(svg, known(each.parentElement), each.getBBox()) }));
  const gone = [...words, ...boxed(":not(defs, defs *, [data-id]) > text")].filter(cut);
  gone.push(...boxed(".backdrop .whole > :is(g, use)").filter((found) => cut(found) && small(found)));
  const land = (/** @type {Element} */ mark) => mark.classList.contains("place") && mark.querySelector(":scope > path");
  gone.push(...marks.filter((mark) => cut(mark) && !land(mark.each) && strip(mark)));
  const plates = boxed(".backdrop .plate, .backdrop .whole > rect, .backdrop .plates > rect").filter((found) => cut(found) && strip(found));
  for (const plate of [...plates, ...boxed(".backdrop .apart rect")]) {
    const lies = (at) => at.width > 0 && at.left >= plate.box.left - 1 && at.right <= plate.box.right + 1 && at.top >= plate.box.top - 1 && at.bottom <= plate.box.bottom + 1;
    gone.push(plate, ...marks.filter((mark) => lies(mark.box)));
    for (let next = plate.each.nextElementSibling; next && lies(next.getBoundingClientRect()); next = next.nextElementSibling) gone.push({ each: next, box: plate.box });
  }
  for (const { each } of gone) each.setAttribute("data-cut", ""); // no class: the board has those of its marks
}

const boxesOf = (some) => [...some].filter((each) => each.checkVisibility({ visibilityProperty: true })).map((each) => each.getBoundingClientRect()).filter((box) => box.width);
const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * What of a level is to be remembered: the goal of its move, or else what has changed; as it came if nothing changed there.
 * @param {SVGSVGElement} svg now that it is done
 * @param {string[]} picks that it shows, or their ids
 * @param {boolean} asDone it is shown as it is now, whatever has changed
 * @returns {{ before: boolean, box: string }} whether the board as it came shows it, and the part of it, as a viewBox says it
 */
export function remember(svg, picks, asDone) {
  const fresh = boxesOf(svg.querySelectorAll(".glow.fresh"));
  const touched = picks.flatMap((pick) => boxesOf(svg.querySelectorAll(`[data-pick="${CSS.escape(pick)}"], [data-id="${CSS.escape(pick)}"]`)));
  const before = !asDone && touched.length > 0 && !touched.some((box) => fresh.some((other) => meet(box, other)));
  return { before, box: closeUp(svg, touched.length ? touched : fresh) };
}

/**
 * A part of a board, close enough to be seen in a small picture.
 * @param {SVGSVGElement} svg
 * @param {DOMRect[]} boxes what it has to show
 * @returns {string} as a viewBox says it
 */
function closeUp(svg, boxes) {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const edge = svg.getBoundingClientRect();
  if (!boxes.length || !edge.width) return [x, y, width, height].join(" ");
  const scale = width / edge.width;
  const ends = (from, to, start) => [Math.min(...boxes.map((box) => box[from])), Math.max(...boxes.map((box) => box[to]))].map((at) => (at - start) * scale);
  const [left, right] = ends("left", "right", edge.left);
  const [top, bottom] = ends("top", "bottom", edge.top);
  const wide = Math.min(width, height * 1.6, Math.max((right - left) * 1.2, (bottom - top) * 1.8, width * 0.36));
  const high = wide / 1.6;
  const within = (value, most) => Math.max(0, Math.min(value, most));
  return [x + within((left + right - wide) / 2, width - wide), y + within((top + bottom - high) / 2, height - high), wide, high].map(Math.round).join(" ");
}
