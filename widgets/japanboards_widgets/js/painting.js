// @ts-check
// What is lit, chosen and said of each mark: worked out from the position and the touches. Pure.
import { consider, goalsOf, isCounted, isTooMany, labelsOf, laterGoals } from "./choosing.js";
import { isAway, isLater, isTouchable, saysWhatMayBe } from "./marks.js";

/** @typedef {import("./marks.js").Mark} Mark */
/** @typedef {import("./stage.js").Light} Light */

/**
 * What Python says of a position.
 * @typedef {object} Live
 * @property {number} serial
 * @property {string} title
 * @property {Record<string, Partial<Mark>>} changed
 * @property {string[][]} moves
 * @property {string[]} captions
 * @property {string} [legend] what the captions mean
 * @property {number[]} dashed
 * @property {number[]} [costly] moves that are asked for twice, for what they cost
 * @property {string[]} [sure] touches that are no question, and count as made
 * @property {boolean} [careful] a lone touch makes no move
 * @property {{ text: string, clauses: string[], picks?: string[] }[]} status
 * @property {string[]} highlights
 * @property {[string, string, string?][]} arrows from, to, and perhaps a look
 * @property {boolean} quiet
 * @property {number[]} [poor] moves that help nothing: lit faintly
 * @property {string[]} [only] all that is lit, where not everything is that may be touched
 * @property {boolean} [unlit] what may be touched is not told: it is the question
 * @property {Light[]} lights
 * @property {unknown[][]} ghosts
 * @property {boolean} still
 * @property {boolean} [kept]
 * @property {number} [spoken] the serial number of what was said last
 * @property {number} [answers] how many of the sentences answer a touch
 * @property {string} [manner] of the answers: "no" or "look", and what is chosen or asked stands below them
 * @property {any} [beside] what the table shows around the board
 *
 * What was touched, and what came of it.
 * @typedef {object} Touches
 * @property {string[]} picked
 * @property {Set<string>} held ids of the marks that stand for what is picked
 * @property {string} refused id of a mark that was refused
 * @property {string[]} pointed picks that a sentence shows
 * @property {boolean} [stale] something was touched since the last answer
 * @property {string[] | null} [armed] what is picked waits for a second touch; what goes with these may be touched instead
 *
 * How a mark appears.
 * @typedef {object} Appearance
 * @property {boolean} lit
 * @property {boolean} picked
 * @property {string} also what is said after its title
 * @property {boolean} shut it says what may be done at a place, and something else is chosen
 */

/**
 * One mark for each touch, where several share a pick: those that were touched before others.
 * @param {string[]} picked
 * @param {Set<string>} held
 * @param {Map<string, Mark>} shown
 */
export function marksOf(picked, held, shown) {
  const [left, found] = [[...picked], new Set()];
  for (const id of picked.length ? [...held, ...shown.keys()] : []) {
    const mark = shown.get(id);
    const at = mark?.pick ? left.indexOf(mark.pick) : -1;
    if (!mark || at < 0 || found.has(id) || isAway(mark)) continue;
    left.splice(at, 1);
    found.add(id);
  }
  return found;
}

const MAY = "may be chosen";

/** What is said after the title of what is lit: what a touch would do is a sentence of its own. */
const alsoTold = (label = MAY) => (label === MAY ? `, ${label}` : `. ${label}`);

/**
 * The look of every mark, and all lights by a key of their own.
 * @param {Map<string, Mark>} shown
 * @param {Map<string, string[]>} byPick
 * @param {Live} live
 * @param {Touches} touches
 */
export function appearances(shown, byPick, live, { picked, held, refused, pointed, stale = false, armed = null }) {
  const choice = consider(live.moves, armed ?? picked);
  const { offers, ready, open } = choice;
  const labels = labelsOf(choice);
  const [dashed, poor] = [live.dashed, live.poor ?? []].map((which) => goalsOf(open, new Set(which.map((nth) => live.moves[nth]))));
  // Where it counts how many go, goals that need more than what is chosen look otherwise than those that do not.
  const later = picked.length && !armed && !live.quiet && isCounted(live.moves) ? laterGoals(choice) : new Set();
  const only = new Set(live.only ?? []);
  const pointers = new Set([...live.highlights, ...(isCounted(live.moves) ? [] : pointed)]);
  const these = isCounted(live.moves) ? marksOf(pointed, new Set(), shown) : new Set(); // as many as are meant
  /** @type {Map<string, Appearance>} */
  const looks = new Map();
  /** @type {Map<string, Light>} */
  const wanted = new Map();
  const want = (/** @type {string} */ kind, /** @type {string} */ id, tag = "") => wanted.set(`${kind} ${tag} ${id}`, [kind, id, tag]);
  const said = stale ? live.lights.filter(([kind]) => !["refused", "reason"].includes(kind)) : live.lights;
  const meant = (/** @type {string} */ who) => byPick.get(who) ?? (shown.has(who) ? [who] : []);
  const isTouched = (/** @type {string} */ who) => meant(who).includes(refused); // of several that share a pick only this one is refused
  for (const [kind, who, tag] of said) for (const id of kind === "refused" && isTouched(who) ? [refused] : meant(who)) want(kind, id, tag);
  if (refused) want("refused", refused);
  for (const [id, mark] of shown) {
    const chosenNow = held.has(id);
    const again = !armed && byPick.get(mark.pick)?.length === 1; // it alone stands for a pick that may be touched twice
    const early = !picked.length && isLater(mark); // it may be touched, but for several things: first one is chosen
    const spare = armed !== null && !chosenNow && isTooMany(live, picked, mark.pick); // all who go are chosen already
    const lit = !live.unlit && (only.size === 0 || only.has(mark.pick)) && !early && !spare && isTouchable(mark) && offers.has(mark.pick) && (!chosenNow || again);
    if (chosenNow) want("picked", id);
    else if (lit && poor.has(mark.pick)) want("poor", id);
    else if (lit && dashed.has(mark.pick)) want("dashed", id);
    else if (lit && ready.has(mark.pick)) want("ready", id);
    else if (lit && later.has(mark.pick)) want("later", id);
    else if (lit && !live.quiet) want("", id);
    if (these.has(id) || pointers.has(mark.pick || id)) want("shown", id);
    const offered = labels.get(mark.pick);
    const also = chosenNow ? ", chosen" : lit ? alsoTold(offered === mark.title ? undefined : offered) : ""; // not said twice
    const shut = picked.length > 0 && saysWhatMayBe(mark) && !offers.has(mark.on) && !picked.includes(mark.on);
    looks.set(id, { lit, picked: chosenNow, also, shut });
  }
  return { looks, wanted, choice };
}

/**
 * The captions of moves that one more touch completes, each with its goal.
 * @param {Live} live
 * @param {Map<string, string[]>} ready
 * @returns {[string, string][]}
 */
export function captionsOf({ moves, captions, unlit }, ready) {
  if (!captions.length || unlit) return [];
  const goals = isCounted(moves) ? [...ready].filter(([pick, move]) => pick === move.at(-1)) : [...ready]; // how far is said where they go, not on each of them
  const found = goals.map(([goal, move]) => /** @type {[string, string]} */ ([goal, captions[moves.indexOf(move)]]));
  const texts = new Set(found.map(([, text]) => text));
  const isOfGoal = (/** @type {string} */ pick) => ready.get(pick)?.at(-1) === pick;
  return found.filter(([pick, text]) => text && (isOfGoal(pick) || texts.size > 1)); // the same of all that lead to a goal is said of the goal
}

/**
 * What these captions mean: of the legend's sentences, those about a sign only where a caption has it.
 * @param {Live} live
 * @param {[string, string][]} captions
 */
export function legendOf({ legend = "" }, captions) {
  const signs = (/** @type {string} */ sentence) => [...sentence].filter((letter) => "→−+?".includes(letter));
  const fits = (/** @type {string} */ sentence) => signs(sentence).every((sign) => captions.some(([, text]) => text.includes(sign)));
  return captions.length ? legend.split(/(?<=[.]) /).filter(fits).join(" ") : "";
}
