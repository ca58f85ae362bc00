// @ts-check
// A board through a window: what its edge would cut is left out.
import { isAway, isPath, placeOf } from "./marks.js";
import { setClass } from "./parts.js";

const LARGE = 0.3; // of the window's width or height: such a thing is ground, and may go on beyond the edge

/**
 * A box that is moved by so much.
 * @param {DOMRect} box
 * @param {number[]} by
 */
const shifted = ({ x, y, width, height }, [right, down]) => new DOMRect(x + right, y + down, width, height);

/**
 * The way from a place on the screen to another one.
 * @param {{ e: number, f: number }} from
 * @param {{ e: number, f: number }} to
 */
const between = (from, to) => [to.e - from.e, to.f - from.f];

/**
 * Where marks and their words lie on the screen once they have come to rest: when it is asked for, some are on their way.
 * A mark that has an edge ends there: the picture on a card goes on, unseen, beyond the card.
 * @param {SVGSVGElement} svg
 * @param {SVGGraphicsElement} each the mark's
 * @param {import("./marks.js").Mark} mark
 * @returns {{ each: Element, box: DOMRect, words: { each: Element, box: DOMRect }[] }}
 */
function atRest(svg, each, mark) {
  const [whole, now] = [svg.getScreenCTM(), each.getScreenCTM()];
  if (isAway(mark) || !whole || !now) return { each, box: new DOMRect(), words: [] };
  const rest = DOMMatrix.fromMatrix(whole).multiply(new DOMMatrix(placeOf(mark)));
  const words = [...each.querySelectorAll(":scope > text")].map((text) => ({ each: text, box: shifted(text.getBoundingClientRect(), between(now, rest)) }));
  const [kind, a, b = a] = mark.edge.split(" ");
  if (kind !== "box" || isPath(mark.shape)) return { each, box: shifted(each.getBoundingClientRect(), between(now, rest)), words };
  return { each, box: new DOMRect(rest.e - (rest.a * +a) / 2, rest.f - (rest.d * +b) / 2, rest.a * +a, rest.d * +b), words };
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
  const { markOf } = /** @type {any} */ (svg.parentElement); // the board's
  const marks = [...svg.querySelectorAll("[data-id]")].map((/** @type {any} */ each) => atRest(svg, each, markOf(each.dataset.id)));
  const gone = [...marks.flatMap(({ words }) => words), ...boxed(":not(defs, defs *, [data-id]) > text")].filter(cut);
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
