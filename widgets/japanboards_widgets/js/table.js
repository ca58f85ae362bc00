// @ts-check
// The table around a board: whose turn, the players, what may be chosen, what just happened, the
// end. It shows what Python says of them (`beside`), and knows nothing of any game.
import { render } from "./board.js";
import { crest, putCrest } from "./crests.js";
import { isDark, mute, showWhole, smallButton, watchTheme, wholeScreen } from "./page.js";
import { element, fillButton, makeButton, patch, setClass, setText } from "./parts.js";
import { spoken } from "./status.js";
import { fillStrip, makeStrip } from "./strips.js";

/** Sizes of what is said: name, letters and lines in px. @type {[string, number, number][]} */
const SIZES = [["usual", 15, 19], ["small", 13, 16], ["crowded", 12, 14]];
const OVER = "over"; // it hangs over what is below it
const SHARES = ["0%", "40%", "50%", "60%", "68%"]; // of a narrow table's width, for so many choices; the news have the rest
const SETTLED = 400; // ms: until the notebook has scrolled to where it goes by itself
const BELOW = 24; // px of the window's lower edge that belong to the notebook
const LETTER = 0.5; // the width of a letter, for its size
const CLAUSE = /[A-Z]{3}-[A-Z\d]+-\d+/g; // a button, which needs the room of a few letters more

/**
 * The size at which a text of some lines has room, by an estimate: to measure it would cost a layout.
 * @param {string} text
 * @param {{ width: number, height: number }} room
 */
function sizeFor(text, { width, height }) {
  const letters = text.split("\n").map((line) => line.length + 4 * (line.match(CLAUSE)?.length ?? 0));
  const needs = (/** @type {number} */ letter, /** @type {number} */ high) =>
    letters.reduce((sum, many) => sum + high * Math.max(1, Math.ceil((many * LETTER * letter) / width)), 0);
  return SIZES.find(([, letter, high]) => needs(letter, high) <= height)?.[0] ?? OVER;
}

function makeLine() {
  const li = element("li");
  const button = makeLineButton();
  li.append(button);
  return li;
}
function makeLineButton() {
  const button = element("button", "line");
  button.type = "button";
  mute(button);
  button.append(element("span", "pin"), element("span", "dot"), element("span", "told"), element("span", "why"));
  return button;
}

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
  news.setAttribute("role", "log");
  news.setAttribute("aria-relevant", "additions");
  news.setAttribute("aria-label", "What just happened");
  const [mark, turn, small, whole] = [element("span", "mark"), element("p", "turn serif"), element("small"), element("button", "whole")];
  const [words, name, lines, links, hint, cover, end, title, tools, sure] = [
    element("div", "words"), element("span"), element("ol"), element("span", "links"), element("div", "hint"), element("div", "cover"), element("section", "end"),
    element("h4"), element("div", "tools"), element("div", "sure"),
  ];
  const heading = element("span");
  const back = smallButton("Take back", "Take back the choice: Escape", () => board.takeBack(), "link");
  const [after, again] = ["log", "replay"].map((what) => {
    const link = smallButton("", "", () => act(what), "link");
    links.append(link);
    return link;
  });
  again.textContent = "Replay";
  again.title = "See your last move and what came after it once more";
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
  head.append(mark, words, tools);
  title.append(heading, links);
  news.append(title, lines, hint);
  end.dataset.area = "end";
  el.append(...Object.values(areas), sure);

  let board = null; // the board's root, with its ways to be touched
  let said = ""; // what was shown last
  let detail = null; // of the last painting
  let status = null; // what is said; it is part of the head as soon as the board is there
  let buttons = []; // what the choices mean
  let room = { width: 600, height: 60 }; // for all that is said
  const act = (/** @type {string} */ name, /** @type {any} */ value = null) => model.send({ act: name, value });
  const table = () => el.closest(".jb-table");

  function paint() {
    const { beside } = detail.live;
    if (!beside) return;
    const now = JSON.stringify(beside);
    if (now !== said) {
      said = now;
      paintHead(beside);
      patch(players, beside.strips, makeStrip, fillStrip);
      paintNews(beside);
      paintBoard(beside);
    }
    paintAsk(beside);
    fit();
  }

  // What is said has its place, and is never cut: where it is longer, it is written smaller.
  function fit() {
    const size = sizeFor(status?.dataset.text ?? "", room);
    if (head.dataset.size !== size) head.dataset.size = size;
  }

  function paintHead(beside) {
    head.style.setProperty("--deep", beside.color);
    putCrest(mark, beside.seat, beside.color);
    setText(name, beside.turn);
    setText(small, beside.small);
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
    const wanted = isEnding(state) ? [] : given;
    const { picked, mayTouch, armed, choosing, live } = detail;
    const free = live.moves.length > 0;
    back.hidden = !choosing || Boolean(armed);
    const choices = wanted.map((each) => ({ ...each, ...(each.pick ? touching(each, picked, free, mayTouch, live.highlights) : doing(each)) }));
    const confirming = [
      { text: "Do it", look: "go", does: () => board.confirm() },
      { text: "Take it back", look: "quiet", does: () => board.takeBack() },
    ];
    const inside = [ask, sure].some((part) => part.contains(document.activeElement));
    patch(ask, choices, makeButton, fillButton);
    patch(sure, armed ? confirming : [], makeButton, fillButton);
    buttons = armed ? [...choices, ...confirming] : choices;
    share(choices.length);
    if (inside && ![ask, sure].some((part) => part.contains(document.activeElement))) (ask.querySelector("button") ?? sure.querySelector("button"))?.focus();
  }
  // Where there is little room, more than three choices stand in two low rows, and have more of the width.
  function share(many) {
    if (ask.dataset.many === String(many)) return; // to write the same again would cost a layout
    ask.dataset.many = String(many);
    setClass(ask, "many", many > 3);
    ask.style.setProperty("--cols", String(many > 3 ? Math.ceil(many / 2) : Math.max(1, many)));
    table()?.style.setProperty("--share", SHARES[Math.min(many, SHARES.length - 1)]);
  }
  const touching = ({ pick, off }, picked, free, mayTouch, highlights) => ({
    pressed: picked.includes(pick),
    shown: highlights.includes(pick),
    off: off || (free && !mayTouch(pick)),
    does: () => board.touch(pick),
  });
  const doing = ({ act: name }) => ({ does: () => act(name) });

  const dressEnd = () => end.querySelectorAll(".jb-scene").forEach((each) => each.classList.toggle("dark", isDark()));
  function paintNews(beside) {
    patch(lines, beside.lines, makeLine, (li, { seat, text, why, number: nth, pin, color, points }) => {
      const [number, dot, told, more] = li.firstChild.children;
      setText(number, nth ?? "");
      setClass(number, "off", !pin); // it is not on the board
      number.hidden = seat < 0 || points;
      dot.style.setProperty("--deep", color);
      dot.hidden = seat < 0;
      setText(told, text);
      setText(more, why ?? "");
      setClass(li, "points", points);
      setClass(li, "part", text.includes("\n")); // a heading, and what belongs to it
      li.firstChild.title = [text, why].filter(Boolean).join(": ");
    });
    setText(heading, beside.told ? "In short" : beside.lines.length ? "What just happened" : "Nobody has moved yet");
    setText(after, beside.more ? `${beside.more} more` : "");
    after.hidden = !beside.more;
    again.hidden = beside.state !== "yours" || !beside.lines.length;
    const hinted = beside.hint.length > 0;
    setClass(news, "hinted", hinted);
    hint.hidden = !hinted;
    news.classList.remove("open");
    if (hinted) paintHint(beside.hint);
    else hint.replaceChildren();
  }

  // The move, its idea and what can be done with it first; more reasons and the numbers below.
  function paintHint([first, idea, ...others]) {
    const say = (sentence) => spoken(sentence, (clause) => model.send({ clause }), (picks) => board.point(picks));
    const [does, rest] = [element("div", "does"), element("div", "more")];
    if (first.picks.length) does.append(smallButton("Play it", "Play it", () => act("hinted")));
    does.append(smallButton("Close", "Close", () => act("unhint")));
    const why = smallButton("Why", "What speaks for it, and what comes next to it", () => {
      why.setAttribute("aria-expanded", String(news.classList.toggle("open")));
    });
    why.setAttribute("aria-expanded", "false");
    if (others.length) does.append(why);
    rest.append(...others.map(say));
    const told = say(first);
    told.classList.add("best");
    hint.replaceChildren(told, ...(idea ? [say(idea)] : []), does, rest);
  }

  function paintBoard(beside) {
    setClass(areas.board, "covered", beside.state === "covered");
    cover.hidden = beside.state !== "covered";
    if (!cover.hidden) {
      cover.innerHTML = crest(beside.seat, beside.color);
      cover.append(element("p", "serif", beside.turn));
    }
    const isPast = beside.state === "past" && beside.ask.some(({ act: does }) => does === "now");
    ribbon.hidden = !isPast;
    if (isPast) setText(ribbon.firstChild, `${beside.turn}: the past.`);
    const over = Boolean(beside.end);
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

  // How far somebody is who thinks; a bar in their strip, and not said aloud.
  function hear(message) {
    if (message.alive) setClass(head, "dead", false);
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
    if (Math.max(board?.bottom ?? 0, time?.bottom ?? 0, ...beside) > innerHeight - BELOW) showWhole(whole);
  }

  function pulse(nth) {
    const { pins = [] } = detail.live.beside;
    for (const [id, number] of pins) {
      const shape = number === nth && board.querySelector(`[data-id="${CSS.escape(id)}"]`);
      if (!shape || matchMedia("(prefers-reduced-motion: reduce)").matches) continue;
      shape.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: 280, iterations: 2, easing: "ease-out" });
    }
  }

  const nthOf = (event, parent) => [...parent.children].findIndex((child) => child.contains(event.target));
  ask.addEventListener("pointerdown", (event) => {
    const pick = buttons[nthOf(event, ask)]?.pick;
    if (pick) board.press(pick);
  });
  ask.addEventListener("click", (event) => buttons[nthOf(event, ask)]?.does());
  sure.addEventListener("click", (event) => buttons[ask.children.length + nthOf(event, sure)]?.does());
  lines.addEventListener("click", (event) => {
    const nth = [...lines.children].indexOf(event.target.closest("li"));
    if (nth >= 0) pulse(detail.live.beside.lines[nth].pin);
  });
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
  };
  document.addEventListener("click", follow);
  model.on("msg:custom", hear);
  const stop = render({ model, el: areas.board });
  const unwatch = watchTheme(dressEnd);
  status = areas.board.querySelector(".jb-status");
  const about = areas.board.querySelector(".jb-foot");
  status.removeAttribute("role");
  words.append(status);
  const sizes = new ResizeObserver(([{ contentRect: { width, height } }]) => {
    room = { width: width - mark.offsetWidth - parseFloat(getComputedStyle(head).columnGap), height: height - turn.offsetHeight };
    fit();
  });
  sizes.observe(head);
  areas.board.append(about, ribbon, cover, end);
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
