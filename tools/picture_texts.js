// All texts that are seen: where, how large, in which color.
() => {
  const board = document.querySelector("svg").getBoundingClientRect();
  const seen = [...document.querySelectorAll("svg text")].filter((text) => {
    const style = getComputedStyle(text);
    const shown = style.visibility === "visible" && text.getClientRects().length;
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
