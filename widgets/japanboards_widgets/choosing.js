// Choosing a move by touches: the same steps as choosing.py.
const less = (word, picked) => {
  const rest = [...word];
  for (const pick of picked) {
    const at = rest.indexOf(pick);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
};
const openMoves = (moves, picked) => moves.filter(([, ...word]) => less(word, picked));
const offersOf = (moves, picked) => new Set(openMoves(moves, picked).flatMap(([, ...word]) => less(word, picked)));
const chosen = (moves, picked) => {
  const open = openMoves(moves, picked);
  const reached = open.filter((move) => picked.includes(move.at(-1)));
  return reached.find((move) => move.length - 1 === picked.length) ?? (reached.length === 1 && open.length === 1 ? reached[0] : null);
};
// Goals that complete a move as it is picked by now, with that move.
const readyGoals = (moves, picked) => {
  const ready = openMoves(moves, picked).filter((move) => picked.length && move.length === picked.length + 2);
  return new Map(ready.map((move) => [less(move.slice(1), picked)[0], move]));
};
// Goals all of whose moves are of the second kind: they are lit in dashes.
const dashedGoals = ({ moves, dashed }, picked) => {
  if (!dashed.length) return new Set();
  const second = new Set(dashed.map((nth) => moves[nth]));
  const open = openMoves(moves, picked);
  const goals = open.filter((move) => second.has(move)).map((move) => move.at(-1));
  return new Set(goals.filter((goal) => open.every((move) => move.at(-1) !== goal || second.has(move))));
};
const kindOf = (pick) => pick.split(":")[0];
// "samurai:gate:red" and "samurai:gate:blue" stand together in one group.
const groupOf = (pick) => pick.split(":").slice(1, -1).join(":");
// Two of a kind that no move needs together: touching one puts the other back.
const rivals = (moves, one, other) =>
  kindOf(one) === kindOf(other) &&
  (groupOf(one) === "" || groupOf(one) !== groupOf(other)) &&
  !moves.some(([, ...word]) => word.includes(one) && word.includes(other));

// One mark for each touch, where several share a pick: those that were touched before others.
function marksOf(picked, held, shown) {
  const [left, found] = [[...picked], new Set()];
  for (const id of picked.length ? [...held, ...shown.keys()] : []) {
    const at = left.indexOf(shown.get(id)?.pick || null);
    if (at < 0 || found.has(id) || isAway(shown.get(id))) continue;
    left.splice(at, 1);
    found.add(id);
  }
  return found;
}

// The next or last of the lit marks.
function jump(shown, groups, from, by) {
  const lit = [...shown.keys()].filter((id) => groups.get(id).classList.contains("offer"));
  return lit[(lit.indexOf(from) + by + lit.length) % lit.length] ?? null;
}

// The neighbor in the direction of an arrow key: near, and more ahead than aside.
function walk(shown, groups, from, key) {
  const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  const [x, y] = shown.get(from).at;
  let best = null;
  for (const [id, mark] of shown) {
    if (id === from || !groups.get(id).hasAttribute("tabindex")) continue;
    const along = (mark.at[0] - x) * dx + (mark.at[1] - y) * dy;
    const aside = Math.abs((mark.at[0] - x) * dy) + Math.abs((mark.at[1] - y) * dx);
    const cost = along + 2 * aside;
    if (along > 0 && aside <= 2 * along && (!best || cost < best.cost)) best = { id, cost };
  }
  return best?.id;
}

// One touch of a board makes no move that passes the turn on, and none whose other touches were
// only guessed: it waits for a second one. A button says what it does, so that it asks only before
// chance decides. Where nothing is said of it (`once`), every touch counts.
function asksTwice({ moves, once, chancy }, move, touched, byButton) {
  if (!once || touched > 1) return false;
  const nth = moves.indexOf(move);
  return byButton ? chancy.includes(nth) || move.length > 2 : !once.includes(nth);
}
