// @ts-check
// The answer to a touch, beside what was touched: only where the line that gives it is out of sight.
import { part } from "./page.js";

const GAP = 6; // px between the bubble and what it speaks of

/**
 * Whether an element is seen from its first to its last line: neither scrolled off nor covered.
 * @param {HTMLElement} element
 */
function isInSight(element) {
  const { left, top, bottom } = element.getBoundingClientRect();
  return [top + 3, bottom - 3].every((y) => element.contains(document.elementFromPoint(left + 3, y)));
}

export class Bubble {
  /**
   * @param {HTMLElement} root of the board
   * @param {HTMLElement} line that gives the same answer, and says it aloud
   */
  constructor(root, line) {
    this.root = root;
    this.line = line;
    this.box = part("jb-bubble", { "aria-hidden": "true" });
    this.box.hidden = true;
    root.append(this.box);
  }

  /**
   * @param {HTMLElement[]} answers
   * @param {Element | null} touched the mark that was refused; without one it was a button beside the board
   */
  show(answers, touched) {
    const anchor = touched ?? this.root.closest(".jb-table")?.querySelector(".act:focus");
    this.box.hidden = true;
    if (!answers.length || !anchor) return; // a touch that only chooses asks for no layout
    const isHidden = this.line.getClientRects().length === 0; // the answer is given elsewhere
    if (isHidden || isInSight(this.line)) return;
    this.box.hidden = false;
    this.box.textContent = answers.map((answer) => answer.firstChild?.textContent ?? "").join(" ");
    this.place(anchor.getBoundingClientRect());
  }

  /** @param {DOMRect} touched below it, or above where the window ends */
  place({ left, width, top, bottom }) {
    const [board, own] = [this.root.getBoundingClientRect(), this.box.getBoundingClientRect()];
    const middle = left + width / 2 - board.left - own.width / 2;
    const isLow = bottom + GAP + own.height > Math.min(innerHeight, board.bottom);
    this.box.style.left = `${Math.max(0, Math.min(middle, board.width - own.width))}px`;
    this.box.style.top = `${(isLow ? top - GAP - own.height : bottom + GAP) - board.top}px`;
  }
}
