// @ts-check
// What tables, lessons and practice are made of: elements that are patched, and buttons.
import { put } from "./marks.js";
import { mute } from "./page.js";

export const element = (name, look = "", text = "") => {
  const made = document.createElement(name);
  if (look) made.className = look;
  if (text) made.textContent = text;
  return made;
};
// Nodes are kept from painting to painting: as many children as there are values, each patched.
export function patch(parent, values, make, fill) {
  while (parent.children.length > values.length) parent.lastChild.remove();
  while (parent.children.length < values.length) parent.append(make());
  values.forEach((value, nth) => fill(parent.children[nth], value, nth));
}
export const setText = (made, text) => made.textContent !== String(text) && (made.textContent = text);
export const setClass = (made, name, on) => made.classList.toggle(name, Boolean(on));

export function makeButton() {
  const button = element("button");
  button.type = "button";
  mute(button);
  for (const name of ["text", "price", "note"]) button.append(element("span", name));
  return button;
}
export function fillButton(button, { text, price, note, look, off, pressed, hides, shown, pick }) {
  const [words, cost, small] = button.children;
  setText(words, text);
  setText(cost, price ?? "");
  setText(small, note ?? "");
  put(button, "title", note ?? "");
  cost.hidden = !price;
  small.hidden = !note;
  const brief = button.classList.contains("brief"); // whoever knows the room decides
  const looks = ["act", look, hides && "hides", shown && "shown", brief && "brief"].filter(Boolean).join(" ");
  if (button.className !== looks) button.className = looks;
  put(button, "aria-disabled", Boolean(off));
  put(button, "data-pick", pick ?? "");
  if (pressed === undefined) button.removeAttribute("aria-pressed");
  else put(button, "aria-pressed", pressed);
}
