// @ts-check
// The picture: the scenery built once, then only what changed. Lights lie between two layers of marks, and what has gone over what is lit.
import { arrowBetween, edgeOf, emptyGroup, ghostOf, inZone, isAway, isFine, looks, markOf, node, outline, paintMark, placeOf, put, retell, same, saysWhatMayBe, sign } from "./marks.js";
import { move } from "./motion.js";

/** @typedef {import("./marks.js").Mark} Mark */
/** Kind, mark (its pick or id) and tag; tag may be left out. @typedef {[string, string, string?]} Light */

const LAYERS = ["fresh", "glows", "ghosts", "over", "outlines", "tags", "previews", "captions", "arrows", "ring"];
// The tag of a light that has none of its own: color never speaks alone.
/** @type {Record<string, string>} */
const TAGS = { picked: "✓", refused: "✕" };

/**
 * A line around a mark on a wider pale one.
 * @param {Mark} mark
 * @param {string} kind
 */
export function lightAround(mark, kind) {
  const line = outline(edgeOf(mark));
  if (!line || isAway(mark)) return null;
  const look = kind === "fresh" && isFine(mark) ? `glow ${kind} fine` : `glow ${kind}`;
  const [g, halo] = [node("g", { class: inZone(look, mark) }), node("g", { class: "halo" })];
  g.style.transform = placeOf(mark);
  halo.append(line.cloneNode());
  g.append(halo, line);
  return g;
}

/**
 * The tag of a light. It lies over every mark, the line below those that are above the lights.
 * @param {Mark} mark
 * @param {string} kind
 * @param {string} tag
 * @param {number} most where the board ends on the right
 */
function tagOf(mark, kind, tag, most) {
  const text = tag || TAGS[kind];
  return text && edgeOf(mark) && !isAway(mark) ? sign(mark, text, `tag ${kind}`, most) : null;
}

export class Stage {
  /** @param {SVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    /** @type {number[][]} */ this.zones = []; // boxes of the parts of a narrow board
    this.right = Infinity; // where the board ends
    this.name = ""; // of this board on the page: its class, and the beginning of its ids
    /** @type {Map<string, Mark>} */ this.sent = new Map(); // with the scenery
    /** @type {Map<string, Mark>} */ this.base = new Map(); // the same, with what has settled
    /** @type {Map<string, Mark>} */ this.shown = new Map(); // as drawn now
    /** @type {Map<string, SVGElement>} */ this.groups = new Map();
    /** @type {Map<string, string[]>} */ this.byPick = new Map(); // ids of what is there
    /** @type {Map<string, [string, Mark, SVGElement[]]>} */ this.lights = new Map(); // kept from painting to painting
    /** @type {Record<string, SVGElement>} */ this.layers = {};
    /** @type {string[]} */ this.aside = []; // ids of what is seen elsewhere in a preview
    /** @type {Set<string>} */ this.opened = new Set(); // picks that a move opens which is looked at
  }

  /**
   * Draw everything anew. One more word in its name, and a board meets no other of its game, either.
   * @param {{ frame: number[], zones: number[][], style: string, defs: string, backdrop: string, scope: string, marks: unknown[][] }} scenery
   * @param {(g: SVGElement) => void} prepare
   */
  build({ frame, zones, style, defs, backdrop, scope, marks }, prepare) {
    this.name = `${scope}-${Math.random().toString(36).slice(2, 8)}`;
    const own = (/** @type {string} */ text) => text.replaceAll(scope, this.name);
    this.zones = zones;
    this.svg.setAttribute("viewBox", frame.join(" "));
    this.right = frame[0] + frame[2];
    this.svg.setAttribute("preserveAspectRatio", "xMidYMin");
    this.svg.setAttribute("class", `jb-scene ${this.name}${zones.length ? " zoned" : ""}`);
    const [sheet, stamps, back] = [node("style"), node("defs"), node("g", { class: "backdrop", "aria-hidden": "true" })];
    [sheet.textContent, stamps.innerHTML, back.innerHTML] = [own(style), own(defs), `<g class="whole">${own(backdrop)}</g>`];
    this.layers = Object.fromEntries(LAYERS.map((name) => [name, node("g")]));
    this.fill(marks.map((mark) => this.zoned(markOf(mark))), prepare);
    const { ghosts, fresh, glows, over, outlines, ring, ...top } = this.layers; // no line hides a name
    const above = (/** @type {boolean} */ wanted) =>
      [...this.base.values()].filter((mark) => looks(mark, "above") === wanted).map((mark) => this.group(mark.id));
    this.svg.replaceChildren(sheet, stamps, back, this.parts(back), ...above(false), fresh, glows, ghosts, over, outlines, ring, ...above(true), ...Object.values(top));
  }

  /**
   * The backdrop once more for each part of a narrow board; only there it is seen.
   * @param {SVGElement} back
   */
  parts(back) {
    const all = node("g", { class: "backdrop parts", "aria-hidden": "true" });
    for (const nth of this.zones.keys()) {
      const part = node("g", { class: `zone-${nth}` });
      const shown = /** @type {SVGElement} */ (back.firstElementChild?.cloneNode(true));
      shown.setAttribute("class", "");
      shown.setAttribute("clip-path", `url(#${this.name}-zone-${nth})`);
      part.append(shown);
      all.append(part);
    }
    return all;
  }

  /**
   * A mark that knows where it lies on a narrow board; the last part that has its place, or else the first.
   * @param {Mark} mark
   */
  zoned(mark) {
    const [x, y] = mark.at;
    const nth = this.zones.findLastIndex(([left, top, wide, high]) => left <= x && x < left + wide && top <= y && y < top + high);
    const zone = mark.look.match(/\bzone-\d+/)?.[0] ?? `zone-${Math.max(0, nth)}`;
    return this.zones.length ? { ...mark, zone } : mark;
  }

  /**
   * @param {Mark[]} marks
   * @param {(g: SVGElement) => void} prepare
   */
  fill(marks, prepare) {
    for (const kept of [this.sent, this.base, this.shown, this.groups, this.lights]) kept.clear();
    for (const mark of marks) {
      const g = emptyGroup();
      g.dataset.id = mark.id;
      prepare(g);
      this.sent.set(mark.id, mark);
      this.base.set(mark.id, mark);
      this.groups.set(mark.id, g);
      this.draw(mark);
    }
  }

  /** @param {Mark} mark */
  draw(mark) {
    paintMark(this.group(mark.id), mark, this.shown.get(mark.id), this.name);
    this.shown.set(mark.id, mark);
  }

  /**
   * What has changed long ago is not told again.
   * @param {Record<string, Partial<Mark>>} settled what differs from the scenery as it was sent
   */
  settle(settled) {
    for (const [id, mark] of this.sent) this.base.set(id, settled[id] ? this.zoned({ ...mark, ...settled[id] }) : mark);
  }

  /**
   * @param {Record<string, Partial<Mark>>} changed what differs from the scenery
   * @param {unknown[][]} ghosts
   */
  show(changed, ghosts) {
    /** @type {[Mark, Mark][]} */
    const changes = [];
    for (const [id, mark] of this.base) {
      const [was, now] = [this.mark(id), changed[id] ? this.zoned({ ...mark, ...changed[id] }) : mark];
      if (same(now, was)) continue;
      this.draw(now);
      changes.push([was, now]);
    }
    if (!this.svg.classList.contains("still")) move(changes, (id) => this.group(id));
    this.byPick.clear();
    for (const [id, mark] of this.shown) {
      if (!mark.pick || isAway(mark)) continue;
      const others = this.byPick.get(mark.pick);
      if (others) others.push(id);
      else this.byPick.set(mark.pick, [id]);
    }
    this.layers.ghosts.replaceChildren(...ghosts.map((mark) => ghostOf(this.zoned(markOf(mark)), this.name)));
  }

  /** @param {string} id */
  mark(id) {
    return /** @type {Mark} */ (this.shown.get(id));
  }

  /** @param {string} id */
  group(id) {
    return /** @type {SVGElement} */ (this.groups.get(id));
  }

  /**
   * Ids of the marks that a pick or an id means.
   * @param {string} who
   */
  meant(who) {
    return this.byPick.get(who) ?? (this.shown.has(who) ? [who] : []);
  }

  /**
   * The first mark of a pick.
   * @param {string} pick
   */
  first(pick) {
    return this.mark(this.meant(pick)[0]);
  }

  /**
   * No more than one mark stands for this pick.
   * @param {string} pick
   */
  isLone(pick) {
    return (this.byPick.get(pick)?.length ?? 0) <= 1;
  }

  /**
   * Light these marks and no others. A light that goes out is only hidden: to make it again would cost a layout.
   * @param {Map<string, Light>} wanted by a key of their own: kind, id, tag
   */
  light(wanted) {
    for (const [key, [id, mark, parts]] of this.lights) {
      const now = this.mark(id);
      const fits = mark === now || (edgeOf(mark) === edgeOf(now) && placeOf(mark) === placeOf(now) && !isAway(now));
      for (const part of parts) {
        if (fits) put(part, "visibility", wanted.has(key) ? "visible" : "hidden");
        else part.remove();
      }
      if (!fits) this.lights.delete(key);
    }
    for (const [key, [kind, id, tag]] of wanted) {
      const line = !this.lights.has(key) && lightAround(this.mark(id), kind);
      if (!line) continue;
      const sign = tagOf(this.mark(id), kind, tag, this.right);
      this.lights.set(key, [id, this.mark(id), sign ? [line, sign] : [line]]);
      this.layers[kind === "fresh" ? "fresh" : kind && !["dashed", "later", "poor"].includes(kind) ? "over" : "glows"].append(line);
      if (sign) this.layers.tags.append(sign);
    }
  }

  /**
   * Put these into a layer and nothing else; an empty one stays as it is.
   * @param {string} name
   * @param {(SVGElement | null)[]} parts
   */
  refill(name, parts) {
    const [layer, drawn] = [this.layers[name], /** @type {SVGElement[]} */ (parts.filter(Boolean))];
    if (drawn.length || layer.childElementCount) layer.replaceChildren(...drawn);
  }

  /**
   * Arrows from one pick to another, as far as both are there.
   * @param {[string, string, string?][]} ways
   */
  arrows(ways) {
    const ends = ways.map(([from, to, look]) => ({ from: this.first(from), to: this.first(to), look }));
    this.refill("arrows", ends.filter(({ from, to }) => from && to).map(({ from, to, look }) => arrowBetween(from.at, to.at, look)));
  }

  /**
   * Captions on goals. A place that says what may be done there says it itself, and nothing else meanwhile.
   * @param {[string, string][]} captions
   */
  caption(captions) {
    const [words, told] = [new Map(captions), new Set()];
    for (const [id, mark] of this.shown) {
      if (!saysWhatMayBe(mark)) continue;
      const word = words.get(mark.on);
      if (word !== undefined) told.add(mark.on);
      retell(this.group(id), mark, word);
    }
    const apart = captions.filter(([goal]) => !told.has(goal));
    this.refill("captions", apart.flatMap(([goal, text]) => this.meant(goal).map((id) => sign(this.mark(id), text))));
  }

  /**
   * What a move would change, while it is looked at.
   * @param {import("./foresight.js").Preview | null} preview
   */
  preview(preview) {
    const lights = (preview?.lights ?? []).flatMap(([kind, who, tag]) => this.meant(who).map((id) => ({ mark: this.mark(id), kind, tag })));
    const ghosts = (preview?.ghosts ?? []).map((mark) => ghostOf(this.zoned(markOf(mark)), this.name, "ghost would"));
    const aside = (preview?.aside ?? []).map((mark) => this.zoned(markOf(mark)));
    for (const id of this.aside) this.groups.get(id)?.removeAttribute("visibility");
    this.aside = aside.map(({ id }) => id).filter((id) => this.groups.has(id));
    for (const id of this.aside) put(this.group(id), "visibility", "hidden"); // they are seen where they make room
    this.opened = new Set(lights.filter(({ kind }) => kind.endsWith(" next")).map(({ mark }) => mark.pick));
    this.svg.classList.toggle("opening", this.opened.size > 0);
    const staying = aside.map((mark) => ghostOf(mark, this.name, "staying"));
    this.refill("outlines", lights.map(({ mark, kind }) => lightAround(mark, kind)));
    this.refill("previews", [...staying, ...ghosts, ...lights.map(({ mark, kind, tag }) => tagOf(mark, kind, tag, this.right))]);
  }

  /** Pieces on their way are there at once; whether there were any. */
  finish() {
    const motions = this.svg.getAnimations({ subtree: true });
    for (const motion of motions) motion.finish();
    return motions.length > 0;
  }
}
