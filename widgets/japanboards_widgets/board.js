// The live board: lights what may be touched, and reports touches. Knows nothing of any game.
// The other scripts stand before it in one module, since widgets cannot import.
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

  let name = ""; // of this board on the page: its class, and the beginning of its ids
  let ghosts = node("g"); // marks that have gone
  let base = new Map(); // id -> mark as sent with the scenery
  let shown = new Map(); // id -> mark as drawn now
  let groups = new Map(); // id -> its group
  let glows = node("g"); // around what may be touched
  let over = node("g"); // around what is picked, completes a move or is pointed at
  let captions = node("g"); // of moves that one more touch completes
  let arrows = node("g");
  let ring = node("g"); // around what has the keyboard
  let lights = new Map(); // look and id -> id, shape, place, glow: kept from painting to painting
  let told = new Map(); // id -> the mark as it was named last, whether it was lit, and what was said besides
  let picked = [];
  let held = new Set(); // ids of the marks that stand for what is picked
  let armed = null; // a move that a single touch would make: it waits for a second one
  let sent = false; // what is picked has gone to Python and waits for an answer
  let pointed = []; // picks that a sentence of the status line shows
  let focused = null; // id of the one Tab stop
  let small = null; // names the button of a small board
  let ahead = null; // what is shown before its answer, as it was foreseen
  const foreseen = foresight(model);
  const live = () => ahead ?? model.get("live");

  function build() {
    const { frame, style, defs, backdrop, scope, marks } = model.get("scenery");
    svg.setAttribute("viewBox", frame.join(" "));
    root.style.setProperty("--ratio", frame[2] / frame[3]);
    // One more word in its name, and a board meets no other of its game on the page, either.
    name = `${scope}-${Math.random().toString(36).slice(2, 8)}`;
    const own = (text) => text.replaceAll(scope, name);
    svg.setAttribute("class", `jb-scene ${name}`);
    const [sheet, stamps, back] = [node("style"), node("defs"), node("g", { class: "backdrop", "aria-hidden": "true" })];
    sheet.textContent = own(style);
    stamps.innerHTML = own(defs);
    back.innerHTML = `<g>${own(backdrop)}</g>`;
    [base, shown, groups, told] = [new Map(), new Map(), new Map(), new Map()];
    const all = marks.map((mark) => ({ ...BARE, ...mark }));
    const drawn = all.map((mark) => {
      const g = node("g");
      g.append(node("title"), node("text"));
      g.dataset.id = mark.id;
      mute(g);
      base.set(mark.id, mark);
      groups.set(mark.id, g);
      return g;
    });
    [glows, over, captions, arrows, ring, lights] = [node("g"), node("g"), node("g"), node("g"), node("g"), new Map()];
    ghosts = node("g");
    const [below, above] = [false, true].map((wanted) => drawn.filter((_, nth) => isAbove(all[nth]) === wanted));
    svg.replaceChildren(sheet, stamps, back, ...below, ghosts, glows, over, ...above, captions, arrows, ring);
    for (const mark of all) draw(mark);
    dress();
    [picked, focused, ahead] = [[], null, null];
  }

  const dress = () => svg.classList.toggle("dark", isDark());

  function draw(mark) {
    paintMark(groups.get(mark.id), mark, shown.get(mark.id), name);
    shown.set(mark.id, mark);
  }

  function update() {
    const { changed, title, kept, serial } = live();
    for (const [id, mark] of base) {
      const now = changed[id] ? { ...mark, ...changed[id] } : mark;
      if (!same(now, shown.get(id))) draw(now);
    }
    svg.setAttribute("aria-label", title);
    svg.classList.toggle("still", Boolean(live().still));
    ghosts.replaceChildren(...live().ghosts.map((mark) => ghostOf({ ...BARE, ...mark }, name)));
    if (!kept || sent) picked = [];
    [sent, pointed, armed] = [false, [], null];
    paint();
    if (small) small();
    root.dataset.serial = serial;
  }

  // A light that goes out is only hidden: to make it again would cost a layout.
  function light(wanted) {
    for (const [key, [id, mark, g]] of lights) {
      const now = shown.get(id);
      const fits = edgeOf(mark) === edgeOf(now) && placeOf(mark) === placeOf(now) && !isAway(now);
      if (fits) put(g, "visibility", wanted.has(key) ? "visible" : "hidden");
      else {
        g.remove();
        lights.delete(key);
      }
    }
    for (const [key, [id, kind, tag]] of wanted) {
      const g = !lights.has(key) && lightAround(shown.get(id), kind, tag);
      if (!g) continue;
      lights.set(key, [id, shown.get(id), g]);
      (kind && kind !== "dashed" ? over : glows).append(g);
    }
  }

  function arrow(from, to) {
    const at = (pick) => [...shown.values()].find((mark) => mark.pick === pick)?.at;
    const [start, end] = [at(from), at(to)];
    if (start && end) arrows.append(arrowBetween(start, end));
  }

  const lone = (pick) => [...shown.values()].filter((mark) => mark.pick === pick && !isAway(mark)).length <= 1;

  // Lights, labels and the one Tab stop, from what was picked; no round trip.
  function paint() {
    const { moves } = live();
    const highlights = [...live().highlights, ...pointed];
    const offers = offersOf(moves, picked);
    const labels = new Map();
    held = marksOf(picked, held, shown);
    for (const [label, ...word] of openMoves(moves, picked)) {
      const goal = word.at(-1);
      labels.set(goal, labels.has(goal) ? "may be chosen" : label);
    }
    const ready = readyGoals(moves, picked);
    for (const [goal, [label]] of ready) labels.set(goal, label);
    captions.replaceChildren(...captionsOf(shown, ready, live()));
    const wanted = new Map();
    const want = (id, kind, tag) => wanted.set(`${kind} ${tag ?? ""} ${id}`, [id, kind, tag]);
    const dashed = dashedGoals(live(), picked);
    svg.classList.toggle("choosing", [...shown.values()].some((mark) => offers.has(mark.pick) && mark.look.includes("place")));
    for (const [kind, who, tag] of live().lights) {
      for (const [id, mark] of shown) if (who === mark.id || (who && who === mark.pick)) want(id, kind, tag || undefined);
    }
    let first = null;
    for (const [id, mark] of shown) {
      const [g, chosenNow] = [groups.get(id), held.has(id)];
      const lit = mark.pick !== "" && offers.has(mark.pick) && (!chosenNow || lone(mark.pick));
      if (chosenNow) want(id, "picked");
      else if (lit && dashed.has(mark.pick)) want(id, "dashed");
      else if (lit && ready.has(mark.pick)) want(id, "ready");
      else if (lit && !live().quiet) want(id, "");
      if (highlights.includes(mark.pick || mark.id)) want(id, "shown");
      if (lit && !first && isTouchable(mark)) first = id;
      const also = chosenNow ? ", chosen" : lit ? `, ${labels.get(mark.pick) ?? "may be chosen"}` : "";
      const [before, was, said] = told.get(id) ?? [];
      if (before === mark && was === lit && said === also) continue; // nothing is new
      told.set(id, [mark, lit, also]);
      const looks = [mark.look, !isPath(mark.shape) && "piece", lit && "offer", chosenNow && "picked"];
      put(g, "class", looks.filter(Boolean).join(" "));
      if (!isTouchable(mark)) continue;
      g.removeAttribute("aria-hidden");
      if (!mark.pick) {
        describeMark(g, mark); // a piece that counts as its place is only a picture on it
        continue;
      }
      put(g, "role", small ? "img" : "button");
      put(g, "aria-label", mark.title + also);
      if (!small) put(g, "aria-pressed", chosenNow);
      if (id !== focused || !g.hasAttribute("tabindex")) put(g, "tabindex", "-1");
    }
    light(wanted);
    arrows.replaceChildren();
    for (const [from, to] of [...live().arrows, ...wayOf(pointed)]) arrow(from, to);
    if (!focused || !groups.get(focused)?.hasAttribute("tabindex")) {
      focused = first ?? [...groups].find(([, g]) => g.hasAttribute("tabindex"))?.[0] ?? null;
    }
    if (focused) put(groups.get(focused), "tabindex", "0");
    say();
    circle();
    root.toggleAttribute("data-armed", Boolean(armed));
    root.dispatchEvent(new CustomEvent("jb-painted", { bubbles: true, detail: { picked, armed, offers, live: live() } }));
  }

  function say() {
    const { status: sentences, moves } = live();
    const point = (picks) => ((pointed = picks), paint());
    const parts = sentences.map((sentence) => spoken(sentence, (clause) => model.send({ clause }), point));
    if (armed) {
      const p = document.createElement("div");
      p.textContent = `${armed.move[0]} Touch it again to do it; Escape takes it back.`;
      parts.push(p);
    } else if (picked.length && offersOf(moves, picked).size) {
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
      const around = lightAround(shown.get(focused), "focus");
      if (around) ring.append(around);
    }
  }

  // A touch adds to what is picked. A mark that was touched before is taken back, unless it alone
  // stands for a pick that may be touched again.
  function touch(id, pick = shown.get(id).pick, byButton = false) {
    const { moves } = live();
    if (armed?.by === pick) return make(armed.move);
    armed = null;
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
    if (move && !asksTwice(live(), move, picked.length, byButton)) return make(move);
    if (move) armed = { move, by: pick };
    paint();
  }

  function make(move) {
    armed = null;
    picked = move.slice(1);
    sent = true;
    model.send({ picks: picked });
    const then = foreseen.after(live().serial, picked);
    if (then) {
      ahead = then;
      update();
    } else setTimeout(() => sent && paint(), 150); // the answer paints the board, unless it is slow
  }

  function takeBack() {
    [picked, armed] = [[], null];
    paint();
  }

  // For buttons beside the board: they touch as marks do, and hear of every painting ("jb-painted").
  root.touch = (pick) => touch([...shown.values()].find((mark) => mark.pick === pick && !isAway(mark))?.id, pick, true);
  root.press = (pick) => {
    const move = offersOf(live().moves, picked).has(pick) && chosen(live().moves, [...picked, pick]);
    if (move) foreseen.ask(move.slice(1));
  };
  root.confirm = () => armed && make(armed.move);
  root.takeBack = takeBack;

  // An answer that says what was foreseen leaves nothing to do.
  function answer() {
    const asForeseen = JSON.stringify(ahead) === JSON.stringify(model.get("live"));
    ahead = null;
    if (!asForeseen) update();
  }

  function focus(id, byHand = false) {
    if (!id) return;
    const g = groups.get(id);
    if (focused !== id) groups.get(focused)?.setAttribute("tabindex", "-1");
    focused = id;
    put(g, "tabindex", "0");
    if (document.activeElement !== g) g.focus({ preventScroll: byHand }); // a mouse has done so
  }

  // A piece counts as the place it stands on, unless it may be touched itself.
  const meantBy = (g) => {
    const mark = g && shown.get(g.dataset.id);
    if (!mark?.on || held.has(mark.id) || offersOf(live().moves, picked).has(mark.pick)) return g;
    const place = [...shown.values()].find((other) => other.pick === mark.on && !isAway(other));
    return place && (!mark.pick || offersOf(live().moves, picked).has(mark.on)) ? groups.get(place.id) : g;
  };
  const markAt = (event) => meantBy(event.target.closest?.("[data-pick]"));
  // What is only to look at lets a click through to what lies below it.
  const markBelow = (event) =>
    meantBy(document.elementsFromPoint(event.clientX, event.clientY).map((x) => x.closest("[data-pick]")).find((g) => g && svg.contains(g)));
  svg.addEventListener("pointerdown", (event) => {
    for (const motion of svg.getAnimations({ subtree: true })) motion.finish(); // a touch ends it, and counts
    const { pick } = (markAt(event) ?? markBelow(event))?.dataset ?? {};
    const { moves } = live();
    const move = offersOf(moves, picked).has(pick) && chosen(moves, [...picked, pick]);
    if (move) foreseen.ask(move.slice(1));
  });
  svg.addEventListener("click", (event) => {
    const g = markAt(event) ?? markBelow(event);
    if (!g) return;
    focus(g.dataset.id, true);
    touch(g.dataset.id);
  });
  svg.addEventListener("keydown", (event) => {
    const g = markAt(event);
    if (!g) return;
    if (event.key === "Enter" || event.key === " ") touch(g.dataset.id);
    else if (event.key.startsWith("Arrow")) focus(walk(shown, groups, g.dataset.id, event.key));
    else if (event.key === "n" || event.key === "p") focus(jump(shown, groups, g.dataset.id, event.key === "n" ? 1 : -1));
    else if (event.key === "Escape") {
      takeBack();
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
  svg.addEventListener("focusin", (event) => (describe(event), circle()));
  svg.addEventListener("focusout", circle);

  if (model.get("small")) {
    root.classList.add("small");
    small = growButton(root, () => live().title);
  }

  // Keys pressed in the controls around the board must not reach the notebook either.
  const muteFocused = (event) => {
    if (event.target.closest?.(".jb-table")) mute(event.target);
  };
  document.addEventListener("focusin", muteFocused);

  const theme = new MutationObserver(() => dress());
  for (const element of [document.body, document.documentElement]) {
    theme.observe(element, { attributeFilter: ["data-jp-theme-light", "theme", "class"] });
  }
  const rebuild = () => (build(), update());
  model.on("change:scenery", rebuild);
  model.on("change:live", answer);
  rebuild();
  return () => {
    document.removeEventListener("focusin", muteFocused);
    model.off("change:scenery", rebuild);
    model.off("change:live", answer);
    foreseen.stop();
    theme.disconnect();
  };
}

export default { render };
