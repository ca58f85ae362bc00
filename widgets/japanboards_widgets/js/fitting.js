// @ts-check
// Whether what is said has room. It is counted word by word: to measure it on the page would cost a layout.

const CHIP = 19; // px around the words of a small button: its margin, border and padding
const SIGN = 25; // px that the sign of a refusal takes from its rows
const BOLD = 0.8; // px that a bold letter is wider
const pen = document.createElement("canvas").getContext("2d");

/** @typedef {{ width: number, rows: number, sizes: number[], family: string }} Room sizes: of letters, the usual one first */

/**
 * The words of a line, and its small buttons, which are not broken.
 * @param {Element} line
 * @returns {[string, number][]} each with the px that it needs besides
 */
function wordsOf(line) {
  return [...line.childNodes].flatMap((part) => {
    if (part instanceof HTMLElement && !part.classList.contains("jb-clause")) return []; // a stage has its own
    if (part instanceof HTMLElement) return [/** @type {[string, number]} */ ([part.textContent ?? "", CHIP])];
    return (part.textContent ?? "").split(/\s+/).filter(Boolean).map((word) => /** @type {[string, number]} */ ([word, 0]));
  });
}

/**
 * How many rows these words take, one after another.
 * @param {[string, number][]} words
 * @param {number} size
 * @param {Room} room
 */
function rowsOf(words, size, { width, family }) {
  if (!pen || !words.length) return words.length ? 1 : 0;
  pen.font = `${size}px ${family}`;
  const space = pen.measureText(" ").width;
  let [rows, used] = [1, 0];
  for (const [word, more] of words) {
    const needs = pen.measureText(word).width + more;
    if (used && used + needs > width) [rows, used] = [rows + 1, 0];
    used += needs + space;
  }
  return rows;
}

/**
 * The first of a room's sizes at which all that is said has room; -1 where none is small enough.
 * @param {Element} status its first part has the answers, which are read as one
 * @param {Room} room
 */
export function sizeFor(status, room) {
  const [answers, ...asked] = status.children;
  const [said, lines] = [[...(answers?.children ?? [])].flatMap(wordsOf), asked.map(wordsOf)];
  const beside = { ...room, width: room.width - (answers?.classList.contains("no") ? SIGN : 0) };
  return room.sizes.findIndex((size) => lines.reduce((sum, words) => sum + rowsOf(words, size, room), rowsOf(said, size, beside)) <= room.rows);
}

/**
 * Whether a button's label and its note have room in a few rows, one after the other.
 * @param {string} label
 * @param {string} note
 * @param {Room} room
 */
export function noteFits(label, note, room) {
  const words = (/** @type {string} */ text, /** @type {number} */ more) => text.split(/\s+/).filter(Boolean).map((word) => /** @type {[string, number]} */ ([word, more * word.length]));
  return rowsOf([...words(label, BOLD), ...words(note, 0)], room.sizes[0], room) <= room.rows;
}
