// @ts-check
// The live board: lights what may be touched, and reports touches. Knows nothing of any game.
import { Bubble } from "./bubble.js";
import { asksTwice, chosen, consider, fallsShort, guessedOf, isCounted, isForced, isInstead, isTooMany, outlook, standingFor, tellsHowMany, touched, unpacked, wordOf } from "./choosing.js";
import { attend } from "./connection.js";
import { Ears } from "./ears.js";
import { Foresight } from "./foresight.js";
import { Keyboard } from "./keyboard.js";
import { isPath, isTouchable, looks, node, put } from "./marks.js";
import { fullScreenButton, growButton, isDark, keepKeys, mute, part, watchTheme } from "./page.js";
import { appearances, captionsOf, legendOf, marksOf } from "./painting.js";
import { Stage } from "./stage.js";
import { chosenLine, confirmLine, fillStatus, howToConfirm, inWords, spoken, writeBelow } from "./status.js";

/** @typedef {import("./painting.js").Live} Live */
const PATIENCE = 150; // ms: an answer that comes earlier paints the board itself

export class LiveBoard {
  /**
   * @param {any} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    this.model = model;
    this.root = part("jb-board");
    this.svg = node("svg", { class: "jb-scene", role: "group" });
    this.stage = new Stage(this.svg);
    this.status = part("jb-status", { role: "status" });
    this.about = part("jb-about", { "aria-hidden": "true" });
    /** @type {import("./painting.js").Touches} */
    this.touches = { picked: [], held: new Set(), refused: "", pointed: [] };
    /** @type {{ move: string[], by: string, picked: string[] } | null} */ this.armed = null; // a move that waits for a second touch
    this.heard = 0; // the newest serial number when something was touched last
    [this.legend, this.early, this.next] = ["", "", ""]; // of the captions that are shown; touched before its time; touched when the move is made that opens it
    this.sent = false; // what is picked has gone to Python and waits for an answer
    this.keyboard = new Keyboard(this.stage);
    /** @type {Live | null} */ this.ahead = null; // what is shown before its answer, as it was foreseen
    /** @type {[unknown, Live]} */ this.unpacked = [null, /** @type {any} */ (null)]; // what Python has told last, and the same with its moves
    /** @type {Map<string, string>} */ this.said = new Map(); // what each mark was told to be
    this.foresight = new Foresight(model, (preview) => this.stage.preview(preview));
    this.ears = new Ears(this);
    this.place(el);
    this.listen();
  }

  /** @param {HTMLElement} el */
  place(el) {
    this.small = this.model.get("small");
    this.root.classList.toggle("small", this.small);
    this.full = fullScreenButton(this.root);
    const foot = part("jb-foot");
    foot.append(this.about, this.full.button);
    this.root.append(this.svg, this.status, foot); // Tab leads from the board to what was answered
    this.bubble = new Bubble(this.root, this.status);
    this.nameSmall = this.small ? growButton(this.root, () => this.live().title) : () => {};
    // For what stands around the board: it touches as marks do, and hears of every painting ("jb-painted").
    const touch = (/** @type {string} */ pick) => this.touch(this.stage.meant(pick)[0], pick, true);
    const [press, point] = [(/** @type {string} */ pick) => this.ask(pick), (/** @type {string[]} */ picks) => this.point(picks)];
    Object.assign(this.root, { touch, press, point, called: (/** @type {string} */ pick) => this.called(pick), markOf: (/** @type {string} */ id) => this.stage.mark(id), confirm: () => this.confirm(), takeBack: () => this.takeBack() });
    el.append(this.root);
  }

  listen() {
    const { model } = this;
    const [rebuild, answer, dress, settle] = [() => this.rebuild(), () => this.answer(), () => this.dress(), () => this.stage.settle(model.get("settled"))];
    const stops = [attend(model, this.root), watchTheme(dress), keepKeys(this.root), this.ears.open(), () => this.foresight.stop(), () => this.full?.stop()];
    const heard = Object.entries({ "change:scenery": rebuild, "change:settled": settle, "change:live": answer });
    for (const [what, hear] of heard) model.on(what, hear);
    this.close = () => {
      for (const [what, hear] of heard) model.off(what, hear);
      for (const stop of stops) stop();
    };
    rebuild();
  }

  /** @returns {Live} */
  live() {
    const told = this.ahead ?? this.model.get("live");
    if (told !== this.unpacked[0]) this.unpacked = [told, { ...told, moves: unpacked(told.moves) }];
    return this.unpacked[1];
  }

  // --- what is shown ---

  rebuild() {
    const scenery = this.model.get("scenery");
    const inside = this.svg.contains(document.activeElement);
    this.root.style.setProperty("--ratio", String(scenery.frame[2] / scenery.frame[3]));
    this.stage.build(scenery, mute);
    this.stage.settle(this.model.get("settled"));
    this.dress();
    this.said.clear();
    this.keyboard.stay();
    [this.touches.picked, this.armed, this.ahead] = [[], null, null];
    if (!this.stage.shown.has(this.touches.refused)) this.touches.refused = ""; // it was on the board that has gone
    this.update();
    if (inside) this.keyboard.goTo(this.keyboard.at, true); // it keeps its place on a new board, too
  }

  dress() {
    this.svg.classList.toggle("dark", isDark());
  }

  /** Show the position that Python has told, or foretold. */
  update() {
    const { changed, ghosts, title, kept, serial, still } = this.live();
    this.svg.classList.toggle("still", still);
    this.stage.show(changed, ghosts);
    this.svg.setAttribute("aria-label", title);
    if (!kept || this.sent) [this.touches.picked, this.armed] = [[], null];
    if (!kept) this.touches.refused = "";
    [this.sent, this.touches.pointed] = [false, []];
    this.foresight.pin(null, this.armed && wordOf(this.armed.move));
    this.paint();
    this.nameSmall?.();
    this.root.dataset.serial = String(serial);
  }

  /** An answer that says what was foreseen leaves nothing to do. */
  answer() {
    const asForeseen = JSON.stringify(this.ahead) === JSON.stringify(this.model.get("live"));
    this.ahead = null;
    if (!asForeseen) this.update();
    const [next] = [this.next, (this.next = "")];
    if (next && !this.sent && this.stage.shown.has(next)) this.touch(next);
  }

  /** Lights, labels and the one Tab stop, from what was touched; no round trip. */
  paint() {
    const { stage, touches } = this;
    const live = this.live();
    touches.held = marksOf(touches.picked, touches.held, stage.shown);
    const { looks: found, wanted, choice } = appearances(stage.shown, stage.byPick, live, { ...touches, stale: !this.isAnswered(), armed: this.armed && guessedOf(this.armed) });
    const places = [...found].some(([id, { lit }]) => lit && looks(stage.mark(id), "place"));
    this.svg.classList.toggle("choosing", places);
    this.svg.classList.toggle("begun", touches.picked.length > 0);
    for (const [id, look] of found) this.name(id, look);
    stage.light(wanted);
    this.sign(live, choice.ready);
    this.keyboard.keep(found);
    this.say(choice);
    this.keyboard.circle();
    this.ears.retell();
    this.root.toggleAttribute("data-armed", Boolean(this.armed));
    const mayTouch = (/** @type {string} */ pick) => touches.picked.includes(pick) || !touched(live.moves, this.begun(pick), pick).refused;
    const detail = { picked: touches.picked, pointed: [...live.highlights, ...touches.pointed], armed: this.armed, offers: choice.offers, mayTouch, choosing: this.isChoosing(), notes: new Map(captionsOf(live, choice.ready)), live };
    this.root.dispatchEvent(new CustomEvent("jb-painted", { bubbles: true, detail }));
  }

  /**
   * Classes of a mark, and what a screen reader says of it.
   * @param {string} id
   * @param {import("./painting.js").Appearance} look
   */
  name(id, { lit, picked, also, shut }) {
    const [mark, g] = [this.stage.mark(id), this.stage.group(id)];
    const classes = [mark.look, mark.zone, !isPath(mark.shape) && "piece", lit && "offer", picked && "picked", shut && "shut"].filter(Boolean).join(" ");
    const told = `${classes}|${mark.pick}|${mark.title}|${also}`;
    if (this.said.get(id) === told) return;
    this.said.set(id, told);
    put(g, "class", classes);
    if (!isTouchable(mark)) return;
    g.removeAttribute("aria-hidden");
    put(g, "role", this.small ? "img" : "button");
    put(g, "aria-label", mark.title + also);
    if (!this.small) put(g, "aria-pressed", picked);
    if (id !== this.keyboard.at || !g.hasAttribute("tabindex")) put(g, "tabindex", "-1");
  }

  /**
   * Captions on goals, and arrows.
   * @param {Live} live
   * @param {Map<string, string[]>} ready
   */
  sign(live, ready) {
    const captions = captionsOf(live, ready).filter(([goal]) => this.stage.meant(goal).length);
    this.stage.caption(captions);
    this.legend = legendOf(live, captions);
    const on = this.touches.pointed.filter((pick) => this.stage.byPick.has(pick)); // a button beside the board is framed there
    const way = on.length > 1 && !isCounted(live.moves) ? [[on[0], on[on.length - 1]]] : [];
    this.stage.arrows([...live.arrows, ...way]);
  }

  /** Nothing was touched since Python spoke. */
  isAnswered() {
    const { serial, spoken = serial } = this.live();
    return spoken > this.heard;
  }

  /**
   * What is chosen takes the place of what was asked. An answer stands until the next touch: alone, or in its manner above that.
   * @param {import("./choosing.js").Choice} choice
   */
  say(choice) {
    const [{ picked }, yes, no, read] = [this.touches, () => this.confirm(), () => this.takeBack(), (/** @type {string} */ clause) => this.model.send({ clause })];
    const choosing = [];
    if (this.armed) choosing.push(confirmLine(this.armed.move[0], howToConfirm(this.stage.meant(this.armed.by).length > 0, this.early), yes, no));
    const called = (/** @type {string} */ pick) => this.called(pick);
    const then = inWords(outlook(this.live(), choice, picked), called, (pick) => this.stage.byPick.has(pick), this.live().beside?.ask);
    if (!this.armed && picked.length && choice.offers.size) choosing.push(chosenLine(picked.map(called), no, then));
    const { status, answers, kept, manner = "" } = this.live();
    const lines = status.map((sentence) => spoken(sentence, read, (picks) => this.point(picks)));
    const answered = this.isAnswered() ? lines.slice(0, answers ?? (kept ? lines.length : 0)) : [];
    const asked = answered.length && !manner ? [] : choosing.length ? choosing : lines.slice(answers ?? 0);
    fillStatus(this.status, answered, asked, answered.length ? manner : "", () => this.keyboard.at && this.stage.group(this.keyboard.at).focus());
    this.bubble?.show(answered, this.stage.groups.get(this.touches.refused) ?? null);
  }

  /** Something is chosen that can be put back. */
  isChoosing() {
    return !this.sent && (this.armed !== null || this.touches.picked.length > 0);
  }

  /**
   * What a pick is called: by its mark, or by the button beside the board.
   * @param {string} pick
   */
  called(pick) {
    const button = this.live().beside?.ask.find((/** @type {{ pick: string }} */ each) => each.pick === pick);
    return this.stage.first(pick)?.title || button?.text || pick;
  }

  /** @param {string} what is under the pointer */
  tell(what) {
    writeBelow(this.about, what, this.legend);
  }

  // --- touches ---

  /**
   * Touch a mark, or a pick that has none: the move is made, asked for once more, begun or refused.
   * @param {string} id
   * @param {string} pick perhaps of a button beside the board, which was `pressed`
   */
  touch(id, pick = this.stage.mark(id).pick, pressed = false) {
    const { touches, armed } = this;
    [touches.refused, this.heard, this.early] = ["", this.live().serial, ""];
    if (this.isSecond(id, pick)) return this.confirm(this.stage.opened.has(pick) ? id : "");
    if (this.isOneTooMany(id, pick)) return this.refuse(id, pick);
    if ((this.early = this.foresight.early(this, pick))) return this.paint(); // the move that waits comes first, and stays
    [touches.picked, this.armed] = [this.begun(pick), null];
    if (this.isOneOfMany(id, pick)) return this.swap(id);
    const { picked, move, refused } = touched(this.live().moves, touches.picked, pick);
    if (refused || fallsShort(this.live(), picked)) return this.refuse(id, pick, armed);
    touches.held.add(id);
    touches.picked = picked;
    if (!move || tellsHowMany(this.live(), move, picked)) return this.paint();
    if ((pressed && isForced(this.live(), move)) || !asksTwice(this.live(), move, picked)) return this.make(move);
    [this.armed, touches.picked] = [{ move, by: pick, picked }, wordOf(move)];
    this.foresight.look(wordOf(move)); // what it would change is seen until the second touch
    setTimeout(() => this.armed?.move === move && this.ask(pick), PATIENCE);
    return this.paint();
  }

  /**
   * A touch of this mark would only choose: nothing is made, refused or sent.
   * @param {string} id
   */
  onlyChooses(id) {
    const { pick } = this.stage.mark(id);
    if (this.isSecond(id, pick) || this.isOneTooMany(id, pick)) return false;
    if (this.isOneOfMany(id, pick)) return true;
    const { picked, move, refused } = touched(this.live().moves, this.begun(pick), pick);
    return !refused && !fallsShort(this.live(), picked) && (!move || asksTwice(this.live(), move, picked));
  }

  /**
   * What a touch goes with: all that was picked, a piece perhaps as its place; while a move waits, what was touched of it.
   * @param {string} pick
   */
  begun(pick) {
    if (!this.armed) return standingFor(this.live().moves, this.touches.picked, pick, (piece) => this.stage.first(piece)?.on ?? "");
    const [{ moves }, { picked }] = [this.live(), this.armed];
    return consider(moves, picked).offers.has(pick) || (guessedOf(this.armed).length && isInstead(moves, picked, pick)) ? picked : [];
  }

  /**
   * The second touch of a move that waits for one, or a touch of what it opens.
   * @param {string} id
   * @param {string} pick
   */
  isSecond(id, pick) {
    const [held, several] = [this.touches.held.has(id), !this.stage.isLone(pick) && isCounted(this.live().moves)]; // another of several is one more
    return this.armed !== null && (this.stage.opened.has(pick) || (this.armed.by === pick && (held || !several)) || (held && !this.live().unlit));
  }

  /**
   * Several marks share the pick, and this one is held already or would be one too many.
   * @param {string} id
   * @param {string} pick
   */
  isOneOfMany(id, pick) {
    const picked = this.begun(pick);
    return !this.stage.isLone(pick) && (this.touches.held.has(id) || (picked.includes(pick) && !consider(this.live().moves, picked).offers.has(pick)));
  }

  /**
   * The same where it counts how many: no move needs one more, not even the one that waits, and Python says why.
   * @param {string} id
   * @param {string} pick
   */
  isOneTooMany(id, pick) {
    if (this.touches.held.has(id) || this.stage.isLone(pick)) return false;
    return (this.armed && isTooMany(this.live(), wordOf(this.armed.move), pick)) || (this.isOneOfMany(id, pick) && isCounted(this.live().moves));
  }

  /**
   * One of several marks that share a pick: touched again it is put back; another takes its place.
   * @param {string} id
   */
  swap(id) {
    const [{ picked, held }, { pick }] = [this.touches, this.stage.mark(id)];
    if (held.delete(id)) picked.splice(picked.lastIndexOf(pick), 1);
    else {
      held.delete([...held].find((other) => this.stage.mark(other)?.pick === pick) ?? "");
      this.touches.held = new Set([id, ...held]);
    }
    this.paint();
  }

  /**
   * The place says so at once, and until the next touch; Python says why. What was chosen stays so where
   * that is lit, to be mended, and a move that waits goes on waiting; where nothing is lit, the next try begins anew.
   * @param {string} id
   * @param {string} pick
   * @param {typeof this.armed} waits
   */
  refuse(id, pick, waits = null) {
    this.touches.refused = id;
    this.model.send({ touch: [...this.touches.picked, pick] });
    if (this.live().unlit) [this.touches.picked, this.armed] = [[], null];
    else if (waits) [this.touches.picked, this.armed] = [wordOf(waits.move), waits];
    this.paint();
  }

  /** @param {string} id of a mark that stands for no move, or "": an old answer goes, and Python says what it is */
  touchBare(id) {
    [this.touches.refused, this.heard] = [id, this.live().serial];
    this.model.send({ bare: id });
    this.paint();
  }

  /**
   * Send a move, and show what it leads to if that is known.
   * @param {string[]} move
   */
  make(move) {
    const word = wordOf(move);
    [this.armed, this.touches.picked, this.sent] = [null, word, true];
    this.foresight.look(null);
    this.model.send({ picks: word });
    const then = this.foresight.after(this.live().serial, word);
    if (then) {
      this.ahead = then;
      this.update();
    } else setTimeout(() => this.sent && this.paint(), PATIENCE);
  }

  confirm(next = "") {
    this.next = next;
    if (this.armed) this.make(this.armed.move);
  }

  takeBack() {
    [this.touches.picked, this.touches.refused, this.armed, this.heard] = [[], "", null, this.live().serial];
    this.foresight.look(null);
    this.paint();
  }

  /** @param {string} pick about to be touched: there is time to ask what that leads to */
  ask(pick) {
    const move = this.armed?.by === pick ? this.armed.move : this.completes(pick);
    if (move) this.foresight.press(wordOf(move), this.live().serial);
  }

  /** @param {string[]} picks what a sentence speaks of */
  point(picks) {
    this.touches.pointed = picks;
    this.foresight.pin(picks.length > 1 && isCounted(this.live().moves) ? picks : null); // they are seen on their way
    this.paint();
  }

  /**
   * The move that a touch of this pick would make at once.
   * @param {string} pick
   */
  completes(pick) {
    const [{ moves }, { picked }] = [this.live(), this.touches];
    return pick && consider(moves, picked).offers.has(pick) ? chosen(moves, [...picked, pick]) : null;
  }
}

/** @param {{ model: any, el: HTMLElement }} where */
export function render({ model, el }) {
  const board = new LiveBoard(model, el);
  return () => board.close?.();
}

export default { render };
