// @ts-check
// The home page: HTML that Python tells, and what is pressed in it. Knows nothing of any game.
import { comeIntoSight, isDark, keepKeys, mute, watchTheme } from "./page.js";

function renderHome({ model, el }) {
  const send = (act, value = "") => model.send({ act, value });
  function paint() {
    el.innerHTML = model.get("html");
    for (const button of el.querySelectorAll("button, input")) mute(button);
    dress();
    if (el.querySelector(".opened")) el.scrollIntoView({ block: "start" }); // what was opened is in sight
  }
  function dress() {
    for (const board of el.querySelectorAll("svg.jb-scene")) board.classList.toggle("dark", isDark());
  }
  el.addEventListener("click", (event) => {
    const button = event.target.closest("[data-act]");
    if (!button) return;
    button.setAttribute("aria-busy", "true");
    send(button.dataset.act, button.dataset.value);
  });
  el.addEventListener("change", async (event) => {
    const [file] = event.target.files ?? [];
    if (file) send("file", await file.text());
  });
  const hear = (message) => {
    if (!message.file) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([message.file], { type: "application/json" }));
    link.download = message.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  model.on("change:html", paint);
  model.on("msg:custom", hear);
  const stops = [watchTheme(dress), keepKeys(el)];
  paint();
  setTimeout(() => comeIntoSight(el), 150); // the notebook has made room for it
  // What was done elsewhere meanwhile is told when the page is seen again.
  const seen = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && send("shown"));
  seen.observe(el);
  return () => {
    seen.disconnect();
    model.off("change:html", paint);
    model.off("msg:custom", hear);
    for (const stop of stops) stop();
  };
}

export default { render: renderHome };
