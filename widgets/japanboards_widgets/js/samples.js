// @ts-check
// Parts of a board, cut out to stand beside it: a die the task speaks of, a sign that is explained.

const SHY = ["data-id", "data-pick", "tabindex", "role", "aria-label", "aria-pressed"]; // of what is only to look at

/**
 * One mark of a board by itself; none if it is not there, or not any more.
 * @param {Element} board
 * @param {string} id
 */
export function sample(board, id) {
  const svg = /** @type {SVGSVGElement} */ (board.querySelector("svg.jb-scene"));
  const shape = /** @type {SVGGElement | null} */ (board.querySelector(`[data-id="${CSS.escape(id)}"]`));
  const { x, y, width, height } = shape?.getBBox() ?? { x: 0, y: 0, width: 0, height: 0 };
  if (!shape || !width) return null;
  const small = /** @type {SVGSVGElement} */ (svg.cloneNode(false));
  const copy = /** @type {SVGGElement} */ (shape.cloneNode(true));
  for (const name of [...SHY, "style"]) copy.removeAttribute(name);
  for (const name of ["role", "aria-label"]) small.removeAttribute(name);
  small.setAttribute("aria-hidden", "true");
  copy.querySelector("title")?.remove();
  copy.classList.remove("offer", "picked");
  small.classList.remove("choosing");
  small.append(copy);
  const by = 2;
  small.setAttribute("viewBox", [x - by, y - by, width + 2 * by, height + 2 * by].join(" "));
  return small;
}

/**
 * The part of a board that has a mark, put into a place. The copy is measured, not the board: there a piece may still be
 * on its way; and as it is seen, since looks may shift what is drawn.
 * @param {Element} board
 * @param {string} id
 * @param {HTMLElement} place
 */
export function cutOut(board, id, place) {
  const svg = /** @type {SVGSVGElement} */ (board.querySelector("svg.jb-scene"));
  const small = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  const shape = small.querySelector(`[data-id="${CSS.escape(id)}"]`);
  if (!shape) return;
  for (const other of small.querySelectorAll("defs, style, title, .glow, .tag, .caption, .arrow")) other.remove(); // the board has them
  for (const name of SHY) for (const other of [small, ...small.querySelectorAll(`[${name}]`)]) other.removeAttribute(name);
  small.setAttribute("aria-hidden", "true");
  small.setAttribute("preserveAspectRatio", "xMidYMid");
  place.append(small);
  const [seen, to] = [shape.getBoundingClientRect(), small.getScreenCTM()?.inverse()];
  if (!to || !seen.width) return place.replaceChildren();
  const by = 3;
  const [wide, high] = [to.a * seen.width + 2 * by, to.d * seen.height + 2 * by];
  small.setAttribute("viewBox", [to.a * seen.left + to.e - by, to.d * seen.top + to.f - by, wide, high].join(" "));
  const fit = Math.min(58 / wide, 46 / high); // all of it, and nothing of what is beside it
  Object.assign(small.style, { width: `${fit * wide}px`, height: `${fit * high}px` });
}
