// Draws marks, lights what may be touched, and reports touches. Knows nothing of any game.
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

// --- choosing: the same three steps as chooser.py ---
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
// Goals that complete a move as it is picked by now, with the label of that move.
const readyGoals = (moves, picked) => {
  const ready = openMoves(moves, picked).filter((move) => picked.length && move.length === picked.length + 2);
  return new Map(ready.map(([label, ...word]) => [less(word, picked)[0], label]));
};
const kindOf = (pick) => pick.split(":")[0];
// "samurai:gate:red" and "samurai:gate:blue" stand together in one group.
const groupOf = (pick) => pick.split(":").slice(1, -1).join(":");
// Two of a kind that no move needs together: touching one puts the other back.
const rivals = (moves, one, other) =>
  kindOf(one) === kindOf(other) &&
  (groupOf(one) === "" || groupOf(one) !== groupOf(other)) &&
  !moves.some(([, ...word]) => word.includes(one) && word.includes(other));

function render({ model, el }) {
  const root = document.createElement("div");
  const svg = node("svg", { class: "jb-scene", role: "group" });
  const about = document.createElement("div");
  const status = document.createElement("div");
  root.className = "jb-board";
  about.className = "jb-about";
  about.setAttribute("aria-hidden", "true");
  status.className = "jb-status";
  status.setAttribute("role", "status");
  root.append(svg, about, status);
  el.append(root);

  let base = new Map(); // id -> mark as sent with the scenery
  let shown = new Map(); // id -> mark as drawn now
  let groups = new Map(); // id -> its group
  let glows = node("g"); // around what may be touched
  let over = node("g"); // around what is picked or pointed at, and arrows
  let ring = node("g"); // around what has the keyboard
  let lights = new Map(); // id -> its shape, its place, its glow: kept from painting to painting
  let picked = [];
  let held = new Set(); // ids of the marks that stand for what is picked
  let sent = false; // what is picked has gone to Python and waits for an answer
  let focused = null; // id of the one Tab stop
  let small = null; // names the button of a small board

  const live = () => model.get("live");
  const mute = (element) => element.setAttribute("data-lm-suppress-shortcuts", "true");

  function build() {
    const { frame, style, marks } = model.get("scenery");
    svg.setAttribute("viewBox", frame.join(" "));
    const sheet = node("style");
    sheet.textContent = style;
    [base, shown, groups] = [new Map(), new Map(), new Map()];
    const drawn = marks.map((mark) => {
      const g = node("g");
      g.append(node("title"), node("text"));
      g.dataset.id = mark.id;
      mute(g);
      base.set(mark.id, mark);
      groups.set(mark.id, g);
      return g;
    });
    [glows, over, ring, lights] = [node("g"), node("g"), node("g"), new Map()];
    svg.replaceChildren(sheet, ...drawn, glows, over, ring);
    for (const mark of marks) draw(mark);
    picked = [];
    focused = null;
  }

  function draw(mark) {
    paintMark(groups.get(mark.id), mark, shown.get(mark.id));
    shown.set(mark.id, mark);
  }

  function update() {
    const { changed, title, kept, serial } = live();
    for (const [id, mark] of base) {
      const now = changed[id] ? { ...mark, ...changed[id] } : mark;
      if (changed[id] || shown.get(id) !== mark) draw(now);
    }
    svg.setAttribute("aria-label", title);
    if (!kept || sent) picked = [];
    sent = false;
    paint();
    if (small) small();
    root.dataset.serial = serial;
  }

  function glow(id, look, layer) {
    const shape = groups.get(id)?.querySelector("circle, rect, path");
    if (!shape || isAway(shown.get(id))) return;
    const g = node("g", { class: `glow ${look}` });
    g.style.transform = groups.get(id).style.transform;
    g.append(shape.cloneNode());
    layer.append(g);
    return g;
  }

  function light(lit) {
    for (const [id, [shape, place, g]] of lights) {
      if (lit.has(id) && shape === shown.get(id).shape && place === groups.get(id).style.transform) continue;
      g.remove();
      lights.delete(id);
    }
    for (const id of lit) {
      if (lights.has(id)) continue;
      const g = glow(id, "", glows);
      if (g) lights.set(id, [shown.get(id).shape, g.style.transform, g]);
    }
  }

  function arrow(from, to) {
    const at = (pick) => [...shown.values()].find((mark) => mark.pick === pick)?.at;
    const [start, end] = [at(from), at(to)];
    if (!start || !end) return;
    const turn = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
    const g = node("g", { class: "arrow" });
    g.append(node("path", { d: `M${start}L${end}` }));
    g.append(node("path", { d: "M0 0L-11 5L-11 -5z", transform: `translate(${end}) rotate(${turn})` }));
    over.append(g);
  }

  const lone = (pick) => [...shown.values()].filter((mark) => mark.pick === pick && !isAway(mark)).length === 1;

  // One mark for each touch, where several share a pick: those that were touched before others.
  function marksPicked() {
    const [left, found] = [[...picked], new Set()];
    for (const id of [...held, ...shown.keys()]) {
      const at = left.indexOf(shown.get(id)?.pick || null);
      if (at < 0 || found.has(id) || isAway(shown.get(id))) continue;
      left.splice(at, 1);
      found.add(id);
    }
    return found;
  }

  // Lights, labels and the one Tab stop, from what was picked; no round trip.
  function paint() {
    const { moves, highlights } = live();
    const offers = offersOf(moves, picked);
    const labels = new Map();
    held = marksPicked();
    for (const [label, ...word] of openMoves(moves, picked)) {
      const goal = word.at(-1);
      labels.set(goal, labels.has(goal) ? "may be chosen" : label);
    }
    const ready = readyGoals(moves, picked);
    for (const [goal, label] of ready) labels.set(goal, label);
    over.replaceChildren();
    const glowing = new Set();
    svg.classList.toggle("choosing", [...shown.values()].some((mark) => offers.has(mark.pick) && mark.look.includes("place")));
    let first = null;
    for (const [id, mark] of shown) {
      const g = groups.get(id);
      const chosenNow = held.has(id);
      const lit = mark.pick !== "" && offers.has(mark.pick) && (!chosenNow || lone(mark.pick));
      const look = [mark.look, g.classList.contains("piece") ? "piece" : "", lit ? "offer" : "", chosenNow ? "picked" : ""];
      const joined = look.filter(Boolean).join(" ");
      if (g.getAttribute("class") !== joined) g.setAttribute("class", joined);
      if (chosenNow) glow(id, "picked", over);
      else if (lit && ready.has(mark.pick)) glow(id, "ready", over);
      else if (lit && !live().quiet) glowing.add(id);
      if (highlights.includes(mark.pick || mark.id)) glow(id, "shown", over);
      if (!isTouchable(mark)) continue;
      const also = chosenNow ? ", chosen" : lit ? `, ${labels.get(mark.pick) ?? "may be chosen"}` : "";
      g.removeAttribute("aria-hidden");
      put(g, "role", small ? "img" : "button");
      put(g, "aria-label", mark.title + also);
      if (!small) put(g, "aria-pressed", chosenNow);
      if (id !== focused || !g.hasAttribute("tabindex")) put(g, "tabindex", "-1");
      if (lit && !first) first = id;
    }
    light(glowing);
    for (const [from, to] of live().arrows) arrow(from, to);
    if (!focused || !groups.get(focused)?.hasAttribute("tabindex")) {
      focused = first ?? [...groups].find(([, g]) => g.hasAttribute("tabindex"))?.[0] ?? null;
    }
    if (focused) put(groups.get(focused), "tabindex", "0");
    say();
    circle();
  }

  function say() {
    const { status: sentences, moves } = live();
    const parts = sentences.map(({ text, clauses }) => {
      const p = document.createElement("div");
      p.textContent = text;
      for (const id of clauses) {
        const button = document.createElement("button");
        button.className = "jb-clause";
        button.textContent = id;
        button.title = `Read ${id} in the rulebook`;
        mute(button);
        button.onclick = () => model.send({ clause: id });
        p.append(button);
      }
      return p;
    });
    if (picked.length && offersOf(moves, picked).size) {
      const p = document.createElement("div");
      const names = picked.map((pick) => [...shown.values()].find((mark) => mark.pick === pick)?.title ?? pick);
      p.textContent = `Chosen: ${names.join("; ")}. Touch what is lit to go on; Escape takes it back.`;
      parts.push(p);
    }
    const text = parts.map((part) => part.textContent).join("\n");
    if (status.dataset.text !== text) {
      const inside = status.contains(document.activeElement);
      status.dataset.text = text;
      status.replaceChildren(...parts);
      if (inside) (status.querySelector("button") ?? groups.get(focused))?.focus();
    }
  }

  function circle() {
    ring.replaceChildren();
    const g = focused && groups.get(focused);
    if (g && g === document.activeElement && g.matches(":focus-visible")) {
      glow(focused, "focus halo", ring);
      glow(focused, "focus", ring);
    }
  }

  // A touch adds to what is picked. A mark that was touched before is taken back, unless it alone
  // stands for a pick that may be touched again.
  function touch(id) {
    const { moves } = live();
    const { pick } = shown.get(id);
    const offers = offersOf(moves, picked);
    if (held.delete(id) && !lone(pick)) {
      picked.splice(picked.lastIndexOf(pick), 1);
      return paint();
    }
    held.add(id);
    if (!offers.has(pick)) {
      if (picked.includes(pick) && lone(pick)) {
        picked = picked.filter((other) => other !== pick);
        return paint();
      }
      const others = picked.filter((other) => !rivals(moves, pick, other));
      if (!offersOf(moves, others).has(pick)) return model.send({ touch: [...picked, pick] });
      picked = others;
    }
    picked = [...picked, pick];
    const move = chosen(moves, picked);
    if (move) {
      picked = move.slice(1);
      sent = true;
      model.send({ picks: picked });
      setTimeout(() => sent && paint(), 150); // the answer paints the board, unless it is slow
    } else paint();
  }

  function step(from, key) {
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

  function jump(from, by) {
    const lit = [...shown.keys()].filter((id) => groups.get(id).classList.contains("offer"));
    const at = lit.indexOf(from);
    return lit[(at + by + lit.length) % lit.length] ?? null;
  }

  function focus(id, byHand = false) {
    if (!id) return;
    const g = groups.get(id);
    if (focused !== id) groups.get(focused)?.setAttribute("tabindex", "-1");
    focused = id;
    put(g, "tabindex", "0");
    if (document.activeElement !== g) g.focus({ preventScroll: byHand }); // a mouse has done so
  }

  const markAt = (event) => event.target.closest?.("[data-pick]");
  svg.addEventListener("click", (event) => {
    const g = markAt(event);
    if (!g) return;
    focus(g.dataset.id, true);
    touch(g.dataset.id);
  });
  svg.addEventListener("keydown", (event) => {
    const g = markAt(event);
    if (!g) return;
    if (event.key === "Enter" || event.key === " ") touch(g.dataset.id);
    else if (event.key.startsWith("Arrow")) focus(step(g.dataset.id, event.key));
    else if (event.key === "n" || event.key === "p") focus(jump(g.dataset.id, event.key === "n" ? 1 : -1));
    else if (event.key === "Escape") {
      picked = [];
      paint();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const describe = (event) => {
    const g = event.target.closest?.("[data-id]");
    about.textContent = (g && (g.getAttribute("aria-label") || g.querySelector("title").textContent)) || "";
  };
  svg.addEventListener("pointerover", describe);
  svg.addEventListener("pointerleave", () => (about.textContent = ""));
  svg.addEventListener("focusin", (event) => {
    describe(event);
    circle();
  });
  svg.addEventListener("focusout", circle);

  if (model.get("small")) {
    root.classList.add("small");
    const button = document.createElement("button");
    button.className = "jb-grow";
    mute(button);
    small = () => {
      const grown = root.classList.contains("grown");
      button.textContent = `${live().title}: ${grown ? "smaller" : "larger"}`;
      button.setAttribute("aria-expanded", grown);
    };
    button.onclick = () => {
      root.classList.toggle("grown");
      small();
    };
    root.append(button);
  }

  // Keys pressed in the controls around the board must not reach the notebook either.
  const muteFocused = (event) => {
    if (event.target.closest?.(".jb-table")) mute(event.target);
  };
  document.addEventListener("focusin", muteFocused);

  const rebuild = () => {
    build();
    update();
  };
  model.on("change:scenery", rebuild);
  model.on("change:live", update);
  rebuild();
  return () => {
    document.removeEventListener("focusin", muteFocused);
    model.off("change:scenery", rebuild);
    model.off("change:live", update);
  };
}

export default { render };
