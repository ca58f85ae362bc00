// All texts that are seen: where, how large, in which color.
() => {
  const board = document.querySelector("svg").getBoundingClientRect();
  const seen = [...document.querySelectorAll("svg text")].filter((text) => {
    const style = getComputedStyle(text);
    const shown = style.visibility === "visible" && text.getClientRects().length;
    const part = text.closest("[clip-path]");
    const clip = part && document.querySelector(part.getAttribute("clip-path").slice(4, -1))?.firstElementChild;
    if (clip && text.closest(".parts")) {
      const [at, box] = [text.getBBox(), (name) => Number(clip.getAttribute(name))];
      const [x, y] = [at.x + at.width / 2 - box("x"), at.y + at.height / 2 - box("y")];
      if (x < 0 || y < 0 || x > box("width") || y > box("height")) return false;
    }
    return shown && text.textContent.trim();
  });
  return seen.map((text) => {
    const style = getComputedStyle(text);
    const { left, right, top, bottom } = text.getBoundingClientRect();
    let opacity = Number(style.fillOpacity);
    for (let each = text; each.tagName !== "svg"; each = each.parentNode) {
      opacity *= Number(getComputedStyle(each).opacity);
    }
    if (!opacity) return null;
    return {
      text: text.textContent, look: text.parentNode.getAttribute("class") ?? "",
      px: parseFloat(style.fontSize) * Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b),
      box: [left, top, right, bottom], fill: style.fill, opacity,
      halo: style.paintOrder.startsWith("stroke") && style.stroke !== "none" ? style.stroke : "",
      out: left < board.left - 1 || right > board.right + 1
        || bottom > board.bottom + 1 || top < board.top - 1,
    };
  }).filter(Boolean);
}
