// Marks as SVG: shapes, places, words, and what a screen reader says of them.
const NS = "http://www.w3.org/2000/svg";
const node = (name, attrs = {}) => {
  const made = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attrs)) made.setAttribute(key, value);
  return made;
};
// An attribute is set only when it changes: setting it again would cost a painting.
const put = (element, name, value) => {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
};
const isPath = (shape) => shape.startsWith("M");
const isAway = (mark) => mark.look.split(" ").includes("away");
const isTouchable = (mark) => mark.pick !== "" && !isAway(mark);

function outline(shape) {
  const [kind, a, b] = shape.split(" ");
  if (!shape) return null;
  if (kind === "disc") return node("circle", { r: a });
  if (kind === "box") {
    return node("rect", { x: -a / 2, y: -b / 2, width: a, height: b, rx: Math.min(a, b) / 6 });
  }
  return node("path", { d: shape });
}

const FIELDS = ["look", "text", "title", "pick", "size", "shape"];
const same = (one, other) =>
  FIELDS.every((name) => one[name] === other[name]) && one.at[0] === other.at[0] && one.at[1] === other.at[1];

function paintMark(g, mark, before) {
  const changed = (...names) => !before || names.some((name) => String(mark[name]) !== String(before[name]));
  if (changed("shape")) {
    g.querySelector("circle, rect, path")?.remove();
    const shape = outline(mark.shape);
    if (shape) g.insertBefore(shape, g.querySelector("text"));
  }
  if (changed("at", "shape")) {
    const [x, y] = mark.at;
    const text = g.querySelector("text");
    if (isPath(mark.shape)) {
      text.setAttribute("x", x);
      text.setAttribute("y", y);
    } else {
      g.classList.add("piece");
      g.style.transform = `translate(${x}px, ${y}px)`;
    }
  }
  if (changed("text", "size")) {
    const text = g.querySelector("text");
    text.textContent = mark.text;
    text.setAttribute("font-size", mark.size);
  }
  if (changed("title")) g.querySelector("title").textContent = mark.title;
  if (changed("pick")) {
    if (mark.pick) g.dataset.pick = mark.pick;
    else delete g.dataset.pick;
  }
  // What has nothing to say, like the pips of a die, lets touches through to what lies below.
  if (changed("pick", "title")) g.style.pointerEvents = mark.pick || mark.title ? "" : "none";
  if (changed("pick", "title", "look") && !isTouchable(mark)) describeMark(g, mark);
}

// For the ears: what cannot be touched is a picture with a name; a place's label is said by the place.
function describeMark(g, mark) {
  for (const name of ["role", "aria-label", "aria-pressed", "aria-hidden", "tabindex"]) g.removeAttribute(name);
  if (isAway(mark) || /\b(name|held|pips)\b/.test(mark.look)) g.setAttribute("aria-hidden", "true");
  else if (mark.title) {
    g.setAttribute("role", "img");
    g.setAttribute("aria-label", mark.title);
  }
}

// A small sign at the upper right corner of a mark, as scene.py draws it.
function sign({ at: [x, y], shape }, text) {
  const [kind, wide, high = wide] = shape.split(" ");
  const share = { disc: 0.7, box: 0.5 }[kind] ?? 0;
  const corner = share ? [x + share * wide, y - share * high] : [x, y];
  const g = node("g", { class: "caption", transform: `translate(${corner})` });
  const word = node("text", { "font-size": 11 });
  word.textContent = text;
  g.append(node("circle", { r: 9 }), word);
  return g;
}

// The captions of moves that one more touch completes, each a sign on its goal.
function captionsOf(shown, ready, { moves, captions }) {
  if (!captions.length) return [];
  const signs = [...shown.values()].map((mark) => [mark, captions[moves.indexOf(ready.get(mark.pick))]]);
  return signs.filter(([mark, text]) => text && !isAway(mark)).map(([mark, text]) => sign(mark, text));
}

// The notebook's shortcuts must not see keys pressed here; it looks at the focused element alone.
const mute = (element) => element.setAttribute("data-lm-suppress-shortcuts", "true");

// A sentence of the status line; each clause it cites is a button that opens it, and what it
// speaks of is shown on the board by another.
function spoken({ text, clauses, picks = [] }, read, point) {
  const line = document.createElement("div");
  line.textContent = text;
  for (const id of clauses) line.append(smallButton(id, `Read ${id} in the rulebook`, () => read(id)));
  if (picks.length) {
    const show = smallButton("show", "Show it on the board", () => {
      const on = show.getAttribute("aria-pressed") !== "true";
      for (const other of line.parentElement.querySelectorAll(".jb-point")) other.setAttribute("aria-pressed", other === show && on);
      point(on ? picks : []);
    });
    show.classList.add("jb-point");
    show.setAttribute("aria-pressed", "false");
    line.append(show);
  }
  return line;
}

function smallButton(text, title, act) {
  const button = document.createElement("button");
  button.className = "jb-clause";
  button.textContent = text;
  button.title = title;
  mute(button);
  button.onclick = act;
  return button;
}

// From the first touch of a move to its goal, as an arrow leads.
const wayOf = (picks) => (picks.length > 1 ? [[picks[0], picks.at(-1)]] : []);

// The button of a small board that makes it larger; returns what names it anew.
function growButton(root, title) {
  const button = document.createElement("button");
  button.className = "jb-grow";
  mute(button);
  const name = () => {
    const grown = root.classList.contains("grown");
    button.textContent = `${title()}: ${grown ? "smaller" : "larger"}`;
    button.setAttribute("aria-expanded", grown);
  };
  button.onclick = () => {
    root.classList.toggle("grown");
    name();
  };
  root.append(button);
  return name;
}

function arrowBetween(start, end) {
  const turn = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
  const g = node("g", { class: "arrow" });
  g.append(node("path", { d: `M${start}L${end}` }));
  g.append(node("path", { d: "M0 0L-11 5L-11 -5z", transform: `translate(${end}) rotate(${turn})` }));
  return g;
}
