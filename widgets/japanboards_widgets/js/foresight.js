// @ts-check
// Questions to Python about a move that is not made yet. While a mark is pressed there is time to ask
// what its click will lead to: the click then shows that at once, and the answer to it has the last
// word. While it is only looked at, Python may say what would change. No rule is decided here.
import { touched, unpacked, wordOf } from "./choosing.js";

/** @typedef {import("./painting.js").Live} Live */
/** @typedef {{ lights: import("./stage.js").Light[], ghosts: unknown[][], aside?: unknown[][] }} Preview */

const REST = 120; // ms that a pointer rests before it means a look

export class Foresight {
  /**
   * @param {any} model
   * @param {(preview: Preview | null) => void} show
   */
  constructor(model, show) {
    this.model = model;
    this.show = show;
    /** @type {{ picks: string[], after: number, then: Live } | null} */ this.told = null;
    this.asked = ""; // position and touches that Python was asked about last
    this.looking = ""; // the touches of the move that is looked at
    /** @type {string[] | null} */ this.pinned = null; // those of a move that is shown while no other is looked at
    this.timer = 0;
    this.hear = (/** @type {any} */ message) => {
      if (message.then) this.told = message;
      else if (message.preview && String(message.picks) === this.looking) show(message.preview);
    };
    model.on("msg:custom", this.hear);
  }

  /**
   * Ask what these touches lead to, once in a position.
   * @param {string[]} picks
   * @param {number} serial
   */
  press(picks, serial) {
    const what = `${serial} ${picks}`;
    if (what !== this.asked) this.send({ press: picks });
    this.asked = what;
  }

  /**
   * What is shown after these touches, if Python has said so.
   * @param {number} serial
   * @param {string[]} picks
   */
  after(serial, picks) {
    return this.told?.after === serial && String(this.told.picks) === String(picks) ? this.told.then : null;
  }

  /**
   * What a touch is called that is asked for only after the move that waits, as far as Python has said so; "" for others.
   * @param {import("./board.js").LiveBoard} board
   * @param {string} pick
   */
  early(board, pick) {
    const { moves, serial } = board.live();
    if (!board.armed || !touched(moves, board.begun(pick), pick).refused) return "";
    const kind = (/** @type {string} */ each) => each.split(":")[0];
    if (wordOf(board.armed.move).some((each) => kind(each) === kind(pick))) return ""; // meant instead, not after
    const next = unpacked(this.after(serial, wordOf(board.armed.move))?.moves ?? []);
    return next.some((move) => move.includes(pick, 1)) ? board.called(pick).split(/[;:,]/)[0] : "";
  }

  /**
   * A move is looked at, or none. A key is pressed and released at once: what it leads to is asked now.
   * @param {string[] | null} picks
   * @param {number} [serial] of the position, where a key is about to be pressed
   */
  look(picks, serial) {
    picks ??= this.pinned;
    const what = picks ? String(picks) : "";
    if (what === this.looking) return;
    if (this.looking) this.show(null);
    this.looking = what;
    clearTimeout(this.timer);
    if (!picks) return;
    this.timer = setTimeout(() => {
      this.send({ look: picks });
      if (serial !== undefined) this.press(picks, serial);
    }, REST);
  }

  /**
   * @param {string[] | null} picks of a move that is to be seen, or none
   * @param {string[] | null} waits those of a move that waits, and is looked at meanwhile
   */
  pin(picks, waits = null) {
    this.pinned = picks;
    this.look(waits);
  }

  /** @param {object} question which nobody hears while a kernel starts again: then there is no answer */
  send(question) {
    try {
      this.model.send(question);
    } catch {
      this.asked = "";
    }
  }

  stop() {
    clearTimeout(this.timer);
    this.model.off("msg:custom", this.hear);
  }
}
