// @ts-check
// The players in a row: who they are, their points, and what these gained.
import { putCrest } from "./crests.js";
import { put } from "./marks.js";
import { element, setClass, setText } from "./parts.js";

const RANKS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

export function makeStrip() {
  const li = element("li", "player");
  for (const name of ["mark", "name", "about", "score", "gain", "bar"]) li.append(element("span", name));
  li.querySelector(".bar").append(element("i"));
  return li;
}
export function fillStrip(li, strip) {
  const [mark, name, about, score, gain] = li.children;
  const change = strip.gain > 0 ? `+${strip.gain}` : strip.gain < 0 ? `−${-strip.gain}` : "";
  li.style.setProperty("--deep", strip.color);
  putCrest(mark, strip.seat, strip.color, strip.piece);
  const aboutIt = [RANKS[strip.rank], strip.about].filter(Boolean).join(", ");
  setText(name, strip.name);
  setText(about, aboutIt);
  put(about, "title", aboutIt); // where it has no room
  const points = String(strip.score).replace("-", "−"); // the sign for minus, not a hyphen
  if (li.dataset.seat === String(strip.seat) && score.textContent && score.textContent !== points) count([score, gain]);
  setText(score, points);
  setText(gain, change);
  gain.classList.toggle("less", strip.gain < 0);
  li.dataset.seat = strip.seat;
  setClass(li, "now", strip.now);
  setClass(li, "thinks", false);
  li.setAttribute("aria-label", [strip.name, aboutIt, `${points} ${strip.score === 1 ? "point" : "points"}`, change].filter(Boolean).join(", "));
  if (strip.now) li.setAttribute("aria-current", "true");
  else li.removeAttribute("aria-current");
}

// A number that has changed is seen to have done so: it falls into place, and what it gained stands out for 2 s.
function count(parts) {
  for (const part of parts) {
    part.classList.remove("now");
    requestAnimationFrame(() => part.classList.add("now"));
  }
}
