// @ts-check
// Marks as SVG: shapes, places, words, and what a screen reader says of them.

/**
 * One thing drawn, as core/scene.py has it.
 * @typedef {object} Mark
 * @property {string} id
 * @property {string} look
 * @property {[number, number]} at
 * @property {string} shape
 * @property {string} text
 * @property {number} size
 * @property {string} pick
 * @property {string} title
 * @property {string} edge
 * @property {string} on
 * @property {number} turn
 * @property {string} [zone] the part of a narrow board where it lies
 */

const NS = "http://www.w3.org/2000/svg";
const [BESIDE, UNDER] = [15, 24]; // from the middle of a path, where its word stands, to its tags

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
export function node(name, attributes = {}) {
  const made = /** @type {SVGElement} */ (document.createElementNS(NS, name));
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

// An attribute is set only when it changes: setting it again would cost a painting.
/**
 * @param {Element} element
 * @param {string} name
 * @param {unknown} value
 */
export const put = (element, name, value) => {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
};

// A mark comes as its fields in their order, without the last ones if they say nothing.
const ORDER = ["id", "look", "at", "shape", "text", "size", "pick", "title", "edge", "on", "turn"];
const BARE = { look: "", shape: "", text: "", size: 10, pick: "", title: "", edge: "", on: "", turn: 0 };

/** @param {unknown[]} sent */
export const markOf = (sent) => /** @type {Mark} */ ({ ...BARE, ...Object.fromEntries(sent.map((value, nth) => [ORDER[nth], value])) });

/**
 * @param {Mark} mark
 * @param {string} word
 */
export const looks = (mark, word) => mark.look.split(" ").includes(word);
/**
 * Classes of what belongs to a mark.
 * @param {string} look
 * @param {Mark} mark
 */
export const inZone = (look, { zone }) => (zone ? `${look} ${zone}` : look);
/** @param {string} shape */
export const isPath = (shape) => /^m/i.test(shape);
/** @param {Mark} mark */
export const isAway = (mark) => looks(mark, "away");
/** @param {Mark} mark lit only when something else is chosen */
export const isLater = (mark) => looks(mark, "later");
/** @param {Mark} mark tells what may be done at the place it stands on */
export const saysWhatMayBe = (mark) => looks(mark, "may");
/** @param {Mark} mark */
export const isTouchable = (mark) => mark.pick !== "" && !isAway(mark);

/**
 * The element of a shape, on the board of this name.
 * @param {string} shape
 * @param {string} name
 */
export function outline(shape, name = "") {
  const [kind, ...sizes] = shape.split(" ");
  if (!shape) return null;
  if (kind === "disc") return node("circle", { r: sizes[0] });
  if (kind === "box") return node("rect", { ...boxOf(sizes), rx: Math.min(+sizes[0], +sizes[1]) / 6 });
  if (kind === "use") return stamp(name, sizes);
  return node("path", { d: shape });
}

/** @param {string[]} sizes */
const boxOf = ([a, b]) => ({ x: -a / 2, y: -b / 2, width: +a, height: +b });

/**
 * A stamp of the scene's definitions: as it is, scaled, or fitted into a box.
 * @param {string} name
 * @param {string[]} words
 */
function stamp(name, [what, ...sizes]) {
  const href = `#${name}-${what}`;
  if (sizes.length === 2) return node("use", { href, ...boxOf(sizes) });
  return node("use", sizes.length ? { href, transform: `scale(${sizes[0]})` } : { href });
}

/**
 * The shape of a mark's touch area and of its lights.
 * @param {Mark} mark
 */
export function edgeOf({ edge, shape }) {
  if (edge || !shape.startsWith("use ")) return edge || shape;
  const [, , a = "1", b] = shape.split(" ");
  return b ? `box ${a} ${b}` : `disc ${12 * +a}`;
}

/** Sizes of marks around which a line is fine: a broad one would bury them. @type {Record<string, number>} */
const FINE = { disc: 14, box: 28 };

/** @param {Mark} mark */
export function isFine(mark) {
  const [kind, ...sizes] = edgeOf(mark).split(" ");
  return Math.min(...sizes.map(Number)) <= (FINE[kind] ?? 0);
}

/**
 * Where a mark is; a path has its place in its data.
 * @param {Mark} mark
 */
export const placeOf = ({ shape, at: [x, y], turn }) =>
  isPath(shape) ? "" : `translate(${x}px, ${y}px)${turn ? ` rotate(${turn}deg)` : ""}`;

const FIELDS = /** @type {(keyof typeof BARE)[]} */ (Object.keys(BARE));

/**
 * @param {Mark} one
 * @param {Mark} other
 */
export const same = (one, other) =>
  FIELDS.every((name) => one[name] === other[name]) && one.at[0] === other.at[0] && one.at[1] === other.at[1];

/** A group for a mark, with nothing drawn in it yet. */
export function emptyGroup() {
  const g = node("g");
  g.append(node("title"));
  return g;
}

/**
 * Draw a mark into its group; of what was drawn before, only what is different now.
 * @param {SVGElement} g
 * @param {Mark} mark
 * @param {Mark | undefined} before
 * @param {string} name
 */
export function paintMark(g, mark, before, name) {
  const changed = (/** @type {(keyof Mark)[]} */ ...fields) =>
    !before || fields.some((field) => String(mark[field]) !== String(before[field]));
  const title = /** @type {Element} */ (g.firstElementChild);
  if (changed("shape", "edge", "pick", "on")) paintShape(g, mark, name);
  // A mark whose shape changed keeps its place: a path has it in its data, all others by transform.
  if (changed("at", "shape", "turn")) g.style.transform = placeOf(mark);
  if (changed("text", "size", "at", "shape")) write(g, mark);
  if (changed("title")) title.textContent = mark.title;
  if (changed("pick")) {
    if (mark.pick) g.dataset.pick = mark.pick;
    else delete g.dataset.pick;
  }
  if (changed("on")) g.toggleAttribute("data-on", mark.on !== "");
  // What has nothing to say, like the pips of a die, lets touches through to what lies below.
  if (changed("pick", "title", "on")) g.style.pointerEvents = mark.pick || mark.title || mark.on ? "" : "none";
  if (changed("pick", "title", "look") && !isTouchable(mark)) describe(g, mark);
}

/**
 * The shape of a mark, and below it the area where it is touched, if that is another.
 * @param {SVGElement} g
 * @param {Mark} mark
 * @param {string} name
 */
function paintShape(g, mark, name) {
  for (const old of g.querySelectorAll(":scope > :is(circle, rect, path, use)")) old.remove();
  const text = g.querySelector("text");
  const shape = outline(mark.shape, name);
  if (mark.edge && (mark.pick || mark.on)) {
    const hit = /** @type {SVGElement} */ (outline(mark.edge, name));
    hit.classList.add("hit");
    g.insertBefore(hit, text);
  }
  if (shape) g.insertBefore(shape, text);
}

/**
 * The words of a mark; several lines stand around its middle. A path's words have a place of their own.
 * Where there are none there is no element: most marks have none, and each would cost at every painting.
 * @param {SVGElement} g
 * @param {Mark} mark
 */
function write(g, { text, size, shape, at }) {
  const written = g.querySelector("text");
  if (!text) return written?.remove();
  const [x, y] = isPath(shape) ? at : [0, 0];
  const [lines, element] = [text.split("\n"), written ?? g.appendChild(node("text"))];
  for (const [key, value] of Object.entries({ x, y, "font-size": size })) put(element, key, value);
  if (lines.length === 1) {
    element.textContent = text;
    return;
  }
  const spans = lines.map((line, nth) => {
    const span = node("tspan", { x, dy: `${nth ? 1.2 : -0.6 * (lines.length - 1)}em` });
    span.textContent = line;
    return span;
  });
  element.replaceChildren(...spans);
}

const LONE = 20; // size of a lone number that may be written

/**
 * Of what may be done at a place only the word of what is chosen, if there is one; else all of it again.
 * @param {SVGElement} g
 * @param {Mark} mark
 * @param {string} [word]
 */
export function retell(g, mark, word) {
  const [text, size] = word === undefined ? [mark.text, mark.size] : [word, LONE];
  if (g.querySelector("text")?.textContent !== text) write(g, { ...mark, text, size });
}

/**
 * For the ears: what cannot be touched is a picture with a name; a place's label is said by the place.
 * @param {Element} g
 * @param {Mark} mark
 */
function describe(g, mark) {
  for (const name of ["role", "aria-label", "aria-pressed", "aria-hidden", "tabindex"]) g.removeAttribute(name);
  if (isAway(mark) || /\b(name|held|pips)\b/.test(mark.look)) g.setAttribute("aria-hidden", "true");
  else if (mark.title) {
    g.setAttribute("role", "img");
    g.setAttribute("aria-label", mark.title);
  }
}

/**
 * A small sign at the upper right corner of a mark, or at the lower one, as scene.py draws it.
 * @param {Mark} mark
 * @param {string} text
 * @param {string} look
 * @param {number} most where the board ends on the right: a sign is read in full
 */
export function sign(mark, text, look = "caption", most = Infinity) {
  const [[x, y], [kind, a, b = a]] = [mark.at, edgeOf(mark).split(" ")];
  const share = kind === "disc" ? 0.7 : kind === "box" ? 0.5 : 0;
  const low = looks(mark, "low");
  const wide = Math.max(18, text.length * 6.6 + 9);
  const beside = low ? [x, y + UNDER] : [x + BESIDE + (wide - 18) / 2, y - BESIDE]; // a word begins there, and hides no number
  const corner = share ? [x + share * +a - (low ? (wide - 18) / 2 : 0), y + share * (low ? +b : -b)] : isPath(edgeOf(mark)) ? beside : [x, y];
  const at = [Math.min(corner[0], most - wide / 2), corner[1]];
  const g = node("g", { class: inZone(look, mark), transform: `translate(${at})` });
  const word = node("text", { "font-size": 11 });
  word.textContent = text;
  g.append(node("rect", { x: -wide / 2, y: -9, width: wide, height: 18, rx: 9 }), word);
  return g;
}

/**
 * A mark that has gone, or would come: pale, and not to be touched.
 * @param {Mark} mark
 * @param {string} name
 * @param {string} look
 */
export function ghostOf(mark, name, look = "ghost") {
  const [all, g] = [node("g", { class: look, "aria-hidden": "true" }), emptyGroup()];
  g.setAttribute("class", inZone(mark.look, mark));
  paintMark(g, { ...mark, pick: "", on: "", title: "" }, undefined, name);
  all.append(g);
  return all;
}

/**
 * An arrow from one place to another.
 * @param {[number, number]} start
 * @param {[number, number]} end
 * @param {string} look
 */
export function arrowBetween(start, end, look = "") {
  const turn = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
  const g = node("g", { class: `arrow ${look}`.trim() });
  g.append(node("path", { d: `M${start}L${end}` }));
  g.append(node("path", { d: "M0 0L-11 5L-11 -5z", transform: `translate(${end}) rotate(${turn})` }));
  return g;
}
