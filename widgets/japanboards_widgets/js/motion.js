// @ts-check
// What is seen to move: a piece that leaves one mark and comes to another, a card that is turned over.
import { isAway, looks, placeOf } from "./marks.js";

/** @typedef {import("./marks.js").Mark} Mark */

const GLIDE = { duration: 260, easing: "ease-out" };
const TURN = { duration: 220, easing: "ease-in-out" };

/** @param {Mark} mark */
const kinOf = (mark) => mark.look.split(" ").find((word) => word.startsWith("kin-")) ?? "";

/**
 * For each mark that a piece came to, the one of its kin that it left: one that is empty now, or shows fewer.
 * @param {[Mark, Mark][]} changes before and after
 * @returns {[Mark, Mark][]} from and to
 */
function waysOf(changes) {
  /** @type {[Mark, Mark][]} */
  const found = [];
  const left = changes.filter(([was]) => !isAway(was) && kinOf(was));
  left.sort(([, one], [, other]) => Number(isAway(other)) - Number(isAway(one)));
  for (const [was, now] of changes) {
    if (!isAway(was) || isAway(now) || !kinOf(now)) continue;
    const at = left.findIndex(([source]) => kinOf(source) === kinOf(now));
    if (at >= 0) found.push([left.splice(at, 1)[0][0], now]);
  }
  return found;
}

/**
 * Show what has moved. Who wants less motion sees it at its place at once.
 * @param {[Mark, Mark][]} changes before and after
 * @param {(id: string) => SVGElement} group
 */
export function move(changes, group) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const [from, to] of waysOf(changes)) group(to.id).animate([{ transform: placeOf(from) }, { transform: placeOf(to) }], GLIDE);
  for (const [was, now] of changes) {
    if (!looks(now, "turns") || isAway(was) || isAway(now) || was.shape === now.shape) continue;
    group(now.id).animate([{ transform: `${placeOf(now)} scaleX(0)` }, { transform: placeOf(now) }], TURN);
  }
}
