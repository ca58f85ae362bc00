// @ts-check
// The table around a board: whose turn, the players, what may be chosen, what just happened, the
// end. It shows what Python says of them (`beside`), and knows nothing of any game.
import { render } from "./board.js";
import { crest, putCrest } from "./crests.js";
import { noteFits, sizeFor } from "./fitting.js";
import { put } from "./marks.js";
import { fillNews } from "./news.js";
import { comeIntoSight, isDark, mute, smallButton, watchTheme, wholeScreen } from "./page.js";
import { element, fillButton, makeButton, patch, setClass, setText } from "./parts.js";
import { fillStrip, makeStrip } from "./strips.js";

/** How what is said is written: as usual, smaller, or so that a button shows the rest of it. */
const SIZES = ["usual", "small", "over"];
const ROWS = 3; // of what is said: the head has room for them, wherever it stands
const SHARES = ["0%", "40%", "50%", "60%", "68%"]; // of a narrow table's width, for as many choices; the news have the rest
const AROUND = 16; // px around the words of a low button: its gap, border and padding
const SETTLED = 400; // ms: until the notebook has scrolled to where it goes by itself
const BELOW = 24; // px of the window's lower edge that belong to the notebook

function renderStage({ model, el }) {
  const areas = Object.fromEntries(
    [["head", "header"], ["players", "ul"], ["ask", "div"], ["news", "section"], ["board", "div"]].map(([name, tag]) => {
      const made = element(tag, name);
      made.dataset.area = name;
      return [name, made];
    }),
  );
  const { head, players, ask, news } = areas;
  head.setAttribute("role", "status");
  players.setAttribute("aria-label", "Players");
  ask.setAttribute("role", "group");
  ask.setAttribute("aria-label", "Choices");
  const [mark, turn, small, whole] = [element("span", "mark"), element("p", "turn serif"), element("small"), element("button", "whole")];
  const [words, name, cover, end, tools, sure] = [
    element("div", "words"), element("span"), element("div", "cover"), element("section", "end"), element("div", "tools"), element("div", "sure"),
  ];
  const back = smallButton("Take back", "Take back the choice: Escape", () => board.takeBack(), "link");
  turn.setAttribute("aria-live", "off");
  turn.append(name, small);
  const ribbon = element("div", "ribbon");
  ribbon.append(element("span"), smallButton("Back to now", "Back to the newest position", () => act("now")));
  whole.type = "button";
  mute(whole);
  words.append(turn);
  // What stands far below a low window's edge has a second, brief form here.
  const brief = [["Undo", "undo"], ["Hint", "hint"]].map(([text, what]) => smallButton(text, text, () => act(what), "link brief"));
  tools.append(back, ...brief, whole);
  const rest = smallButton("▾ more", "All that is said", () => unfold(!head.classList.contains("open")), "link rest");
  head.append(mark, words, tools, rest);
  end.dataset.area = "end";
  el.append(...Object.values(areas), sure);

  let board = null; // the board's root, with its ways to be touched
  let said = ""; // what was shown last
  let hinted = false; // a hint was in it
  let detail = null; // of the last painting
  let status = null; // what is said; it is part of the head as soon as the board is there
  let buttons = []; // what the choices mean
  /** @type {import("./fitting.js").Room & { table: number }} */ let room = { width: 600, rows: ROWS, sizes: [14, 12], family: "sans-serif", table: 600 }; // for all that is said
  const act = (/** @type {string} */ name, /** @type {any} */ value = null) => model.send({ act: name, value });
  const table = () => el.closest(".jb-table");
  const happened = fillNews(news, act, (clause) => model.send({ clause }), () => board);

  function paint() {
    const { beside } = detail.live;
    if (!beside) return;
    const now = JSON.stringify(beside);
    if (now !== said) {
      said = now;
      unfold(false); // it would lie over what is new
      if (beside.hint.length && !hinted) setTimeout(() => board.takeBack()); // a hint is a new beginning
      hinted = beside.hint.length > 0;
      paintHead(beside);
      patch(players, beside.strips, makeStrip, fillStrip);
      happened.paint(beside);
      paintBoard(beside);
    }
    paintAsk(beside);
    fit();
  }

  // What is said has its place, and nothing moves for it: where it is long it is written smaller, and where even that
  // is too long a button shows the rest of it, until something else is said.
  let fitted = "";
  function fit() {
    const text = status?.dataset.text ?? "";
    if (!status || fitted === text) return;
    fitted = text;
    head.dataset.size = SIZES.at(sizeFor(status, room));
    unfold(false);
  }
  function unfold(open) {
    setClass(head, "open", open);
    setText(rest, open ? "▴ less" : "▾ more");
    rest.setAttribute("aria-expanded", String(open));
  }

  function paintHead(beside) {
    head.style.setProperty("--deep", beside.color);
    putCrest(mark, beside.seat, beside.color, beside.piece);
    setText(name, beside.turn);
    setText(small, beside.small);
    put(small, "title", beside.small);
    head.dataset.state = beside.state;
    nameAreas(beside);
  }

  // The last move is seen as any other, until all that is told of the end has come.
  const isEnding = (state) => state === "over" && !detail.live.beside.told;

  // The widgets around the stage belong to the table, too.
  function nameAreas({ game, state }) {
    const root = table();
    if (!root) return;
    [root.dataset.game, root.dataset.state] = [game, isEnding(state) ? "ending" : state];
    root.style.setProperty("--ratio", board.style.getPropertyValue("--ratio"));
    for (const [look, area] of [["jb-time", "time"], ["jb-tabs", "tabs"]]) {
      const found = root.querySelector(`.${look}`);
      if (found) found.dataset.area = area;
    }
  }

  function paintAsk({ ask: given, state }) {
    const wanted = isEnding(state) ? given.filter(({ act: does }) => does === "read") : given; // what happened last is read before that
    const { picked, pointed, mayTouch, armed, choosing, notes, live } = detail;
    const free = live.moves.length > 0;
    back.hidden = !choosing || Boolean(armed);
    brief[0].hidden = !back.hidden; // what is chosen is taken back first
    const choices = wanted.map((each) => ({ ...each, ...(each.pick ? touching(each, picked, free, mayTouch, pointed) : doing(each)), note: notes.get(each.pick) ?? each.note }));
    const confirming = [
      { text: "Do it", look: "go", does: () => board.confirm() },
      { text: "Take back", look: "quiet", does: () => board.takeBack() },
    ];
    const inside = [ask, sure].some((part) => part.contains(document.activeElement));
    patch(ask, choices, makeButton, fillButton);
    patch(sure, armed ? confirming : [], makeButton, fillButton);
    buttons = armed ? [...choices, ...confirming] : choices;
    share(choices.length);
    shorten(choices);
    if (inside && ![ask, sure].some((part) => part.contains(document.activeElement))) (ask.querySelector("button") ?? sure.querySelector("button"))?.focus();
  }
  // Where there is little room, more than three choices stand in two low rows, and have more of the width.
  function share(many) {
    /** @type {HTMLElement | null} */ const grid = ask.closest(".jb-grid");
    if (!grid || ask.dataset.many === String(many)) return; // to write the same again would cost a layout
    ask.dataset.many = String(many);
    setClass(ask, "many", many > 3);
    ask.style.setProperty("--cols", String(many > 3 ? Math.ceil(many / 2) : Math.max(1, many)));
    grid.style.setProperty("--share", SHARES[Math.min(many, SHARES.length - 1)]);
  }
  // Where choices are low, a note that has no room is left out: it is said when the button is pointed at.
  function shorten(choices) {
    const width = (room.table * parseFloat(SHARES[Math.min(choices.length, SHARES.length - 1)])) / 100 / Math.ceil(choices.length / 2) - AROUND;
    choices.forEach(({ text, price, note }, nth) => setClass(ask.children[nth], "brief", note && !noteFits(`${text} ${price ?? ""}`, note, { ...room, width, rows: 2, sizes: [11] })));
  }
  const touching = ({ pick, off }, picked, free, mayTouch, pointed) => ({
    pressed: picked.includes(pick),
    shown: pointed.includes(pick),
    off: off || (free && !mayTouch(pick)),
    does: () => board.touch(pick),
  });
  const doing = ({ act: name }) => ({
    does: () => {
      if (name === "read") happened.fold();
      act(name);
    },
  });

  const dressEnd = () => end.querySelectorAll(".jb-scene").forEach((each) => each.classList.toggle("dark", isDark()));
  function paintBoard(beside) {
    setClass(areas.board, "covered", beside.state === "covered");
    cover.hidden = beside.state !== "covered";
    if (!cover.hidden) {
      cover.innerHTML = crest(beside.seat, beside.color, beside.piece);
      cover.append(element("p", "serif", beside.turn));
    }
    const isPast = beside.state === "past" && beside.ask.some(({ act: does }) => does === "now");
    ribbon.hidden = !isPast;
    if (isPast) setText(ribbon.firstChild, `${beside.turn}: the past.`);
    const over = Boolean(beside.end);
    if (areas.board.classList.contains("over") && !over) requestAnimationFrame(seeBoard); // the end was longer: what was asked for is seen
    setClass(areas.board, "over", over);
    if (end.dataset.text !== beside.end) {
      end.dataset.text = beside.end;
      end.innerHTML = beside.end;
      dressEnd();
      for (const each of end.querySelectorAll("button")) {
        mute(each);
        each.onclick = () => act(each.dataset.act, each.dataset.value ?? null);
      }
    }
    end.hidden = !over;
  }

  // Where nothing is taken back, the brief form says why.
  function sayUndo(why) {
    brief[0].setAttribute("aria-disabled", String(Boolean(why)));
    brief[0].title = why || "Take back the last move";
  }

  // How far somebody is who thinks; a bar in their strip, and not said aloud.
  function hear(message) {
    if (message.alive) setClass(head, "dead", false);
    if ("undo" in message) sayUndo(message.undo);
    if (message.first) return setTimeout(comeIntoView, SETTLED);
    if (message.look) return table()?.scrollIntoView({ block: "start" });
    if (!message.thinking) return;
    const { seat, share, text } = message.thinking;
    for (const li of players.children) {
      const thinks = Number(li.dataset.seat) === seat;
      setClass(li, "thinks", thinks);
      if (thinks) li.style.setProperty("--at", `${Math.round(20 * Math.min(share, 1)) * 5}%`);
    }
    setText(name, text);
    said = ""; // whatever is painted next says whose turn it is
  }

  // A table that was just run is seen whole: once, and only where its board and what steers it are not.
  function comeIntoView() {
    const whole = table();
    if (!whole) return;
    const [board, time, tabs] = [areas.board, whole.querySelector(".jb-time"), whole.querySelector(".jb-tabs")].map((part) => part?.getBoundingClientRect());
    const beside = tabs && board && tabs.top < board.bottom ? [tabs.bottom] : [];
    if (Math.max(board?.bottom ?? 0, time?.bottom ?? 0, ...beside) > innerHeight - BELOW) comeIntoSight(whole);
  }

  // The board comes into sight where another position was asked for from far below it.
  function seeBoard() {
    const [{ top, bottom }, panel] = [areas.board.getBoundingClientRect(), el.closest(".jp-WindowedPanel-outer")];
    if (top < (panel?.getBoundingClientRect().top ?? 0) || bottom > innerHeight) table()?.scrollIntoView({ block: "start" });
  }

  const nthOf = (event, parent) => [...parent.children].findIndex((child) => child.contains(event.target));
  ask.addEventListener("pointerdown", (event) => {
    const pick = buttons[nthOf(event, ask)]?.pick;
    if (pick) board.press(pick);
  });
  ask.addEventListener("click", (event) => buttons[nthOf(event, ask)]?.does());
  sure.addEventListener("click", (event) => buttons[ask.children.length + nthOf(event, sure)]?.does());
  const screen = wholeScreen(whole, table);

  // Digits press the choices; the keys that widgets leave to us wherever in the table they come from.
  const keys = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
    if (event.target.closest(".jb-table") !== table() || event.defaultPrevented) return;
    const nth = "123456789".indexOf(event.key);
    if (nth >= 0 && nth < buttons.length) buttons[nth].does();
    else if (event.key === "h") act("hint");
    else if (event.key === "u") act("undo");
    else if (event.key === " " && detail?.live.beside?.state === "theirs" && !event.target.closest("button")) act("step");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("keydown", keys);
  // While the last round is shown once more, any key or touch leads back to now.
  const wake = (event) => {
    if (!detail?.live.beside?.replaying || event.target.closest?.(".jb-table") !== table()) return;
    event.preventDefault();
    event.stopPropagation();
    act("now");
  };
  for (const kind of ["keydown", "click"]) document.addEventListener(kind, wake, true);

  areas.board.addEventListener("jb-painted", (event) => {
    if (event.target.classList.contains("small")) return;
    board = event.target;
    detail = event.detail;
    paint();
  });
  // A line of the log leads to its position.
  const follow = (event) => {
    const link = event.target.closest?.("[data-at]");
    if (!link || link.closest(".jb-table") !== table()) return;
    event.preventDefault();
    act("at", Number(link.dataset.at));
    seeBoard();
  };
  document.addEventListener("click", follow);
  model.on("msg:custom", hear);
  const stop = render({ model, el: areas.board });
  const unwatch = watchTheme(dressEnd);
  status = areas.board.querySelector(".jb-status");
  const about = areas.board.querySelector(".jb-foot");
  status.removeAttribute("role");
  words.append(status);
  const sizes = new ResizeObserver(() => {
    const look = getComputedStyle(head);
    const sizes = ["--said", "--less"].map((name) => parseFloat(look.getPropertyValue(name)));
    unfold(false);
    room = { width: status.clientWidth - 2, rows: ROWS, sizes, family: look.fontFamily, table: head.offsetWidth };
    fitted = "";
    fit();
    if (detail?.live.beside) paintAsk(detail.live.beside);
  });
  sizes.observe(head);
  about.prepend(ribbon);
  areas.board.append(about, cover, end);
  // A page that was stored shows a picture of the table, and nobody behind it.
  setClass(head, "dead", false);
  const wait = setTimeout(() => setClass(head, "dead", true), 5000);
  const alive = (message) => message.alive && clearTimeout(wait);
  model.on("msg:custom", alive);
  model.send({ act: "hello", value: null });
  const later = [50, 300, 1500].map((wait) => setTimeout(() => detail && nameAreas(detail.live.beside ?? {}), wait));
  return () => {
    clearTimeout(wait);
    sizes.disconnect();
    unwatch();
    happened.stop();
    screen();
    later.forEach(clearTimeout);
    document.removeEventListener("click", follow);
    document.removeEventListener("keydown", keys);
    for (const kind of ["keydown", "click"]) document.removeEventListener(kind, wake, true);
    model.off("msg:custom", hear);
    model.off("msg:custom", alive);
    stop?.();
  };
}

export default { render: renderStage };
