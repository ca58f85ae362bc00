// @ts-check
// A kernel that is gone answers nothing: a board that would look alive says so, and what to do.
import { part } from "./page.js";

const LOST = "Not connected: run the cell again to go on.";
const WAIT = 5000; // ms: so long an answer may still come
const GONE = ["comm_live_update", "comm:close"]; // what a model hears when its kernel has gone
const ALIVE = ["change:live", "change:parts", "msg:custom"];

/**
 * Watch what is sent. While a kernel is only busy, with a bot or a long hint, nothing is said.
 * @param {any} model
 * @param {HTMLElement} el above the board the line stands
 * @returns {() => void} to stop
 */
export function attend(model, el) {
  const { send } = model;
  const line = part("jb-lost", { role: "alert" });
  let gone = false;
  let timer = 0;
  const heard = () => {
    clearTimeout(timer);
    [gone, timer, line.textContent] = [false, 0, ""];
    line.remove();
  };
  const lost = () => (gone = true);
  const say = () => {
    el.prepend(line);
    line.textContent = LOST;
  };
  model.send = (/** @type {any[]} */ ...all) => {
    try {
      send.apply(model, all);
    } catch {
      gone = true;
    }
    if (gone && !timer) timer = window.setTimeout(say, WAIT);
  };
  for (const name of GONE) model.on(name, lost);
  for (const name of ALIVE) model.on(name, heard);
  return () => {
    clearTimeout(timer);
    model.send = send;
    for (const name of GONE) model.off(name, lost);
    for (const name of ALIVE) model.off(name, heard);
  };
}
