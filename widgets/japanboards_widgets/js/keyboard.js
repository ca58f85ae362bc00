// @ts-check
// The keyboard's place on a board: the one mark where Tab stops, and the ring around it.
import { put } from "./marks.js";
import { lightAround } from "./stage.js";

export class Keyboard {
  /** @param {import("./stage.js").Stage} stage */
  constructor(stage) {
    this.stage = stage;
    /** @type {string | null} */ this.at = null; // id of the one Tab stop
  }

  /** A new board: stay where that has the same place. */
  stay() {
    if (this.at && !this.stage.groups.has(this.at)) this.at = null;
  }

  /**
   * Have a place: the last one, or else the first that is lit.
   * @param {Map<string, import("./painting.js").Appearance>} found
   */
  keep(found) {
    const { groups } = this.stage;
    if (!this.at || !groups.get(this.at)?.hasAttribute("tabindex")) {
      const lit = [...found].find(([, look]) => look.lit);
      this.at = lit?.[0] ?? [...groups].find(([, g]) => g.hasAttribute("tabindex"))?.[0] ?? null;
    }
    if (this.at) put(this.stage.group(this.at), "tabindex", "0");
  }

  /** Draw the ring, where the focus is to be seen. */
  circle() {
    const g = this.at && this.stage.group(this.at);
    const { ring } = this.stage.layers;
    const around = g && g === document.activeElement && g.matches(":focus-visible") && lightAround(this.stage.mark(g.dataset.id ?? ""), "focus");
    if (around || ring.childElementCount) ring.replaceChildren(...(around ? [around] : []));
  }

  /**
   * @param {string | null} id
   * @param {boolean} byHand a mouse has done so
   */
  goTo(id, byHand = false) {
    if (!id) return;
    if (this.at && this.at !== id) this.stage.group(this.at).setAttribute("tabindex", "-1");
    this.at = id;
    const g = this.stage.group(id);
    put(g, "tabindex", "0");
    if (document.activeElement !== g) g.focus({ preventScroll: byHand });
  }
}
