// @ts-check
// The line that says what is asked, what was answered, and what is chosen.
import { clauseButton, smallButton } from "./page.js";

/**
 * A sentence; each clause it cites is a button that opens it, and what it speaks of is shown on the
 * board by another.
 * @param {{ text: string, clauses: string[], picks?: string[] }} sentence
 * @param {(clause: string) => void} read
 * @param {(picks: string[]) => void} point
 */
export function spoken({ text, clauses, picks = [] }, read, point) {
  const line = document.createElement("div");
  line.textContent = clauses.length && !/[.?!:]$/.test(text) ? `${text}.` : text; // what follows its rules is another sentence
  for (const id of clauses) line.append(clauseButton(id, read));
  if (picks.length) line.append(pointer(line, picks, point));
  return line;
}

/**
 * @param {HTMLElement} line
 * @param {string[]} picks
 * @param {(picks: string[]) => void} point
 */
function pointer(line, picks, point) {
  const show = smallButton("show", "Show it on the board", () => {
    const on = show.getAttribute("aria-pressed") !== "true";
    for (const other of line.parentElement?.querySelectorAll(".jb-point") ?? []) other.setAttribute("aria-pressed", String(other === show && on));
    point(on ? picks : []);
  });
  show.classList.add("jb-point");
  show.setAttribute("aria-pressed", "false");
  return show;
}

/**
 * Names with how often each was chosen; what all of them end with is said once: "2 black, 1 red samurai in stairs".
 * @param {string[]} names
 */
export function counted(names) {
  const times = new Map();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  if (times.size === names.length && (names.length < 2 || !shared(names))) return names.join("; ");
  const tail = shared([...times.keys()]);
  const head = (/** @type {string} */ name, /** @type {number} */ many) => (many > 1 || tail ? `${many} ${tail ? name.slice(0, -tail.length) : name}`.trim() : name);
  return [...times].map(([name, many]) => head(name, many)).join(tail ? ", " : "; ") + tail;
}

/**
 * The words that all of several names end with, with the space before them; a name keeps its first word.
 * @param {string[]} names
 */
function shared(names) {
  const [first, ...others] = names.map((name) => name.split(" "));
  let many = 0;
  const same = (/** @type {number} */ nth) => others.every((words) => nth < words.length && words[words.length - nth] === first[first.length - nth]);
  while (many + 1 < first.length && same(many + 1)) many += 1;
  return many ? ` ${first.slice(first.length - many).join(" ")}` : "";
}

/**
 * One of several, where what all of them end with is said once: "a yellow or black samurai in outer black".
 * @param {string[]} names
 */
export function eitherOf(names) {
  const tail = names.length > 1 ? shared(names) : "";
  return names.map((name) => (tail ? name.slice(0, -tail.length) : name)).join(" or ") + tail;
}

const SMALL = new Set(["a", "an", "and", "at", "for", "from", "in", "of", "on", "or", "the", "to", "with"]); // words that name nothing

/**
 * The word that all of some names have: "samurai".
 * @param {string[]} names
 */
export function common(names) {
  const [first = [], ...others] = names.map((name) => name.split(" "));
  return first.find((word) => !SMALL.has(word) && others.every((words) => words.includes(word))) ?? "";
}

/** @param {string} kind a noun of which there are several: samurai, cards */
const several = (kind) => (kind === "samurai" || kind.endsWith("s") ? kind : `${kind}s`);

/**
 * What is chosen so far, in words, and what may be touched next.
 * @param {string[]} names
 * @param {() => void} no
 * @param {{ unlit?: boolean, lacks?: number, either?: string[], last?: boolean, press?: boolean, more?: string[], atOnce?: boolean, dotted?: boolean, ends?: string[] }} then whether nothing is lit;
 *   how many touches are missing to get where it is to go; what may be touched next; whether any of it makes the move;
 *   whether all of it are buttons; who may come along while too few are chosen; whether a goal makes the move at once;
 *   whether goals need more; buttons that make the move as it is chosen by now
 */
export function chosenLine(names, no, then = {}) {
  const line = document.createElement("div");
  line.className = "jb-chosen";
  line.append(`Chosen: ${counted(names.map((name) => name.split(/[;:]/)[0]))}. ${then.unlit ? "Now touch or press what goes with it." : nextTouch(then)} `);
  line.append(smallButton("Take back", "Take back the choice: Escape", no, "jb-no"));
  return line;
}

/**
 * What may be touched next, in words.
 * @param {NonNullable<Parameters<typeof chosenLine>[2]>} then
 */
function nextTouch({ lacks = 0, either = [], last = false, press = false, more = [], atOnce = false, dotted = false, ends = [] }) {
  const short = (/** @type {string} */ name) => name.split(/[;:,]/)[0];
  const [kind, makes] = [lacks > 1 ? common(either.map(short)) : "", last ? ": it is done at once" : ""];
  if (more.length && !lacks) return `Not alone: touch ${eitherOf(more.map(short))} too, or where to go.`;
  if (press && !lacks) return `Now press ${either.map(short).join(" or ")}.`;
  if (lacks > 1) return kind ? `Now touch the ${lacks} ${several(kind)} that go with it.` : `Touch ${lacks} more of what is lit.`;
  if (lacks && either.length === 2) return `Now touch ${either.map(short).join(" or ")}${makes}.`;
  if (ends.length) return `Touch what is lit, or press ${ends.map(short).join(" or ")}.`;
  if (atOnce && dotted) return "Touch where to go: solid is done at once, dotted takes more along and asks first.";
  return `Touch what is lit${dotted && !makes ? "; what is dotted needs more of them" : makes}.`;
}

/**
 * What may come next, each pick by what it is called; what is not drawn is a button.
 * @param {ReturnType<typeof import("./choosing.js").outlook>} next
 * @param {(pick: string) => string} called
 * @param {(pick: string) => boolean} isDrawn
 * @param {{ pick: string }[] | undefined} ask the buttons: a lesson may leave out some
 */
export function inWords({ either, more, later, ready, ...next }, called, isDrawn, ask) {
  const isHere = (/** @type {string} */ pick) => isDrawn(pick) || !ask || ask.some((each) => each.pick === pick);
  const names = (/** @type {string[]} */ picks) => picks.filter(isHere).map(called);
  const ends = names(ready.filter((pick) => !isDrawn(pick)));
  return { ...next, press: !either.some(isDrawn), dotted: later.some(isDrawn), either: names(either), more: names(more), ends };
}

/**
 * How a move is made that waits for a second touch.
 * @param {boolean} touchable it was begun by a touch of the board, not of a button
 * @param {string} early what was touched that is asked for only after it
 */
export function howToConfirm(touchable, early) {
  if (early) return `First press Do it, then touch ${early}.`;
  return touchable ? "Touch it again, or press Do it." : "Press Do it, or Escape.";
}

/**
 * A sentence about what somebody does, as a question: "You pass." is "Pass?".
 * @param {string} label
 */
const asQuestion = (label) => `${label.replace(/^You (.)/, (_, first) => first.toUpperCase()).replace(/\.$/, "")}?`;

/**
 * A move that is asked for once more.
 * @param {string} label
 * @param {string} how it is made
 * @param {() => void} yes
 * @param {() => void} no
 */
export function confirmLine(label, how, yes, no) {
  const line = document.createElement("div");
  line.className = "jb-confirm";
  line.append(`${asQuestion(label)} ${how} `, smallButton("Do it", label, yes, "jb-yes"), smallButton("Take back", "Choose something else", no, "jb-no"));
  return line;
}

/**
 * Put answers and what is asked into the status line, if they say something else; the focus stays where
 * it was. An answer is said aloud at once, what is asked when there is time.
 * @param {HTMLElement} status
 * @param {HTMLElement[]} answers
 * @param {HTMLElement[]} asked
 * @param {string} manner of the answers, which is seen: "no" refuses, "look" tells what is only to look at
 * @param {() => void} refocus
 */
export function fillStatus(status, answers, asked, manner, refocus) {
  const text = [...answers, ...asked].map((line) => line.textContent).join("\n");
  if (status.dataset.text === text) return;
  const inside = status.contains(document.activeElement);
  status.dataset.text = text;
  const alert = status.querySelector(".jb-answers") ?? document.createElement("div");
  [alert.className, alert.role] = [`jb-answers ${manner}`.trim(), "alert"];
  alert.replaceChildren(...answers);
  if (!alert.isConnected) status.prepend(alert);
  while (alert.nextSibling) alert.nextSibling.remove();
  status.append(...asked);
  if (!inside) return;
  const button = status.querySelector("button");
  if (button) button.focus();
  else refocus();
}

const LONG = 140; // letters: of more the line below the board has room only when they are small

/**
 * What is under the pointer, in the line below the board; to write the same again would cost a layout.
 * @param {HTMLElement} line
 * @param {string} what
 * @param {string} legend of the captions that are shown
 */
export function writeBelow(line, what, legend = "") {
  const text = [what && legend ? `${what.replace(/\.$/, "")}.` : what, legend].filter(Boolean).join(" ");
  if (line.textContent === text) return;
  line.textContent = text;
  line.classList.toggle("long", text.length > LONG);
}
