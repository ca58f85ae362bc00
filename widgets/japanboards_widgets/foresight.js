// While a mark is pressed there is time to ask Python what its click will lead to. The click then
// shows that at once, and the answer to it has the last word. No rule is decided here.
function foresight(model) {
  let told = null; // which touches, after which serial, and what is shown then
  const hear = (message) => (told = message);
  model.on("msg:custom", hear);
  return {
    ask: (picks) => model.send({ press: picks }),
    after: (serial, picks) => (told?.after === serial && String(told.picks) === String(picks) ? told.then : null),
    stop: () => model.off("msg:custom", hear),
  };
}
