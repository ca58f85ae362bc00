// @ts-check
// A review around a board: its parts come from Python as HTML, each with the acts of its buttons in
// data-act. It knows nothing of any game.
import { render } from "./board.js";
import { comeIntoSight, mute } from "./page.js";
import { element } from "./parts.js";
import { scrolling } from "./reading.js";

const PARTS = ["head", "players", "ask", "graph", "list", "verdict", "turns", "swing", "costs"];
const KEYS = { ArrowLeft: ["go", -1], ArrowRight: ["go", 1], ArrowUp: ["item", -1], ArrowDown: ["item", 1] };
const LOOKS = ["go", "item", "mistake", "turning", "stage", "slide"]; // acts that choose a move to look at
const SEEN = 140; // px of the verdict that are enough to read on from
const NARROW = 900; // px: from there on the board stands beside the verdict
const ACTS = { m: "mistake", t: "again", g: "branch", Escape: "back", 1: "turning", 2: "turning", 3: "turning" };

function renderReview({ model, el }) {
  const root = element("div", "rev");
  const [left, right] = [element("div", "left"), element("div", "right")];
  const areas = Object.fromEntries([...PARTS, "pos", "chosen", "board", "walk", "said"].map((name) => [name, element("div", `part-${name}`)]));
  areas.pos.append(areas.chosen, areas.board, areas.walk);
  left.append(areas.pos, areas.turns, areas.costs);
  right.append(areas.verdict, areas.swing);
  areas.said.className = "said-aloud";
  areas.said.setAttribute("role", "status");
  root.append(areas.head, areas.players, areas.ask, areas.graph, areas.list, left, right, areas.said);
  root.tabIndex = -1;
  mute(root);
  el.append(root);
  let board = null;
  const act = (/** @type {string} */ name, /** @type {any} */ value = null) => {
    // Another board takes the place: its top is where one looks next.
    if (["again", "branch", "line", "back"].includes(name)) root.closest(".jb-table").scrollIntoView({ block: "start" });
    looked = LOOKS.includes(name);
    model.send({ act: name, value });
  };
  let looked = false; // a move was chosen to look at: what is said of it comes into sight

  function showVerdict() {
    const { top } = areas.verdict.getBoundingClientRect();
    if (looked && (top < 0 || top > window.innerHeight - SEEN)) {
      const high = areas.verdict.offsetHeight > window.innerHeight; // it is read from its beginning
      areas.verdict.scrollIntoView({ block: high || root.clientWidth < NARROW ? "start" : "center" });
    }
    looked = false;
  }

  // What is focused is found again in what takes its place.
  function fill(place, html) {
    if (place.dataset.html === html) return;
    const now = document.activeElement;
    const held = now instanceof HTMLElement && place.contains(now) ? now : null;
    place.dataset.html = html;
    place.innerHTML = html;
    place.hidden = !html;
    for (const button of place.querySelectorAll("button")) mute(button);
    for (const told of place.querySelectorAll(".told")) scrolling(told);
    if (!held) return;
    const { act: name, value } = held.dataset;
    const again = [...place.querySelectorAll("[data-act]")];
    (again.find((each) => each.dataset.act === name && each.dataset.value === value) ?? root).focus({ preventScroll: true });
  }
  function paint() {
    const parts = model.get("parts");
    for (const name of [...PARTS, "chosen", "walk"]) fill(areas[name], parts[name] ?? "");
    root.className = `rev ${parts.look ?? ""} ${root.classList.contains("choosing") ? "choosing" : ""}`.trim();
    areas.graph.classList.add("card", "graph");
    areas.list.classList.add("card", "list");
    if (areas.said.textContent !== parts.said) areas.said.textContent = parts.said ?? "";
    const here = areas.list.querySelector("[aria-current]");
    const box = areas.list.querySelector("ol");
    if (here && box && box.scrollHeight > box.clientHeight) box.scrollTop = here.offsetTop - box.offsetTop - box.clientHeight / 2;
    showVerdict();
  }

  root.addEventListener("click", (event) => {
    const pressed = event.target.closest("[data-act], [data-pick]");
    if (!pressed || pressed.closest(".jb-board")) return;
    if (pressed.dataset.pick) board?.touch(pressed.dataset.pick);
    else act(pressed.dataset.act, pressed.dataset.value);
  });
  root.addEventListener("input", (event) => event.target.dataset.act && act(event.target.dataset.act, event.target.value));
  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, .jb-scene")) return;
    const [what, by] = KEYS[event.key] ?? [];
    if (what) act(what, { by });
    else if (ACTS[event.key]) act(ACTS[event.key], "123".includes(event.key) ? Number(event.key) : "");
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  areas.board.addEventListener("jb-painted", (event) => {
    board = event.target;
    root.classList.toggle("choosing", event.detail.picked.length > 0); // an old refusal goes
    for (const each of areas.chosen.querySelectorAll("[data-pick]")) {
      each.setAttribute("aria-pressed", String(event.detail.picked.includes(each.dataset.pick)));
    }
  });
  model.on("change:parts", paint);
  const stop = render({ model, el: areas.board });
  paint();
  // What was just run is seen from its beginning, once it has its size.
  const fresh = new ResizeObserver(() => {
    if (!areas.board.offsetHeight) return;
    fresh.disconnect();
    setTimeout(() => comeIntoSight(root), 150);
  });
  fresh.observe(areas.board);
  return () => {
    fresh.disconnect();
    model.off("change:parts", paint);
    stop?.();
  };
}

export default { render: renderReview };
