// @ts-check
// What a board has to do with the page around it: theme, shortcuts, full screen, small buttons.

const MUTE = "data-lm-suppress-shortcuts";

/**
 * The notebook's shortcuts must not see keys pressed here; it looks at the focused element alone.
 * @param {Element} element
 */
export const mute = (element) => element.setAttribute(MUTE, "true");

/** Whether the page is dark: JupyterLab, Colab and VS Code each say it in their own way. */
export const isDark = () =>
  document.body.dataset.jpThemeLight === "false" ||
  document.documentElement.getAttribute("theme") === "dark" ||
  document.body.classList.contains("vscode-dark");

/**
 * Tell when the theme may have changed; returns what ends it.
 * @param {() => void} tell
 */
export function watchTheme(tell) {
  const observer = new MutationObserver(tell);
  for (const element of [document.body, document.documentElement]) {
    observer.observe(element, { attributeFilter: ["data-jp-theme-light", "theme", "class"] });
  }
  return () => observer.disconnect();
}

/**
 * Keys pressed around a board must not reach the notebook either, but for Ctrl+S, which saves it.
 * @param {Element} root
 */
export function keepKeys(root) {
  const ours = (/** @type {Event} */ event) =>
    event.target instanceof Element && (root.contains(event.target) || event.target.closest(".jb-table")) ? event.target : null;
  const focus = (/** @type {Event} */ event) => {
    const target = ours(event);
    if (target) mute(target);
  };
  // The notebook listens at the document: at the window we are before it.
  const save = (/** @type {KeyboardEvent} */ event) => {
    const target = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s" && ours(event);
    if (!target || !target.hasAttribute(MUTE)) return;
    target.removeAttribute(MUTE);
    setTimeout(() => mute(target));
  };
  document.addEventListener("focusin", focus);
  window.addEventListener("keydown", save, true);
  return () => {
    document.removeEventListener("focusin", focus);
    window.removeEventListener("keydown", save, true);
  };
}

/**
 * What was just run comes into sight, and once more if the notebook then scrolls to its next cell; not
 * where somebody has touched anything meanwhile.
 * @param {HTMLElement} element
 */
export function comeIntoSight(element) {
  showWhole(element);
  const done = new AbortController();
  for (const name of ["wheel", "pointerdown", "keydown"]) {
    window.addEventListener(name, () => done.abort(), { capture: true, once: true, signal: done.signal });
  }
  setTimeout(() => {
    if (!done.signal.aborted) showWhole(element);
    done.abort();
  }, 700);
}

/**
 * What was just run comes wholly into the notebook's window, or begins at its top. Where all cells
 * are run, or a notebook is opened, another cell is the active one, and nothing moves.
 * @param {HTMLElement} element
 */
export function showWhole(element) {
  const cell = element.closest(".jp-Cell");
  const next = cell?.nextElementSibling;
  if (![cell, next].some((each) => each?.classList.contains("jp-mod-active"))) return;
  const panel = element.closest(".jp-WindowedPanel-outer") ?? document.documentElement;
  element.scrollIntoView({ block: element.offsetHeight > panel.clientHeight ? "start" : "nearest" });
}

/**
 * A clause as a player reads of it: the game goes without saying. (The same as Python's rule_name.)
 * @param {string} clause
 */
export function ruleName(clause) {
  const [, kind, ...rest] = clause.split("-");
  return kind === "RULING" ? `ruling ${Number(rest[0])}` : `rule ${[kind, ...rest].join("-")}`;
}

/**
 * @param {string} clause
 * @param {(clause: string) => void} read
 */
export function clauseButton(clause, read) {
  const button = smallButton(ruleName(clause), `Read ${ruleName(clause)} in the rulebook`, () => read(clause));
  button.setAttribute("aria-label", button.title);
  return button;
}

/**
 * @param {string} text
 * @param {string} title
 * @param {() => void} act
 * @param {string} look
 */
export function smallButton(text, title, act, look = "jb-clause") {
  const button = document.createElement("button");
  [button.className, button.textContent, button.title] = [look, text, title];
  mute(button);
  button.onclick = act;
  return button;
}

/**
 * The button that gives a board, with its table, the whole screen.
 * @param {HTMLElement} root
 */
export function fullScreenButton(root) {
  const whole = () => root.closest(".jb-table") ?? root;
  const toggle = () => (document.fullscreenElement ? document.exitFullscreen() : whole().requestFullscreen());
  const button = smallButton("", "Use the whole screen", toggle, "jb-full");
  const name = () => (button.textContent = document.fullscreenElement ? "Leave full screen" : "Full screen");
  document.addEventListener("fullscreenchange", name);
  name();
  return { button, stop: () => document.removeEventListener("fullscreenchange", name) };
}

const ENTER = "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"; // corners that point outwards
const LEAVE = "M6 2v4H2M14 6h-4V2M10 14v-4h4M2 10h4v4"; // and inwards

/**
 * A button with the sign of what it does: a table takes the whole screen, or leaves it. Escape leaves it, too,
 * from anywhere: a browser sees to that unless something else has caught the key. Returns what ends it.
 * @param {HTMLElement} button
 * @param {() => Element | null} root
 */
export function wholeScreen(button, root) {
  const isWhole = () => document.fullscreenElement !== null && document.fullscreenElement === root();
  const name = () => {
    const text = isWhole() ? "Leave full screen: Escape" : "Full screen";
    button.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${isWhole() ? LEAVE : ENTER}"/></svg>`;
    button.title = text;
    button.setAttribute("aria-label", text);
  };
  const leave = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && isWhole() && document.exitFullscreen();
  button.onclick = () => (document.fullscreenElement ? document.exitFullscreen() : root()?.requestFullscreen());
  document.addEventListener("fullscreenchange", name);
  window.addEventListener("keydown", leave, true);
  name();
  return () => {
    document.removeEventListener("fullscreenchange", name);
    window.removeEventListener("keydown", leave, true);
  };
}

/**
 * The button of a small board that makes it larger; returns what names it anew.
 * @param {HTMLElement} root
 * @param {() => string} title
 */
export function growButton(root, title) {
  const name = () => {
    const grown = root.classList.contains("grown");
    button.textContent = `${title()} (${grown ? "press to shrink" : "press to enlarge"})`;
    button.setAttribute("aria-expanded", String(grown));
  };
  const grow = () => {
    root.parentElement?.classList.toggle("jb-grown", root.classList.toggle("grown"));
    name();
  };
  const button = smallButton("", "", grow, "jb-grow");
  root.append(button);
  return name;
}

/**
 * @param {string} look
 * @param {Record<string, string>} attributes
 */
export function part(look, attributes = {}) {
  const made = document.createElement("div");
  made.className = look;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
