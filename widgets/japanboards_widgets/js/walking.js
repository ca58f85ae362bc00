// @ts-check
// Where the arrow keys lead. Pure.

/** @typedef {import("./marks.js").Mark} Mark */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * The neighbor in the direction of an arrow key: near, and more ahead than aside.
 * @param {Mark[]} stops
 * @param {Mark} from
 * @param {string} key
 * @returns {string | null}
 */
export function walk(stops, from, key) {
  const [[dx, dy], [x, y]] = [WAYS[key], from.at];
  /** @type {{ id: string, cost: number } | null} */
  let best = null;
  for (const { id, at } of stops) {
    const along = (at[0] - x) * dx + (at[1] - y) * dy;
    const aside = Math.abs((at[0] - x) * dy) + Math.abs((at[1] - y) * dx);
    const cost = along + 2 * aside;
    if (id !== from.id && along > 0 && aside <= 2 * along && (!best || cost < best.cost)) best = { id, cost };
  }
  return best && best.id;
}

/**
 * The next or last of those that are lit.
 * @param {string[]} lit
 * @param {string} from
 * @param {number} by
 * @returns {string | null}
 */
export const jump = (lit, from, by) => lit[(lit.indexOf(from) + by + lit.length) % lit.length] ?? null;
