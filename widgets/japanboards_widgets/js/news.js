// @ts-check
// What just happened, line by line; in its place, if asked for, a hint. What has no room there is
// unfolded over what lies beside it, and nothing moves.
import { putSign } from "./crests.js";
import { mute, smallButton } from "./page.js";
import { element, patch, setClass, setText } from "./parts.js";
import { spoken } from "./status.js";

/**
 * How many rows each line has: one, and where there are more, one more in turn, as long as it needs them.
 * @param {number[]} needs
 * @param {number} rows in all
 */
function sharedOut(needs, rows) {
  const given = needs.map(() => 1);
  for (let left = rows - needs.length, most = 1; left > 0 && given.some((n, nth) => n < needs[nth]); most++) {
    needs.forEach((need, nth) => {
      if (left <= 0 || need <= most) return;
      given[nth]++;
      left--;
    });
  }
  return given;
}

function makeLine() {
  const [li, button] = [element("li"), element("button", "line")];
  button.type = "button";
  mute(button);
  button.append(element("span", "pin"), element("span", "dot"), element("span", "told"), element("span", "why"));
  li.append(button);
  return li;
}

/**
 * @param {HTMLElement} li
 * @param {any} line
 * @param {number} own the seat of whoever looks
 * @param {boolean} alike seats have one color: their signs tell them apart
 */
function fillLine(li, { seat, text, why, number: nth, pin, color, points }, own, alike) {
  const button = /** @type {HTMLElement} */ (li.firstChild);
  const [number, dot, told, more] = /** @type {HTMLElement[]} */ ([...button.children]);
  setText(number, nth ?? "");
  setClass(number, "off", !pin); // it is not on the board
  number.hidden = seat < 0 || points;
  dot.style.setProperty("--deep", color);
  dot.hidden = seat < 0;
  setClass(dot, "sign", alike && seat >= 0);
  putSign(dot, seat, alike && seat >= 0 ? color : "");
  setText(told, text);
  setText(more, why ?? "");
  setClass(li, "points", points);
  setClass(li, "own", seat === own && !points);
  setClass(li, "part", text.includes("\n")); // a heading, and what belongs to it
  button.title = [text, why].filter(Boolean).join(": ");
}

/**
 * A line that says first what it is about: "Then", "Second best".
 * @param {HTMLElement} line
 */
function headed(line) {
  const [, head, rest] = line.firstChild?.textContent?.match(/^([A-Z][a-z]+(?: [a-z]+){0,2}:)( .*)$/s) ?? [];
  if (head) line.firstChild?.replaceWith(element("b", "", head), rest);
  return line;
}

/**
 * Fill the news' area; returns what paints it anew.
 * @param {HTMLElement} news
 * @param {(name: string) => void} act
 * @param {(clause: string) => void} read
 * @param {() => any} board the board's root, with its ways to be touched
 */
export function fillNews(news, act, read, board) {
  const [title, heading, links, lines, hint] = [element("h4"), element("span"), element("span", "links"), element("ol"), element("div", "hint")];
  /** @type {any[]} */ let told = [];
  /** @type {any[]} */ let pins = [];
  news.setAttribute("role", "log");
  news.setAttribute("aria-relevant", "additions");
  news.setAttribute("aria-label", "What just happened");
  const [after, again] = ["log", "replay"].map((what) => smallButton("", "", () => act(what), "link"));
  after.title = "All of it is in the log";
  again.textContent = "Replay";
  again.title = "See your last move and what came after it once more";
  const all = smallButton("", "All that happened", () => (news.classList.contains("unfolded") ? fold() : unfold(true)), "link all");
  links.append(after, again, all);
  title.append(heading, links);
  news.append(title, lines, hint);

  let wasRead = ""; // what was folded by hand, or by a touch of something else, stays so
  function fold() {
    wasRead = JSON.stringify(told);
    unfold(false);
  }
  /** @param {PointerEvent} event */
  function leave({ target }) {
    if (news.classList.contains("unfolded") && !news.contains(/** @type {Node} */ (target))) fold();
  }
  document.addEventListener("pointerdown", leave, true);

  /** @param {boolean} open */
  function unfold(open) {
    if (open) news.style.setProperty("--own", `${news.offsetHeight}px`); // it never becomes less than its place
    setClass(news, "unfolded", open);
    setText(all, open ? "▴ less" : "▾ all");
    all.setAttribute("aria-expanded", String(open));
  }

  // Measured when everything has been painted anyway: it would cost a layout before.
  function measure() {
    if (news.classList.contains("unfolded")) return;
    const all = /** @type {HTMLElement[]} */ ([...lines.children]);
    setClass(news, "limited", false);
    for (const li of all) li.classList.remove("last");
    const isLong = lines.scrollHeight > lines.clientHeight + 2;
    setClass(news, "long", isLong);
    if (isLong) limit(all);
    if (isLong && wasRead !== JSON.stringify(told) && told.some(({ text }) => text.includes("\n"))) unfold(true); // the end of a round is there to be read
  }
  // Where not all has room, the lines have as many rows as there are; that which is seen last ends before the button that shows all.
  function limit(/** @type {HTMLElement[]} */ all) {
    const row = parseFloat(getComputedStyle(all[0].firstElementChild ?? all[0]).lineHeight);
    const rows = sharedOut(all.map((li) => Math.round(li.offsetHeight / row)), Math.floor((lines.clientHeight + 2) / row));
    all.forEach((li, nth) => li.style.setProperty("--rows", String(rows[nth])));
    setClass(news, "limited", true);
    const seen = all.filter((li) => li.offsetTop - lines.offsetTop < lines.clientHeight - 2);
    seen.sort((one, other) => one.offsetTop - other.offsetTop).at(-1)?.classList.add("last");
  }
  // A hint that has no room lies over what is below it.
  function showHint() {
    if (hint.offsetHeight > news.clientHeight) setClass(news, "unfolded", true);
  }
  const sizes = new ResizeObserver(measure);
  sizes.observe(news);

  /** @param {any} beside */
  function paint(beside) {
    const own = beside.strips.find((/** @type {any} */ strip) => strip.name === "You")?.seat ?? -1;
    const alike = new Set(beside.strips.map((/** @type {any} */ strip) => strip.color)).size < beside.strips.length;
    [told, pins] = [beside.lines, beside.pins ?? []];
    patch(lines, told, makeLine, (/** @type {HTMLElement} */ li, /** @type {any} */ line) => fillLine(li, line, own, alike));
    setText(heading, beside.told ? "In short" : told.length ? "What just happened" : "Nobody has moved yet");
    setText(after, beside.more ? `${beside.more} more` : "");
    after.hidden = !beside.more;
    again.hidden = beside.state !== "yours" || !told.length;
    const hinted = beside.hint.length > 0;
    setClass(news, "hinted", hinted);
    hint.hidden = !hinted;
    news.classList.remove("open");
    unfold(false);
    setClass(news, "limited", true); // until it is measured no line is seen in part
    for (const li of /** @type {Iterable<HTMLElement>} */ (lines.children)) li.style.removeProperty("--rows");
    if (hinted) paintHint(beside.hint);
    else hint.replaceChildren();
    requestAnimationFrame(() => setTimeout(hinted ? showHint : measure));
  }

  // The move, its idea and what can be done with it first; more reasons and the numbers below.
  function paintHint([first, idea, ...others]) {
    const say = (/** @type {any} */ sentence) => spoken(sentence, read, (picks) => board().point(picks));
    const [does, rest] = [element("div", "does"), element("div", "more")];
    if (first.picks.length) does.append(smallButton("Play it", "Play it", () => act("hinted")));
    does.append(smallButton("Close", "Close", () => act("unhint")));
    const why = smallButton("Why", "What speaks for it, and what comes next to it", () => {
      const open = news.classList.toggle("open");
      setClass(news, "unfolded", open); // all of it is in sight at once
      why.setAttribute("aria-expanded", String(open));
    });
    why.setAttribute("aria-expanded", "false");
    if (others.length) does.append(why);
    rest.append(...others.map((sentence) => headed(say(sentence))));
    const best = say(first);
    best.classList.add("best");
    hint.replaceChildren(best, ...(idea ? [say(idea)] : []), does, rest);
  }

  /** @param {number} nth */
  function pulse(nth) {
    for (const [id, number] of pins) {
      const shape = number === nth && board().querySelector(`[data-id="${CSS.escape(id)}"]`);
      if (!shape || matchMedia("(prefers-reduced-motion: reduce)").matches) continue;
      shape.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: 280, iterations: 2, easing: "ease-out" });
    }
  }
  lines.addEventListener("click", (event) => {
    const nth = [...lines.children].indexOf(/** @type {any} */ (event.target).closest("li"));
    if (nth >= 0) pulse(told[nth].pin);
  });
  function stop() {
    sizes.disconnect();
    document.removeEventListener("pointerdown", leave, true);
  }
  return { paint, fold, stop };
}
