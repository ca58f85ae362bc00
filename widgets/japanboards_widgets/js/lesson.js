// @ts-check
// A lesson around a board: levels, task, answer, what the signs mean, the end of a chapter. It shows
// what Python says of them (`beside`), and knows nothing of any game.
import { render } from "./board.js";
import { comeIntoSight, isDark, mute } from "./page.js";
import { element, fillButton, makeButton, patch, setClass, setText } from "./parts.js";
import { circleOf, clauseChips, fromTheTop, scrolling, signOf, starOf } from "./reading.js";
import { cutOut, sample } from "./samples.js";
import { remember, trim } from "./window.js";

const EDGE = 12; // px that a window keeps free around a lesson
const MOST = 560; // px to the end of the answer: on a high screen, signs stand below it

function renderLesson({ model, el }) {
  const areas = Object.fromEntries(
    [["bar", "nav"], ["task", "section"], ["answer", "section"], ["board", "div"], ["need", "aside"], ["page", "section"]].map(([name, tag]) => {
      const made = element(tag, name);
      made.dataset.area = name;
      return [name, made];
    }),
  );
  const { bar, task, answer, need, page } = areas;
  const act = (/** @type {string} */ name, /** @type {any} */ value = null) => model.send({ act: name, value });
  const [where, levels, warning] = [element("button", "where"), element("ol", "levels"), element("p", "warning")];
  const [pictures, words, chosen] = [element("span", "given"), element("h3", "serif"), element("div", "chosen")];
  const [head, lines, ask, star, does] = [element("header"), element("div", "lines"), element("div", "ask"), element("p", "starline"), element("div", "row")];
  const asked = element("p", "asked");
  const [alert, status] = [element("div", "said"), element("div", "said")];
  alert.setAttribute("role", "alert");
  status.setAttribute("role", "status");
  bar.setAttribute("aria-label", "Levels");
  answer.setAttribute("aria-label", "Answer");
  for (const [name, group] of [["Choices", ask], ["What next", does]]) {
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", name);
  }
  for (const place of [task, page]) place.tabIndex = -1;
  where.type = "button";
  where.title = "All chapters";
  where.onclick = () => act("end");
  mute(where);
  bar.append(where, levels, warning);
  pictures.setAttribute("aria-hidden", "true");
  task.append(pictures, words);
  const telling = scrolling(element("div", "told")); // so that nothing else moves
  telling.append(head, lines, chosen);
  answer.append(telling, asked, ask, star, does);
  el.append(...Object.values(areas), alert, status);

  let board = null; // the board's root, with its ways to be touched
  let detail = null; // of the last painting
  let said = ""; // what was shown last
  let key = null; // the level that was shown last
  /** @type {[number, string]} */ let room = [0, ""]; // that the choices of this level take, and at which width
  const seen = new Map(); // by level: the board as it was when the level was done
  let first = ""; // the board as the level came
  let mend = ""; // what stays chosen after a refusal, which is read until it changes
  let buttons = []; // what the choices mean
  let needed = ""; // the signs that are shown
  let tall = 0; // how high the lesson was: what stands below it does not jump

  function paint() {
    const { beside } = detail.live;
    if (!beside) return;
    const now = JSON.stringify(beside);
    if (now !== said) {
      const own = el.contains(document.activeElement) || document.activeElement === document.body;
      const kind = beside.told.kind;
      const another = key !== null && key !== beside.key;
      const last = said && JSON.parse(said).told;
      said = now;
      paintBar(beside);
      setText(words, beside.task);
      paintGiven(beside);
      paintTold(beside);
      paintNeed(beside);
      paintPage(beside);
      mend = ["refused", "but"].includes(kind) ? String(detail.picked) : "";
      paintAsk(beside);
      trim(areas.board, beside.window);
      key = beside.key;
      const svg = board.querySelector("svg.jb-scene");
      if (kind === "new") first = svg.outerHTML;
      if (kind === "done" && !beside.page) {
        const { before, box } = remember(svg, beside.touched, beside.kept);
        seen.set(beside.at, [before && first ? first : svg.outerHTML, beside.window, box]);
      }
      if (JSON.stringify(last) !== JSON.stringify(beside.told)) speak(beside.told);
      if (!own) return;
      if (another) {
        (beside.page ? page : task).focus({ preventScroll: true });
        fromTheTop(el.closest(".jb-grid") ?? el, beside.page ? page.firstElementChild : answer);
      } else if (kind === "done" && last?.kind !== "done") does.querySelector(".go")?.focus({ preventScroll: true });
    } else paintAsk(beside);
  }

  function paintBar(beside) {
    where.replaceChildren(element("b", "serif", beside.chapter), element("span", "", beside.title ? `${beside.level}: ${beside.title}` : beside.level));
    setText(warning, beside.warning);
    warning.hidden = !beside.warning;
    patch(levels, beside.dots, makeDot, (li, dot, nth) => {
      const button = li.firstChild;
      button.className = `lv ${dot.look} ${dot.now ? "at" : ""}`.trim();
      button.innerHTML = circleOf(nth, dot.look);
      button.title = dot.title || `Level ${nth + 1}`;
      button.setAttribute("aria-label", `Level ${nth + 1}${dot.title && `: ${dot.title}`}, ${dot.said}`);
      if (dot.now) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
      button.onclick = () => act("level", dot.at);
    });
    const root = el.closest(".jb-table");
    if (root) Object.assign(root.dataset, { game: beside.game, state: beside.state });
  }
  function makeDot() {
    const [li, button] = [element("li"), element("button")];
    button.type = "button";
    mute(button);
    li.append(button);
    return li;
  }

  function paintTold({ told }) {
    telling.scrollTop = 0;
    answer.className = `answer is-${told.kind}`;
    head.innerHTML = signOf(told.kind);
    head.append(element("h4", "", told.head));
    lines.replaceChildren(
      ...told.lines.map(({ text, clauses }) => {
        const line = element("div", "line");
        line.append(element("p", "why", text), ...(clauses.length ? [clauseChips(clauses)] : []));
        return line;
      }),
    );
    star.innerHTML = starOf(told.has);
    star.append(element("span", "", told.star));
    star.hidden = !told.star;
  }

  // Two places that are always there: a screen reader hears what is exchanged in them.
  function speak({ kind, head: first, lines: rest }) {
    const text = [first, ...rest.map((line) => line.text)].join(" ");
    const urgent = ["refused", "but"].includes(kind);
    setText(alert, urgent ? text : "");
    setText(status, urgent || kind === "new" ? "" : text);
  }

  function paintAsk({ ask: wanted, does: last, unlit, asked: question, hinted, buttons: kept, only }) {
    const { picked, offers, armed, live } = detail;
    setClass(answer, "stale", armed || (picked.length > 0 && String(picked) !== mend));
    const free = live.moves.length > 0 && !unlit;
    const own = wanted.map((each) => ({
      ...each,
      look: !unlit && offers.has(each.pick) && only.includes(each.pick) ? "may" : each.look,
      pressed: picked.includes(each.pick),
      shown: hinted.includes(each.pick),
      off: each.off || (free && !offers.has(each.pick) && !picked.includes(each.pick)),
      does: () => board.touch(each.pick),
    }));
    setText(asked, question);
    asked.hidden = !question;
    const end = last.map((each) => ({ ...each, does: () => each.off || act(each.act) }));
    setClass(ask, "kept", kept);
    buttons = [...own, ...end];
    for (const [place, some] of [[ask, own], [does, end]]) {
      const inside = place.contains(document.activeElement);
      patch(place, some, makeButton, fillButton);
      place.hidden = some.length === 0 && !(kept && place === ask);
      if (inside && !place.contains(document.activeElement)) answer.querySelector("button")?.focus({ preventScroll: true });
    }
  }

  // What the task speaks of and the window leaves out, such as a die: as it was when the level came.
  function paintGiven({ given, key: level }) {
    const now = JSON.stringify([level, isDark()]);
    if (now === pictures.dataset.of && pictures.childElementCount) return;
    pictures.dataset.of = now;
    pictures.replaceChildren(...given.map((id) => sample(board, id)).filter(Boolean));
    pictures.hidden = pictures.childElementCount === 0;
  }

  // A sign is shown by the part of this board that has it, as it was when the level came, and when it is done.
  function paintNeed({ need: wanted, key: level, told }) {
    const now = JSON.stringify([level, told.kind === "done", wanted, isDark(), areas.board.offsetWidth]);
    if (now === needed) return;
    needed = now;
    need.hidden = wanted.length === 0;
    const list = element("ul");
    need.replaceChildren(element("h4", "", "On this board"), list);
    for (const { id, text } of wanted) {
      const [li, pic] = [element("li"), element("span", "pic")];
      li.append(pic, element("span", "", text));
      list.append(li);
      cutOut(board, id, pic);
    }
  }

  function paintPage({ page: told }) {
    for (const name of ["bar", "task", "answer", "board", "need"]) setClass(areas[name], "behind", told);
    page.hidden = !told;
    if (!told) return page.replaceChildren();
    page.setAttribute("aria-label", told.title);
    const chead = element("header", "chead");
    chead.append(element("span", "seal serif", String(told.nr)), titled(told), sum(told));
    page.replaceChildren(chead, goRow(told), ...learned(told), ...list(told), walk(told));
  }
  function titled({ title, line }) {
    const made = element("div");
    made.append(element("h2", "serif", title), element("p", "", line));
    return made;
  }
  function sum({ stars }) {
    const made = element("div", "sum");
    made.append(element("b", "serif", stars), element("span", "", "stars in this chapter"));
    return made;
  }
  function goRow({ go }) {
    const row = element("div", "gorow");
    patch(row, go, makeButton, fillButton);
    [...row.children].forEach((button, nth) => (button.onclick = () => act(go[nth].act)));
    return row;
  }
  function learned({ learned: some }) {
    const ul = element("ul", "can");
    for (const { at, text, clauses } of some) {
      const li = element("li");
      li.append(element("p", "", text), clauseChips(clauses));
      const drawn = remembered(at);
      if (drawn) li.append(drawn);
      ul.append(li);
    }
    return [element("h3", "sec serif", "What you know now"), ul];
  }
  // A board that was seen before. Its ids are its own: those of the live one are not there now.
  function remembered(at) {
    if (!seen.has(at)) return null;
    const [drawn, part, box] = seen.get(at);
    const frame = element("div", part ? "pic window" : "pic");
    frame.innerHTML = drawn;
    const name = frame.firstChild.classList[1];
    frame.innerHTML = drawn.replaceAll(name, `${name}-${at}`);
    for (const each of frame.querySelectorAll("[data-cut]")) each.removeAttribute("data-cut"); // its own edge is another one
    frame.firstChild.classList.toggle("dark", isDark());
    frame.firstChild.setAttribute("viewBox", box);
    frame.setAttribute("aria-hidden", "true");
    frame.inert = true;
    return frame;
  }
  function list({ levels: some }) {
    const ol = element("ol", "lists");
    for (const { at, title, look, note } of some) {
      const [li, again] = [element("li"), element("button", "link", look === "todo" ? "Do it" : "Once more")];
      again.type = "button";
      again.setAttribute("aria-label", `${again.textContent}: ${title}`);
      again.onclick = () => act("level", at);
      mute(again);
      li.innerHTML = starOf(look === "star");
      const words = element("span", "", title);
      if (note) words.append(element("small", "", note));
      li.append(words, again);
      ol.append(li);
    }
    return [element("h3", "sec serif", "The levels"), ol];
  }
  function walk({ walk: some }) {
    const ol = element("ol", "walk");
    ol.setAttribute("aria-label", "Chapters");
    some.forEach(({ name, note, look, now }, nth) => {
      const [li, button] = [element("li", now ? "on" : ""), element("button", `lv ${look} ${now ? "at" : ""}`.trim())];
      button.type = "button";
      button.innerHTML = circleOf(nth, look);
      button.setAttribute("aria-label", `Chapter ${nth + 1}: ${name}, ${note}`);
      button.title = name;
      button.onclick = () => act("chapter", name);
      mute(button);
      li.append(button, element("span", "", name), element("small", "", note));
      ol.append(li);
    });
    return ol;
  }

  const nthIn = (event, place) => [...place.children].indexOf(event.target.closest(".act"));
  ask.addEventListener("pointerdown", (event) => {
    const pick = buttons[nthIn(event, ask)]?.pick;
    if (pick) board.press(pick);
  });
  ask.addEventListener("click", (event) => buttons[nthIn(event, ask)]?.does());
  does.addEventListener("click", (event) => nthIn(event, does) >= 0 && buttons[ask.children.length + nthIn(event, does)]?.does(event));
  el.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
    const nth = "123456789".indexOf(event.key);
    if (nth >= 0 && nth < buttons.length) buttons[nth].does();
    else if (event.key === "h") act("hint");
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  areas.board.addEventListener("jb-painted", (event) => {
    board = event.target;
    detail = event.detail;
    paint();
  });
  // What stands for nothing answers, too; a press that only ends a choice does not.
  areas.board.addEventListener("click", (event) => {
    const there = document.elementsFromPoint(event.clientX, event.clientY);
    const bare = event.target.closest("svg.jb-scene") && !there.some((each) => each.closest("[data-pick]"));
    if (bare && detail && !detail.picked.length && !detail.armed) model.send({ touch: [] });
  });
  const stop = render({ model, el: areas.board });
  const own = areas.board.querySelector(".jb-status");
  own.removeAttribute("role");
  chosen.append(own);
  areas.board.append(areas.board.querySelector(".jb-foot"));
  // What is measured is measured again: before the page has laid it out, everything is empty.
  let fresh = true; // it was not yet in sight
  const watch = new ResizeObserver(() => {
    if (fresh && areas.board.offsetHeight) {
      fresh = false;
      setTimeout(() => comeIntoSight(el.closest(".jb-table") ?? el), 150); // the notebook has made room for it
    }
    const beside = detail?.live.beside;
    if (!beside) return;
    paintGiven(beside);
    paintNeed(beside);
    trim(areas.board, beside.window);
    fit(beside);
  });
  watch.observe(areas.board);
  watch.observe(task);
  watch.observe(answer);
  // The answer ends where the window does, or a little earlier: what leads on is always at the same place. The choices keep
  // the room they took while a level lasts, and the lesson the height it once had, so that nothing jumps.
  function fit(beside) {
    const grid = el.closest(".jb-grid") ?? el;
    if (beside.page || grid.dataset.wide !== String(grid.offsetWidth)) tall = 0;
    grid.dataset.wide = String(grid.offsetWidth);
    grid.style.minHeight = "";
    if (beside.page) return;
    const now = `${beside.key} ${grid.offsetWidth}`;
    if (now !== room[1]) room = [0, now];
    ask.style.minHeight = "";
    room[0] = Math.max(room[0], ask.offsetHeight);
    ask.style.minHeight = room[0] ? `${room[0]}px` : "";
    const panel = el.closest(".jp-WindowedPanel-outer");
    const high = (panel?.clientHeight || innerHeight) - EDGE;
    const under = (/** @type {Element} */ part) => Math.round(part.getBoundingClientRect().top - grid.getBoundingClientRect().top);
    grid.style.setProperty("--high", `${Math.min(high, MOST) - under(answer)}px`);
    grid.style.setProperty("--left", `${high - under(areas.board)}px`); // so that the board is in sight
    tall = Math.max(tall, grid.offsetHeight);
    grid.style.minHeight = `${tall}px`;
  }
  return () => {
    watch.disconnect();
    stop?.();
  };
}

export default { render: renderLesson };
