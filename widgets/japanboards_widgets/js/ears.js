// @ts-check
// What a board hears: pointers and keys, and which mark they mean. What comes of it the board decides.
import { asksForPlace, consider, wordOf } from "./choosing.js";
import { isAway, looks } from "./marks.js";
import { jump, walk } from "./walking.js";

/** @typedef {import("./board.js").LiveBoard} LiveBoard */

/** @param {Event} event */
const drawnAt = (event) => (event.target instanceof Element ? /** @type {SVGElement | null} */ (event.target.closest("svg [data-id]")) : null);

/**
 * Everything that was touched, to go back to.
 * @param {LiveBoard} board
 */
const choiceOf = ({ armed, heard, touches }) => ({ armed, heard, touches: { ...touches, picked: [...touches.picked], held: new Set(touches.held) } });

export class Ears {
  /** @param {LiveBoard} board */
  constructor(board) {
    this.board = board;
    /** @type {string | undefined} */ this.caught = undefined; // a mark that was pressed while it moved: it counts
    this.isDown = false; // a pointer is pressed
    this.isBare = false; // what it was pressed on last stands for nothing
    this.isNear = false; // it was pressed last on this board, or around it
    /** @type {[SVGElement | null, SVGElement | null]} */ this.seen = [null, null]; // what is told of, and its place
    /** @type {{ id: string, drawn: Element | null, serial: number, before: ReturnType<typeof choiceOf> } | null} */ this.early = null; // chosen while pressed
  }

  /** Begin to listen; returns what ends it. */
  open() {
    const { svg, root } = this.board;
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ act) => svg.addEventListener(name, act);
    on("pointerdown", (event) => this.pressed(event));
    on("click", (event) => this.clicked(event));
    on("keydown", (event) => this.keyed(event));
    on("pointerover", (event) => this.describe(event));
    on("pointerleave", () => this.leave());
    // At the root: a browser takes an svg that listens to the focus for something to focus.
    root.addEventListener("focusin", (event) => this.cameTo(event));
    root.addEventListener("focusout", () => this.board.keyboard.circle());
    const [lifted, cancelled] = [(/** @type {Event} */ event) => this.lifted(drawnAt(event)), () => this.lifted(null)];
    const [near, escape] = [(/** @type {Event} */ event) => (this.isNear = this.isHome(event)), (/** @type {KeyboardEvent} */ event) => this.escaped(event)];
    window.addEventListener("pointerup", lifted, true);
    window.addEventListener("pointercancel", cancelled, true);
    document.addEventListener("pointerdown", near, true);
    document.addEventListener("keydown", escape, true);
    return () => {
      document.removeEventListener("pointerdown", near, true);
      document.removeEventListener("keydown", escape, true);
      window.removeEventListener("pointerup", lifted, true);
      window.removeEventListener("pointercancel", cancelled, true);
    };
  }

  // --- which mark ---

  /**
   * The group of the mark that an event means. What is only to look at lets it through to what lies below,
   * which is asked for only then: to find everything at a point takes its time.
   * @param {any} event
   * @returns {SVGElement | null}
   */
  markAt(event) {
    const { stage, svg } = this.board;
    const meant = (/** @type {any} */ element) => {
      const g = element.closest?.("[data-id]");
      const mark = g && svg.contains(g) ? this.meantBy(stage.mark(g.dataset.id)) : null;
      return mark && stage.group(mark.id);
    };
    const hit = meant(event.target);
    if (hit || event.clientX === undefined) return hit;
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const g = meant(element);
      if (g) return g;
    }
    return null;
  }

  /**
   * A piece counts as the place it stands on, unless it may be touched itself, or is touched first and can do
   * nothing (`itself`): then it is refused.
   * @param {import("./marks.js").Mark} mark
   */
  meantBy(mark) {
    if (isAway(mark) || !(mark.pick || mark.on)) return null;
    const { stage, touches } = this.board;
    const place = mark.on ? stage.first(mark.on) : null;
    if (!place) return mark.pick ? mark : null;
    const { armed } = this.board;
    if (armed && !touches.held.has(mark.id) && (armed.by === mark.on || touches.held.has(place.id))) return place; // what was touched is touched again
    const { offers } = consider(this.board.live().moves, touches.picked);
    const alone = !touches.picked.length && looks(mark, "itself");
    if (mark.pick && !touches.held.has(mark.id) && asksForPlace(this.board.live().moves, touches.picked, mark)) return place;
    const itself = mark.pick && (alone || touches.held.has(mark.id) || offers.has(mark.pick) || !offers.has(mark.on));
    return itself ? mark : place;
  }

  // --- pointers ---

  /**
   * What only chooses is chosen at once, by a mouse: a finger may be about to scroll.
   * @param {PointerEvent} event
   */
  pressed(event) {
    const { board } = this;
    const g = this.markAt(event);
    const id = g?.dataset.id;
    this.caught = board.stage.finish() ? id : undefined;
    [this.early, this.isDown, this.isBare] = [null, true, !id];
    if (!id || event.button !== 0) return;
    if (event.pointerType === "mouse" && board.onlyChooses(id)) {
      this.early = { id, drawn: drawnAt(event), serial: board.live().serial, before: choiceOf(board) };
      board.touch(id);
    } else board.ask(g?.dataset.pick ?? "");
  }

  /** @param {Element | null} drawn where the pointer was lifted: elsewhere, and nothing was meant */
  lifted(drawn) {
    const { early, board } = this;
    this.isDown = false;
    if (!early || this.caught || early.drawn === drawn) return;
    this.early = null;
    if (early.serial !== board.live().serial) return;
    Object.assign(board, early.before);
    board.paint();
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const [early, caught] = [this.early, this.caught];
    [this.early, this.caught] = [null, undefined];
    if (early) return this.board.keyboard.goTo(early.id, true);
    const id = caught ?? this.markAt(event)?.dataset.id;
    if (!id) return this.isBare && this.board.touchBare(drawnAt(event)?.dataset.id ?? "");
    this.board.keyboard.goTo(id, true);
    this.board.touch(id);
  }

  // --- keys ---

  /** @param {KeyboardEvent} event */
  keyed(event) {
    const { board } = this;
    const { stage } = board;
    const id = this.markAt({ target: event.target })?.dataset.id;
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    const lit = () => [...stage.groups].filter(([, g]) => g.classList.contains("offer")).map(([other]) => other);
    const stops = () => [...stage.shown.values()].filter((mark) => stage.group(mark.id).hasAttribute("tabindex"));
    if (event.key === "Enter" || event.key === " ") board.touch(id);
    else if (event.key.startsWith("Arrow")) board.keyboard.goTo(walk(stops(), stage.mark(id), event.key));
    else if (event.key === "n" || event.key === "p") board.keyboard.goTo(jump(lit(), id, event.key === "n" ? 1 : -1));
    else if (event.key === "Escape") board.takeBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Event} event on the board, or in the table around it */
  isHome(event) {
    const { root } = this.board;
    return event.target instanceof Element && (root.closest(".jb-table") ?? root).contains(event.target);
  }

  /**
   * Escape takes a choice back from anywhere in the table, and where the focus got lost after a touch.
   * @param {KeyboardEvent} event
   */
  escaped(event) {
    if (event.key !== "Escape" || !this.board.isChoosing()) return;
    const typing = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable=true]");
    if (this.isHome(event) || (this.isNear && !typing)) this.board.takeBack();
  }

  /** @param {FocusEvent} event however the focus came, by a key, by hand or by a program */
  cameTo(event) {
    const id = event.target instanceof SVGElement ? event.target.dataset.id : undefined;
    if (id && id !== this.board.keyboard.at) this.board.keyboard.goTo(id, true);
    this.describe(event);
    this.board.keyboard.circle();
  }

  // --- what is looked at ---

  /** @param {Event} event what is under the pointer or has the keyboard */
  describe(event) {
    const { board } = this;
    const g = drawnAt(event);
    if (!g && event.type === "focusin") return;
    const place = this.markAt(event); // a piece that says nothing itself is told by its place
    this.seen = [g, place];
    this.retell();
    if (board.armed || board.sent) return;
    const move = board.completes(place?.dataset.pick ?? "");
    const byKey = event.type === "focusin" && !this.isDown;
    board.foresight.look(move && wordOf(move), byKey ? board.live().serial : undefined);
  }

  /** What is looked at may have changed, or gone. */
  retell() {
    const { board } = this;
    const { groups, shown } = board.stage;
    const there = (/** @type {SVGElement | null} */ g) => {
      const mark = g && groups.get(g.dataset.id ?? "") === g && shown.get(g.dataset.id ?? "");
      return mark && !isAway(mark) ? g : null;
    };
    const [g, place] = this.seen.map(there);
    if (place?.classList.contains("offer")) return board.tell(place.getAttribute("aria-label") ?? ""); // a touch would mean it
    board.tell(g?.getAttribute("aria-label") || g?.querySelector("title")?.textContent || place?.getAttribute("aria-label") || "");
  }

  leave() {
    this.seen = [null, null];
    this.board.tell("");
    if (!this.board.armed) this.board.foresight.look(null);
  }
}
