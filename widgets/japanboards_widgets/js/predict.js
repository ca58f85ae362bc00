// @ts-check
// A prediction: the question, a place for the guess, and what came of it. Python knows the answer.
import { keepKeys, mute } from "./page.js";

function renderPredict({ model, el }) {
  const make = (tag, look, text = "") => Object.assign(document.createElement(tag), { className: look, textContent: text });
  const push = (text, look, act) => {
    const made = make("button", look, text);
    made.type = "button";
    made.onclick = act;
    mute(made);
    return made;
  };
  function paint() {
    const { kind, question, choices, unit, guess, note, told, close, tally } = model.get("slip");
    if (!question) return; // it is still on its way
    const root = make("section", `jb-slip ${close}`);
    root.setAttribute("aria-label", "Prediction");
    const words = make("p", "asked");
    words.append(make("b", "", "Predict: "), question);
    const row = make("div", "guess");
    if (told) row.append(make("p", "told", told));
    else if (kind === "choice") for (const each of choices) row.append(option(each, each === guess, () => model.send({ guess: each })));
    else if (kind === "number") row.append(...numberField(guess, unit));
    else row.append(make("span", "soft", guess ? `Your guess: ${guess}.` : "Touch a place on the map below."), ...(guess ? [push("Reveal", "go", () => model.send({ reveal: true }))] : []));
    if (note) row.append(push("Reveal", "go", () => model.send({ reveal: true })));
    const last = make("p", "soft", note || tally);
    last.setAttribute("role", "status");
    root.append(words, row, last);
    el.replaceChildren(root);
  }
  function option(text, chosen, act) {
    const made = push(text, "pill", act);
    made.setAttribute("aria-pressed", String(chosen));
    return made;
  }
  function numberField(guess, unit) {
    const field = make("input", "");
    Object.assign(field, { type: "number", step: "any", value: guess ?? "" });
    field.setAttribute("aria-label", "Your guess");
    mute(field);
    const send = () => field.value !== "" && model.send({ guess: Number(field.value) });
    field.onkeydown = (event) => {
      event.stopPropagation();
      if (event.key === "Enter") send();
    };
    return [field, ...(unit ? [make("span", "soft", unit)] : []), push("That is my guess", "go", send)];
  }
  model.on("change:slip", paint);
  const stop = keepKeys(el);
  paint();
  return () => {
    model.off("change:slip", paint);
    stop();
  };
}

export default { render: renderPredict };
