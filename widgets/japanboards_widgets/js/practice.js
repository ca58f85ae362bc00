// @ts-check
// Practice around a board: the session, a question, its answer, and the rulebook as squares. It
// shows what Python says of them (`beside`), and knows nothing of any game.
import { render } from "./board.js";
import { comeIntoSight, mute, ruleName } from "./page.js";
import { element, fillButton, makeButton, patch, setClass, setText } from "./parts.js";
import { clauseChips, fromTheTop, scrolling, signOf } from "./reading.js";
import { counted } from "./status.js";
import { trim } from "./window.js";

const SIGN_OF = { new: "new", refused: "refused", right: "done", wrong: "refused" };
const SQUARES = { known: "known", shaky: "begun", untried: "untried", never: "not asked" };

function button(text, look, act) {
  const made = element("button", look, text);
  made.type = "button";
  mute(made);
  made.onclick = act;
  return made;
}

function squareOf({ look, due = false }) {
  const inside = look === "never" ? '<circle cx="11" cy="11" r="2"/>' : '<rect x="1" y="1" width="20" height="20" rx="2"/>';
  const half = look === "shaky" ? '<path d="M2 2L20 20H2z"/>' : "";
  const dot = due ? '<circle class="due" cx="18" cy="4" r="4.500"/>' : "";
  return `<svg viewBox="0 0 22 22" aria-hidden="true">${inside}${half}${dot}</svg>`;
}

function renderPractice({ model, el }) {
  const areas = Object.fromEntries(
    [["strip", "section"], ["task", "section"], ["answer", "section"], ["board", "div"], ["need", "aside"], ["page", "section"], ["heat", "section"]].map(([name, tag]) => {
      const made = element(tag, name);
      made.dataset.area = name;
      return [name, made];
    }),
  );
  const { strip, task, answer, need, page, heat } = areas;
  const act = (/** @type {string} */ name, /** @type {any} */ value = null) => model.send({ act: name, value });
  const [kind, words, note] = [element("p", "kind"), element("h3", "serif"), element("p", "house")];
  const who = element("span", "who");
  const [head, lines, two, pick, number, tally, ask, comes, row] = ["header", "div", "div", "div", "div", "table", "div", "p", "div"].map((tag) => element(tag));
  Object.assign(lines, { className: "lines" });
  for (const [made, look] of [[two, "two"], [pick, "pick"], [number, "number"], [tally, "tally"], [ask, "ask"], [comes, "again"], [row, "row"]]) made.className = look;
  const [alert, status] = [element("div", "said"), element("div", "said")];
  alert.setAttribute("role", "alert");
  status.setAttribute("role", "status");
  strip.setAttribute("aria-label", "This session");
  answer.setAttribute("aria-label", "Answer");
  for (const place of [task, page]) place.tabIndex = -1;
  task.append(kind, words, note);
  const telling = scrolling(element("div", "told"));
  scrolling(pick);
  telling.append(head, lines, tally, comes);
  answer.append(telling, two, pick, number, row, ask);
  el.append(...Object.values(areas), alert, status);

  let board = null;
  let detail = null;
  let said = "";
  let key = null;

  function paint() {
    const { beside } = detail.live;
    if (!beside?.strip) return;
    const now = JSON.stringify(beside);
    if (now === said) return paintTouched(beside);
    const own = el.contains(document.activeElement) || document.activeElement === document.body;
    const [another, before] = [key !== null && key !== beside.key, said && JSON.parse(said)];
    said = now;
    key = beside.key;
    paintStrip(beside);
    kind.replaceChildren(beside.kind, who);
    setText(who, beside.who);
    areas.board.dataset.kind = beside.finds ? "find" : "look";
    answer.toggleAttribute("data-plays", !beside.looks && !beside.finds); // what is said to a touch moves nothing
    setText(words, beside.task);
    setText(note, beside.house);
    note.hidden = !beside.house;
    paintTold(beside);
    paintAnswers(beside);
    paintTouched(beside);
    paintNeed(beside);
    paintHeat(beside);
    paintPage(beside);
    trim(areas.board, beside.window);
    const root = el.closest(".jb-table");
    if (root) root.dataset.game = beside.game;
    if (JSON.stringify(before?.told) !== JSON.stringify(beside.told)) speak(beside);
    if (!own) return;
    if (another) {
      (beside.page ? page : task).focus({ preventScroll: true });
      fromTheTop(el.closest(".jb-grid") ?? el, beside.page ? page.firstElementChild : answer);
    } else if (beside.done && !before?.done) row.querySelector("button")?.focus({ preventScroll: true });
  }

  function paintStrip({ strip: told, warning, page: over }) {
    const minutes = element("span", "mins");
    minutes.setAttribute("aria-hidden", "true");
    for (let nth = 0; nth < told.of; nth += 1) {
      const dot = element("i");
      dot.style.setProperty("--f", `${100 * Math.max(0, Math.min(1, told.minutes - nth))}%`);
      minutes.append(dot);
    }
    const title = element("b", "serif", "Ten minutes");
    const spent = element("span", "said", `minute ${Math.floor(told.minutes) + 1} of ${told.of}`);
    const due = element("span");
    due.append(element("b", "", String(told.due)), ` ${told.due === 1 ? "rule" : "rules"} due`);
    const count = element("span", "soft", `${told.answered} answered, ${told.right} right`);
    const first = element("span", "clock");
    first.append(title, minutes, spent);
    strip.replaceChildren(first, due, count, ...(over ? [] : [button("End here", "link stop", () => act("end"))]));
    if (warning) strip.append(element("p", "warning", warning));
  }

  function paintTold({ told }) {
    answer.className = `answer is-${{ right: "done", wrong: "refused" }[told.kind] ?? told.kind}`;
    paintHead(told.kind, told.head);
    lines.replaceChildren(
      ...told.lines.flatMap(({ text, clauses }) => [element("p", "why", text), ...(clauses.length ? [clauseChips(clauses)] : [])]),
    );
    tally.replaceChildren(
      ...told.rows.map(({ what, clauses, much }, nth) => {
        const tr = element("tr", what === "together" ? "sum" : "");
        tr.style.setProperty("--nth", nth);
        const cell = element("td", "line", what);
        if (clauses.length) cell.append(clauseChips(clauses));
        tr.append(cell, element("td", "", much));
        return tr;
      }),
    );
    tally.hidden = told.rows.length === 0;
    setText(comes, told.comes);
    comes.hidden = !told.comes;
    telling.scrollTop = 0;
  }

  function paintHead(kind, text) {
    if (head.dataset.kind !== kind) {
      head.innerHTML = signOf(SIGN_OF[kind]);
      head.append(element("h4"));
    }
    head.dataset.kind = kind;
    setText(head.querySelector("h4"), text);
  }

  function paintAnswers({ groups, number: asked }) {
    for (const [place, name] of [[two, "two"], [pick, "pick"], [row, "row"]]) {
      const some = groups[name] ?? [];
      patch(place, some, makeButton, (made, each) => {
        fillButton(made, each);
        setClass(made, "mine", each.mine);
        made.onclick = () => !each.off && press(each);
      });
      place.hidden = some.length === 0;
    }
    if (!asked) number.replaceChildren();
    else if (!number.querySelector("input")) stepper();
    number.hidden = !asked;
  }
  function press(each) {
    const value = { picked: () => detail.picked, number: () => Number(number.querySelector("input")?.value || 0) }[each.value];
    act(each.act, value ? value() : each.value);
  }
  function stepper() {
    const field = element("input");
    Object.assign(field, { type: "number", value: "0", step: "1" });
    field.setAttribute("aria-label", "Your number");
    const by = (step) => () => (field.value = String(Number(field.value || 0) + step));
    const [less, more] = [button("−", "", by(-1)), button("+", "", by(1))];
    less.setAttribute("aria-label", "One less");
    more.setAttribute("aria-label", "One more");
    field.onfocus = () => field.select(); // what is typed takes the place of the 0
    field.onkeydown = (event) => {
      event.stopPropagation();
      if (event.key === "Enter") act("number", Number(field.value || 0));
    };
    mute(field);
    const box = element("span", "stepper");
    box.append(less, field, more);
    number.replaceChildren(box);
  }

  // What the board's own touches change: how many places are chosen, and the buttons of the game.
  function paintTouched({ ask: wanted, finds, done, told, looks }) {
    const { picked } = detail;
    const choosing = !looks && !finds && picked.length > 0; // a move is begun: an old answer goes
    setClass(answer, "choosing", choosing);
    if (!looks && !finds) {
      setClass(answer, "is-refused", told.kind === "refused" && !choosing);
      paintHead(choosing ? "new" : told.kind, choosing ? missing() : told.head);
    }
    if (finds && !done) setText(head.querySelector("h4"), picked.length ? `${picked.length} touched` : told.head);
    patch(ask, wanted, makeButton, (made, each) => {
      fillButton(made, { ...each, pressed: picked.includes(each.pick) });
      made.onclick = () => board.touch(each.pick);
    });
    ask.hidden = wanted.length === 0;
  }

  const FEW = 3; // names that are said of what goes with what is chosen
  function missing() {
    const names = (/** @type {Iterable<string>} */ picks) => [...picks].map((pick) => board.called(pick).split(/[;:,(]/)[0].trim());
    const next = new Set(names(detail.offers));
    if (detail.armed) return `Chosen: ${counted(names(detail.picked))}. Touch it again to make the move.`;
    return `Chosen: ${counted(names(detail.picked))}. Now touch ${next.size && next.size <= FEW ? [...next].join(" or ") : "what goes with it"}.`;
  }

  function paintNeed({ need: text }) {
    need.hidden = !text;
    need.replaceChildren(element("h4", "", text?.[0] ?? ""), element("p", "", text?.[1] ?? ""));
  }

  // The rulebook: a square per clause. One stop for Tab, arrows walk; what it says stands beside.
  function paintHeat({ heat: told }) {
    heat.hidden = !told;
    if (!told) return heat.replaceChildren();
    const book = model.get("book");
    const title = element("div", "head2");
    title.append(element("h3", "serif", "The rulebook, as you know it"), keyOf(told.counts));
    const groups = element("div", "groups");
    const held = document.activeElement;
    const inside = held instanceof HTMLElement && heat.contains(held) && held.dataset.clause;
    let nth = 0;
    for (const { name, clauses } of book) {
      const [group, squares] = [element("div", clauses.length > 16 ? "g wide1" : "g"), element("div", "sq")];
      for (const { id, text } of clauses) {
        const [look, due] = [told.looks[nth], told.due.includes(id)];
        nth += 1;
        const made = button("", `q ${look} ${told.open?.id === id ? "on" : ""}`.trim(), () => act("clause", id));
        made.innerHTML = squareOf({ look, due });
        made.dataset.clause = id;
        made.tabIndex = id === (told.open?.id ?? book[0].clauses[0].id) ? 0 : -1;
        made.setAttribute("aria-label", `${ruleName(id)}, ${SQUARES[look]}${due ? ", due" : ""}: ${text}`);
        made.title = `${ruleName(id)}: ${text}`;
        squares.append(made);
      }
      group.append(element("span", "", name), squares);
      groups.append(group);
    }
    heat.replaceChildren(title, groups, tipOf(told.open));
    if (inside) heat.querySelector(`[data-clause="${CSS.escape(inside)}"]`)?.focus({ preventScroll: true });
  }
  function keyOf(counts) {
    const key = element("div", "key");
    for (const [look, text] of Object.entries(SQUARES)) {
      const [span, made] = [element("span"), element("i", `q ${look}`)];
      made.innerHTML = squareOf({ look });
      span.append(made, `${counts[look]} ${text}`);
      key.append(span);
    }
    const [due, dot] = [element("span"), element("i", "q never")];
    dot.innerHTML = '<svg viewBox="0 0 22 22" aria-hidden="true"><circle class="due" cx="11" cy="11" r="5"/></svg>';
    due.append(dot, `${counts.due} due`);
    key.append(due);
    return key;
  }
  function tipOf(open) {
    const tip = element("div", "tip");
    tip.setAttribute("aria-live", "polite");
    if (!open) {
      tip.append(element("b", "", "Touch a square"), element("p", "", "It says its rule, and how you did."));
      return tip;
    }
    tip.append(element("b", "", `${ruleName(open.id)}: ${open.look}`), element("p", "", open.text), element("p", "soft", open.told));
    if (open.may) tip.append(button("Ask me this one", "link", () => act("about", open.id)));
    return tip;
  }

  function paintPage({ page: told }) {
    for (const name of ["task", "answer", "board", "need"]) setClass(areas[name], "behind", told);
    page.hidden = !told;
    if (!told) return page.replaceChildren();
    const [chead, title, list, go] = [element("header", "chead"), element("div"), element("ol", "answered"), element("div", "gorow")];
    title.append(element("h2", "serif", told.title), ...told.lines.map((text) => element("p", "", text)));
    const seal = element("span", "seal serif", String(told.minutes));
    seal.append(element("small", "", "min"));
    chead.append(seal, title);
    for (const [nth, { text, right, clauses }] of told.answered.entries()) {
      const li = element("li");
      li.innerHTML = signOf(right ? "done" : "refused");
      const said = element("span", "line", text);
      if (!right) said.append(" ", button("Try it again", "link", () => act("retry", nth)));
      said.append(clauseChips(clauses));
      li.append(said);
      list.append(li);
    }
    patch(go, told.go, makeButton, (made, each) => {
      fillButton(made, each);
      made.onclick = () => act(each.act);
    });
    page.setAttribute("aria-label", told.title);
    page.replaceChildren(chead, go, list);
  }

  function speak({ told, key: number, strip: { due } }) {
    const text = [told.head, ...told.lines.map((line) => line.text), ...told.rows.map(({ what, much }) => `${what} ${much}`)].join(" ");
    setText(alert, told.kind === "refused" ? text : "");
    setText(status, told.kind === "new" ? `Question ${number}, ${due} due` : told.kind === "refused" ? "" : text);
  }

  // Where the board is only looked at, a touch means nothing.
  for (const name of ["click", "keydown", "pointerdown"]) {
    areas.board.addEventListener(
      name,
      (event) => {
        const touches = name !== "keydown" || event.key === "Enter" || event.key === " ";
        if (detail?.live.beside?.looks && touches && event.target.closest("svg")) event.stopPropagation();
      },
      true,
    );
  }
  heat.addEventListener("keydown", (event) => {
    const all = [...heat.querySelectorAll(".groups .q")];
    const at = all.indexOf(document.activeElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (at < 0 || !step) return;
    const next = all[Math.max(0, Math.min(all.length - 1, at + step))];
    all[at].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
    event.preventDefault();
    event.stopPropagation();
  });
  el.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
    const shown = [...answer.querySelectorAll(".two button, .pick button, .row button")].filter((each) => each.getAttribute("aria-disabled") !== "true");
    const nth = "123456789".indexOf(event.key);
    if (nth < 0 || nth >= shown.length) return;
    shown[nth].click();
    event.preventDefault();
    event.stopPropagation();
  });

  areas.board.addEventListener("jb-painted", (event) => {
    board = event.target;
    detail = event.detail;
    paint();
  });
  const stop = render({ model, el: areas.board });
  let fresh = true; // it was not yet in sight
  const watch = new ResizeObserver(() => {
    const beside = detail?.live.beside;
    if (!beside || !areas.board.offsetHeight) return;
    trim(areas.board, beside.window);
    if (fresh) setTimeout(() => comeIntoSight(areas.task.closest(".jb-grid") ?? el), 150);
    fresh = false;
  });
  watch.observe(areas.board);
  // How far down question and board begin: in a low window the rest of the height is theirs.
  const heights = new ResizeObserver(() => {
    const root = el.closest(".jb-grid") ?? el;
    const below = (/** @type {number} */ at) => `${Math.round(at - root.getBoundingClientRect().top)}px`;
    root.style.setProperty("--over", below(task.getBoundingClientRect().bottom));
    root.style.setProperty("--top", below(areas.board.getBoundingClientRect().top));
  });
  for (const each of [strip, task, answer]) heights.observe(each);
  areas.board.querySelector(".jb-status").classList.add("behind");
  return () => {
    watch.disconnect();
    heights.disconnect();
    stop?.();
  };
}

export default { render: renderPractice };
