// @ts-check
// What is read beside a board in lessons and practice: signs, clauses, a place that scrolls.
import { mute, ruleName } from "./page.js";
import { element, setClass, setText } from "./parts.js";

const MORE = 20; // px that the word "more" is high
const STAR = "M0-9L2.600-3L9-3L4 1.400L6 8L0 4.200L-6 8L-4 1.400L-9-3L-2.600-3z";
const drawing = (look, inside) => `<svg class="${look}" viewBox="-13 -13 26 26" aria-hidden="true">${inside}</svg>`;
export const starOf = (has) => drawing(has ? "star has" : "star", `<path d="${STAR}"/>`);
// A level: its number, and below it, inside of the circle, the star.
export function circleOf(nth, look) {
  const badge = `<path class="badge" transform="translate(0 6) scale(.52)" d="${STAR}"/>`;
  return drawing("", `<circle r="11.500"/><text y="${look === "star" ? -3.5 : 1}">${nth + 1}</text>${look === "star" ? badge : ""}`);
}
const SIGNS = {
  new: '<text y="1">?</text>',
  hint: '<text y="1">!</text>',
  refused: '<path d="M-4.500-4.500L4.500 4.500M4.500-4.500L-4.500 4.500"/>',
  but: '<path d="M-5 0H5"/>',
  on: '<path d="M-4-5L2 0L-4 5"/>',
  done: '<path d="M-5.500 0L-1.500 4.500L6-4.500"/>',
};
export const signOf = (kind) => drawing("sign", `<circle r="11.500"/>${SIGNS[kind]}`);

function pageLink(to) {
  const link = element("a", "", "In the documentation");
  Object.assign(link, { href: to, target: "_blank", rel: "noopener" });
  return link;
}

// A clause is a button that opens its own words.
export function clauseChips(clauses) {
  const all = element("div", "clauses");
  const [chips, words] = [element("div", "chips"), element("p", "clause-text")];
  words.hidden = true;
  for (const { id, short, text, page } of clauses) {
    const chip = element("button", "clause");
    chip.type = "button";
    chip.title = `${short}: ${text}`;
    chip.setAttribute("aria-label", `${ruleName(id)}: read it`);
    chip.setAttribute("aria-expanded", "false");
    chip.append(element("b", "", ruleName(id)));
    mute(chip);
    chip.onclick = () => {
      const open = chip.getAttribute("aria-expanded") !== "true";
      for (const other of chips.children) other.setAttribute("aria-expanded", String(other === chip && open));
      words.hidden = !open;
      setText(words, open ? text : "");
      if (open && page) words.append(" ", pageLink(page));
    };
    chips.append(chip);
  }
  all.append(chips, words);
  return all;
}

/**
 * A place of a fixed height: where there is more to read below, its edge says so.
 * @param {HTMLElement} place
 */
export function scrolling(place) {
  const more = () => setClass(place, "more", place.scrollHeight - place.scrollTop - place.clientHeight > 6);
  place.addEventListener("scroll", more, { passive: true });
  // The word "more" stands at its lower edge, and is no element.
  place.addEventListener("click", ({ target, clientY }) => {
    if (target === place && place.classList.contains("more") && clientY > place.getBoundingClientRect().bottom - MORE) place.scrollBy({ top: place.clientHeight - MORE, behavior: "smooth" });
  });
  new ResizeObserver(more).observe(place);
  new MutationObserver(() => requestAnimationFrame(more)).observe(place, { childList: true, subtree: true, characterData: true });
  return place;
}

/**
 * What comes next is seen from its beginning, wherever the button was that led to it.
 * @param {HTMLElement} root
 * @param {HTMLElement} last what has to be in sight with its beginning
 */
export function fromTheTop(root, last) {
  const panel = (root.closest(".jp-WindowedPanel-outer") ?? document.documentElement).getBoundingClientRect();
  const [top, bottom] = [root.getBoundingClientRect().top, last.getBoundingClientRect().bottom];
  if (top < panel.top || bottom > Math.min(panel.bottom, innerHeight)) root.scrollIntoView({ block: "start" });
}
