// @ts-check
// An extension of JupyterLab, as it loads them: a notebook that is opened again shows pictures
// where its widgets are gone. A saved output names a widget of a kernel that has ended, and beside
// it has the picture of it; Lab would say "model not found" and never look at the picture.
// And a link to a heading lands there: Lab guesses how high the cells above it are, and scrolls once.
(() => {
  const VIEW = "application/vnd.jupyter.widget-view+json";
  /** @type {any} */
  let modules;

  // The widgets that the kernel of a notebook still knows.
  async function living(/** @type {any} */ session) {
    const kernel = session.session?.kernel;
    if (!kernel) return new Set();
    const answer = await kernel.requestCommInfo({ target_name: "jupyter.widget" });
    return new Set(Object.keys(answer.content.comms ?? {}));
  }

  async function showPictures(/** @type {any} */ panel) {
    await Promise.all([panel.context.ready, panel.sessionContext.ready]);
    const model = panel.content.model;
    const cells = [...model.cells].filter((cell) => cell.type === "code");
    if (!cells.some(({ outputs }) => JSON.stringify(outputs.toJSON()).includes(VIEW))) return;
    const [alive, { dirty }] = [await living(panel.sessionContext), model];
    for (const { outputs } of cells) {
      outputs.toJSON().forEach((/** @type {any} */ output, /** @type {number} */ nth) => {
        const { [VIEW]: view, ...others } = output.data ?? {};
        if (view && others["text/html"] && !alive.has(view.model_id)) outputs.set(nth, { ...output, data: others });
      });
    }
    model.dirty = dirty;
  }

  const PATIENCE = 1500; // ms in which cells may still grow that were never in sight
  const NEAR = 20; // px from the upper edge

  // Keep a heading where a link has led, until all above it is laid out; not where somebody scrolls.
  function follow(/** @type {MouseEvent} */ event) {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const panel = link?.closest(".jp-WindowedPanel-outer");
    const name = decodeURIComponent(link?.getAttribute("href")?.slice(1) ?? "");
    const heading = [...(panel?.querySelectorAll("h1, h2, h3, h4, h5, h6") ?? [])].find((each) => each.getAttribute("data-jupyter-id") === name || each.id === name);
    if (!panel || !heading) return;
    const done = new AbortController();
    for (const kind of ["wheel", "pointerdown", "keydown"]) window.addEventListener(kind, () => done.abort(), { capture: true, signal: done.signal });
    const started = performance.now();
    const hold = () => {
      const off = heading.getBoundingClientRect().top - panel.getBoundingClientRect().top;
      if (!done.signal.aborted && Math.abs(off) > NEAR) panel.scrollTop += off;
      if (!done.signal.aborted && performance.now() - started < PATIENCE) setTimeout(hold, 50);
      else done.abort();
    };
    setTimeout(hold, 50);
  }

  const extension = (/** @type {any} */ { INotebookTracker }) => ({
    id: "japanboards:pictures",
    autoStart: true,
    requires: [INotebookTracker],
    activate: (/** @type {any} */ _, /** @type {any} */ tracker) => {
      tracker.widgetAdded.connect((/** @type {any} */ _, /** @type {any} */ panel) => showPictures(panel));
      document.addEventListener("click", follow);
    },
  });

  const pages = /** @type {any} */ (window);
  pages._JUPYTERLAB = pages._JUPYTERLAB ?? {};
  pages._JUPYTERLAB.japanboards = {
    init: (/** @type {any} */ scope) => (modules = scope),
    get: async () => {
      const [notebook] = Object.values(modules["@jupyterlab/notebook"]);
      const found = (await notebook.get())();
      return () => ({ __esModule: true, default: extension(found) });
    },
  };
})();
