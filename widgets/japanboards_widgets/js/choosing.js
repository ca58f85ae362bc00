// @ts-check
// Choosing a move by touches. Pure, and the same steps as Python's Chooser.

/**
 * What a move would do, then the picks that spell it, of which the last is its goal.
 * @typedef {string[]} Move
 *
 * What the touches so far leave open.
 * @typedef {object} Choice
 * @property {Move[]} open moves that are spelled with all that was touched
 * @property {Set<string>} offers what may be touched next
 * @property {Map<string, Move>} ready goals that complete a move as it is picked by now
 *
 * What a touch leads to.
 * @typedef {object} Touched
 * @property {string[]} picked
 * @property {Move | null} move the move that is made, once nothing else can be meant
 * @property {boolean} refused nothing on offer begins like this
 */

/**
 * Moves as Python sends them: every touch once, and every label without what it shares with the one before.
 * @param {{ words: string[], told: [number, string, ...number[]][] } | Move[]} moves
 * @returns {Move[]}
 */
export function unpacked(moves) {
  if (Array.isArray(moves)) return moves;
  let last = "";
  return moves.told.map(([shared, rest, ...word]) => [(last = last.slice(0, shared) + rest), ...word.map((nth) => moves.words[nth])]);
}

const LAST = "done"; // ends a move of several touches: it is not offered before them

/** @param {Move} move */
export const wordOf = (move) => move.slice(1);

/**
 * The picks of a word without those that were touched; null if it lacks one of them.
 * @param {string[]} word
 * @param {string[]} picked
 */
export function without(word, picked) {
  const rest = [...word];
  for (const pick of picked) {
    const at = rest.indexOf(pick);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/**
 * @param {Move[]} moves
 * @param {string[]} picked
 * @returns {Choice}
 */
export function consider(moves, picked) {
  /** @type {Choice} */
  const choice = { open: [], offers: new Set(), ready: new Map() };
  for (const move of moves) {
    const rest = without(wordOf(move), picked);
    if (!rest || (rest.length && picked.includes(LAST))) continue;
    choice.open.push(move);
    for (const pick of rest) if (pick !== LAST || rest.length === 1) choice.offers.add(pick);
    if (picked.length && rest.length === 1) choice.ready.set(rest[0], move);
  }
  return choice;
}

/**
 * The move once its goal is touched and nothing else could be meant.
 * @param {Move[]} moves
 * @param {string[]} picked
 * @returns {Move | null}
 */
export function chosen(moves, picked) {
  const { open } = consider(moves, picked);
  const reached = open.filter((move) => picked.includes(/** @type {string} */ (move.at(-1))));
  const exact = reached.find((move) => move.length - 1 === picked.length);
  return exact ?? (reached.length === 1 && open.length === 1 ? reached[0] : null);
}

/**
 * How many touches are missing at least, once the goal of every open move is touched: it needs company.
 * @param {Move[]} open
 * @param {string[]} picked
 */
export const missing = (open, picked) =>
  open.every((move) => picked.includes(/** @type {string} */ (move.at(-1)))) ? Math.min(...open.map((move) => move.length - 1 - picked.length)) : 0;

/** @param {string} pick */
const kindOf = (pick) => pick.split(":")[0];
// "samurai:gate:red" and "samurai:gate:blue" stand together in one group.
/** @param {string} pick */
const groupOf = (pick) => pick.split(":").slice(1, -1).join(":");

/**
 * Two of a kind that no move needs together: touching one puts the other back.
 * @param {Move[]} moves
 * @param {string} one
 * @param {string} other
 */
const rivals = (moves, one, other) =>
  kindOf(one) === kindOf(other) &&
  (groupOf(one) === "" || groupOf(one) !== groupOf(other)) &&
  !moves.some(([, ...word]) => word.includes(one) && word.includes(other));

/**
 * A touch that begins another move than what is picked: by itself it is a move, or no move has its kind
 * together with any of the kinds that are picked.
 * @param {Move[]} moves
 * @param {string[]} picked
 * @param {string} pick
 */
export const begins = (moves, picked, pick) =>
  moves.some(([, ...word]) => word.length === 1 && word[0] === pick) ||
  (pick !== LAST &&
    moves.some(([, ...word]) => word.includes(pick)) &&
    !moves.some(([, ...word]) => {
      const kinds = word.map(kindOf);
      return kinds.includes(kindOf(pick)) && picked.some((other) => kinds.includes(kindOf(other)));
    }));

/**
 * A touch of the kind that may follow what was touched of a move that waits: it is refused where it does not go with
 * it. Anything else lets go of the move.
 * @param {Move[]} moves
 * @param {string[]} picked
 * @param {string} pick
 */
export const isInstead = (moves, picked, pick) => hasKind(consider(moves, picked).offers, pick) && !begins(moves, picked, pick);

/**
 * Whether a piece stands for its place: what is chosen asks for a place, and the piece itself would let go of it.
 * @param {Move[]} moves
 * @param {string[]} picked
 * @param {{ pick: string, on: string }} mark
 */
export const asksForPlace = (moves, picked, { pick, on }) =>
  picked.length > 0 && !hasKind(picked, pick) && hasKind(consider(moves, picked).offers, on) && begins(moves, picked, pick);

/**
 * What is picked, with the places of pieces instead of them where a touch goes with these and not with the pieces.
 * @param {Move[]} moves
 * @param {string[]} picked
 * @param {string} pick
 * @param {(piece: string) => string} placeOf
 */
export function standingFor(moves, picked, pick, placeOf) {
  if (!picked.length || picked.includes(pick) || consider(moves, picked).offers.has(pick)) return picked;
  const places = picked.map((piece) => placeOf(piece) || piece);
  return consider(moves, places).offers.has(pick) ? places : picked;
}

/** @param {Iterable<string>} picks @param {string} pick */
const hasKind = (picks, pick) => [...picks].some((other) => kindOf(other) === kindOf(pick));

/**
 * A touch adds to what is picked; a second one takes it back; a rival takes its place; one that begins
 * another move begins anew.
 * @param {Move[]} moves
 * @param {string[]} picked
 * @param {string} pick
 * @returns {Touched}
 */
export function touched(moves, picked, pick) {
  const made = (/** @type {string[]} */ now) => ({ picked: now, move: chosen(moves, now), refused: false });
  if (consider(moves, picked).offers.has(pick)) return made([...picked, pick]);
  if (picked.includes(pick)) return { picked: picked.filter((other) => other !== pick), move: null, refused: false };
  const others = picked.filter((other) => !rivals(moves, pick, other));
  if (consider(moves, others).offers.has(pick)) return made([...others, pick]);
  if (begins(moves, others, pick)) return made([pick]);
  return { picked, move: null, refused: true };
}

/**
 * What a move needs and nobody touched. What is `sure` is no question, such as a die that alone is to be written.
 * @param {{ sure?: string[] }} live
 * @param {Move} move
 * @param {string[]} picked
 */
export const guessed = ({ sure = [] }, move, picked) => (without(wordOf(move), picked) ?? []).filter((pick) => !sure.includes(pick));

/**
 * What was touched of a move that waits, if the rest of it was guessed: what goes with it may be touched instead.
 * @param {{ move: Move, picked: string[] }} armed
 */
export const guessedOf = ({ move, picked }) => (picked.length < wordOf(move).length ? picked : []);

/**
 * Whether a move waits for a second touch: the same in every game, and told by the touches alone. A move that
 * was touched whole is made by the touch of its goal. It is asked for once more where something was guessed,
 * where the last touch is one of several (another might follow), where it costs something that cannot be had back,
 * and on a careful board after a lone touch.
 * @param {{ moves: Move[], careful?: boolean, sure?: string[], costly?: number[] }} live
 * @param {Move} move
 * @param {string[]} picked
 */
export function asksTwice(live, move, picked) {
  if (live.costly?.some((nth) => live.moves[nth] === move)) return true;
  const last = picked[picked.length - 1];
  const several = (/** @type {Move} */ each) => wordOf(each).filter((pick) => kindOf(pick) === kindOf(last)).length > 1;
  if (guessed(live, move, picked).length || (last !== move.at(-1) && live.moves.some(several))) return true;
  return Boolean(live.careful) && picked.length === 1;
}

/**
 * Whether a button beside the board names the only move there is: to press it cannot be meant otherwise, and the move
 * is made at once. Not where it costs something.
 * @param {{ moves: Move[], costly?: number[] }} live
 * @param {Move} move
 */
export const isForced = ({ moves, costly = [] }, move) => moves.length === 1 && wordOf(move).length === 1 && !costly.length;

/**
 * Whether any touch that may follow makes a move at once.
 * @param {{ moves: Move[], careful?: boolean, sure?: string[], costly?: number[] }} live
 * @param {Choice} choice
 * @param {string[]} picked
 */
export const isLast = (live, { offers, ready }, picked) =>
  [...offers].every((pick) => {
    const move = ready.get(pick);
    return move !== undefined && !asksTwice(live, move, [...picked, pick]);
  });

/**
 * Whether a goal was touched for which too few of a kind are chosen. Where nothing is lit this is the question, and
 * nothing is filled in: Python says why not.
 * @param {{ moves: Move[], unlit?: boolean, sure?: string[] }} live
 * @param {string[]} picked
 */
export function fallsShort({ moves, unlit, sure }, picked) {
  const meant = consider(moves, picked).open.filter((move) => move.at(-1) === picked.at(-1));
  if (!unlit || picked.length < 2 || !meant.length || meant.some((move) => move.length - 1 === picked.length)) return false;
  const kinds = new Set(picked.map(kindOf));
  return meant.every((move) => guessed({ sure }, move, picked).some((pick) => kinds.has(kindOf(pick))));
}

/**
 * Whether a move would be filled in where how many is the question: nothing is lit, and some moves need several.
 * @param {{ moves: Move[], unlit?: boolean, sure?: string[] }} live
 * @param {Move} move
 * @param {string[]} picked
 */
export const tellsHowMany = (live, move, picked) => Boolean(live.unlit) && isCounted(live.moves) && guessed(live, move, picked).length > 0;

/**
 * Whether some move needs a pick more than once: then another of the same is more, not another way to say it.
 * @param {Move[]} moves
 */
export const isCounted = (moves) => moves.some((move) => new Set(wordOf(move)).size < move.length - 1);

/**
 * Where it counts how many go: one more of those who are in a whole move, with whom no move is spelled.
 * @param {{ moves: Move[] }} live
 * @param {string[]} word
 * @param {string} pick
 */
export const isTooMany = ({ moves }, word, pick) => word.includes(pick) && isCounted(moves) && !consider(moves, word).offers.has(pick);

/**
 * Where it counts how many are chosen: who may come along while no goal can be reached.
 * @param {{ moves: Move[] }} live
 * @param {Choice} choice
 * @param {string[]} picked
 */
export function company({ moves }, { offers, ready }, picked) {
  if (ready.size || !isCounted(moves)) return [];
  const kinds = new Set(picked.map(kindOf));
  return [...offers].filter((pick) => kinds.has(kindOf(pick)));
}

/**
 * Goals that need more than what is picked.
 * @param {Choice} choice
 */
export const laterGoals = ({ open, ready }) => new Set(open.map((move) => /** @type {string} */ (move.at(-1))).filter((goal) => !ready.has(goal)));

/**
 * Where only some things are lit: none of them goes with what is chosen.
 * @param {{ only?: string[] }} live
 * @param {Choice} choice
 */
const noneLit = ({ only = [] }, { offers }) => only.length > 0 && !only.some((pick) => offers.has(pick));

/**
 * What may come next: how many touches are missing to get where it is to go; what may be touched; who may come along
 * while too few are chosen; whether any touch makes the move; goals that make it, whether one does so at once, and
 * goals that need more, where it counts how many.
 * @param {{ moves: Move[], unlit?: boolean, only?: string[], careful?: boolean, sure?: string[] }} live
 * @param {Choice} choice
 * @param {string[]} picked
 */
export const outlook = (live, choice, picked) => ({
  unlit: live.unlit || noneLit(live, choice),
  lacks: missing(choice.open, picked),
  either: [...choice.offers],
  more: company(live, choice, picked),
  last: isLast(live, choice, picked),
  ready: [...choice.ready.keys()],
  atOnce: [...choice.ready].some(([goal, move]) => !asksTwice(live, move, [...picked, goal])),
  later: isCounted(live.moves) ? [...laterGoals(choice)].filter((goal) => !picked.includes(goal)) : [],
});

/**
 * Goals all of whose moves are of a second kind: they are lit in dashes, or faintly.
 * @param {Move[]} open
 * @param {Set<Move>} second
 */
export function goalsOf(open, second) {
  if (!second.size) return new Set();
  const goals = open.filter((move) => second.has(move)).map((move) => move.at(-1));
  return new Set(goals.filter((goal) => open.every((move) => move.at(-1) !== goal || second.has(move))));
}

/**
 * What touching each goal would do, in words.
 * @param {Choice} choice
 * @returns {Map<string, string>}
 */
export function labelsOf({ open, ready }) {
  const labels = new Map();
  for (const move of open) labels.set(move.at(-1), labels.has(move.at(-1)) ? "may be chosen" : move[0]);
  for (const [goal, move] of ready) labels.set(goal, move[0]);
  return labels;
}
