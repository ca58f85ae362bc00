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
const isPath = (shape) => /^m/i.test(shape);
const isAway = (mark) => mark.look.split(" ").includes("away");
const isAbove = (mark) => mark.look.split(" ").includes("above");
const isTouchable = (mark) => (mark.pick !== "" || mark.on !== "") && !isAway(mark);

// A mark comes with those of its fields that say something.
const BARE = { look: "", shape: "", text: "", size: 10, pick: "", title: "", edge: "", on: "", turn: 0 };

function outline(shape, name) {
  const [kind, ...sizes] = shape.split(" ");
  if (!shape) return null;
  if (kind === "disc") return node("circle", { r: sizes[0] });
  if (kind === "box") {
    const [a, b] = sizes;
    return node("rect", { x: -a / 2, y: -b / 2, width: a, height: b, rx: Math.min(a, b) / 6 });
  }
  if (kind === "use") return stamp(name, ...sizes);
  return node("path", { d: shape });
}

// A stamp of the scene's definitions: as it is, scaled, or fitted into a box.
function stamp(name, what, a, b) {
  const made = node("use", { href: `#${name}-${what}` });
  if (b) for (const [key, value] of Object.entries({ x: -a / 2, y: -b / 2, width: a, height: b })) made.setAttribute(key, value);
  else if (a) made.setAttribute("transform", `scale(${a})`);
  return made;
}

// The shape of a mark's touch area and of its lights, as scene.py has it.
function edgeOf({ edge, shape }) {
  if (edge || !shape.startsWith("use ")) return edge || shape;
  const [, , a = 1, b] = shape.split(" ");
  return b ? `box ${a} ${b}` : `disc ${12 * a}`;
}

const placeOf = ({ shape, at: [x, y], turn }) =>
  isPath(shape) ? "" : `translate(${x}px, ${y}px)${turn ? ` rotate(${turn}deg)` : ""}`;

const FIELDS = Object.keys(BARE);
const same = (one, other) =>
  FIELDS.every((name) => one[name] === other[name]) && one.at[0] === other.at[0] && one.at[1] === other.at[1];

function paintMark(g, mark, before, name) {
  const changed = (...names) => !before || names.some((name) => String(mark[name]) !== String(before[name]));
  if (changed("shape", "edge", "pick", "on")) {
    for (const old of g.querySelectorAll(":scope > :is(circle, rect, path, use)")) old.remove();
    const shape = outline(mark.shape, name);
    if (shape) g.insertBefore(shape, g.querySelector("text"));
    if (mark.edge && isTouchable(mark)) {
      const hit = outline(mark.edge, name);
      hit.classList.add("hit");
      g.insertBefore(hit, shape ?? g.querySelector("text"));
    }
  }
  if (changed("at", "shape", "turn")) {
    g.classList.toggle("piece", !isPath(mark.shape));
    g.style.transform = placeOf(mark);
  }
  if (changed("text", "size", "at", "shape")) write(g.querySelector("text"), mark);
  if (changed("title") && g.querySelector("title")) g.querySelector("title").textContent = mark.title;
  if (changed("pick")) {
    if (mark.pick || mark.on) g.dataset.pick = mark.pick;
    else delete g.dataset.pick;
  }
  // What has nothing to say, like the pips of a die, lets touches through to what lies below.
  if (changed("pick", "title", "on")) g.style.pointerEvents = mark.pick || mark.title || mark.on ? "" : "none";
  if (changed("pick", "title", "look", "on") && !isTouchable(mark)) describeMark(g, mark);
}

// The words of a mark; several lines stand around its middle. A path's words have their own place.
function write(element, { text, size, shape, at }) {
  const [x, y] = isPath(shape) ? at : [0, 0];
  const lines = text.split("\n");
  for (const [key, value] of Object.entries({ x, y, "font-size": size })) put(element, key, value);
  if (lines.length === 1) return void (element.textContent = text);
  const spans = lines.map((line, nth) => {
    const span = node("tspan", { x, dy: `${nth ? 1.2 : -0.6 * (lines.length - 1)}em` });
    span.textContent = line;
    return span;
  });
  element.replaceChildren(...spans);
}

// Whether the page is dark: JupyterLab, Colab and VS Code each say it in their own way.
const isDark = () =>
  document.body.dataset.jpThemeLight === "false" ||
  document.documentElement.getAttribute("theme") === "dark" ||
  document.body.classList.contains("vscode-dark");

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
function sign(mark, text, look = "caption") {
  const [[x, y], [kind, a, b = a]] = [mark.at, edgeOf(mark).split(" ")];
  const share = { disc: 0.7, box: 0.5 }[kind] ?? 0;
  const corner = share ? [x + share * a, y - share * b] : [x, y];
  const wide = Math.max(18, text.length * 6.6 + 9);
  const g = node("g", { class: look, transform: `translate(${corner})` });
  const word = node("text", { "font-size": 11 });
  word.textContent = text;
  g.append(node("rect", { x: -wide / 2, y: -9, width: wide, height: 18, rx: 9 }), word);
  return g;
}

// The captions of moves that one more touch completes, each a sign on its goal.
function captionsOf(shown, ready, { moves, captions }) {
  if (!captions.length) return [];
  const signs = [...shown.values()].map((mark) => [mark, captions[moves.indexOf(ready.get(mark.pick))]]);
  return signs.filter(([mark, text]) => text && !isAway(mark)).map(([mark, text]) => sign(mark, text));
}

// A light around a mark: a line on a wider pale one, and the tag of what has one.
const TAGS = { picked: "✓", refused: "✕" };
function lightAround(mark, kind, tag = TAGS[kind]) {
  const line = outline(edgeOf(mark));
  if (!line || isAway(mark)) return null;
  const [all, g, halo] = [node("g"), node("g", { class: `glow ${kind}` }), node("g", { class: "halo" })];
  g.style.transform = placeOf(mark);
  halo.append(line.cloneNode());
  g.append(halo, line);
  all.append(g);
  if (tag) all.append(sign(mark, tag, `tag ${kind}`));
  return all;
}

// Marks that have gone, pale where they stood.
function ghostOf(mark, name) {
  const g = node("g", { class: mark.look });
  const text = node("text");
  g.append(text);
  paintMark(g, { ...mark, pick: "", on: "", title: "" }, undefined, name);
  const all = node("g", { class: "ghost", "aria-hidden": "true" });
  all.append(g);
  return all;
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
