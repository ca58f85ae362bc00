// Words in a stamp are drawn once more where it is used, on a sheet above the picture: nobody can ask
// for those inside a stamp, and on a sheet of their own no rule reaches them that does not in a stamp.
() => {
  const svg = document.querySelector("svg");
  const sheet = svg.cloneNode(false);
  sheet.setAttribute("class", "unfolded");
  sheet.style.cssText = "position: absolute; top: 0; left: 0";
  svg.after(sheet);
  const names = new Set(svg.querySelector("style").textContent.match(/--[\w-]+/g));
  for (const name of ["fill", "stroke", "font-family", "font-weight", "text-anchor"]) names.add(name);
  const todo = [...svg.querySelectorAll("use")].filter((use) => !use.closest("defs"));
  while (todo.length) {
    const use = todo.pop();
    const [stamp, style] = [svg.querySelector(use.getAttribute("href")), getComputedStyle(use)];
    if (!stamp.querySelector("text, use") || style.visibility !== "visible" || !use.getClientRects().length) continue;
    let opacity = 1;
    for (let each = use; each.tagName !== "svg"; each = each.parentNode) opacity *= Number(getComputedStyle(each).opacity);
    const [x, y, wide, high] = ["x", "y", "width", "height"].map((name) => Number(use.getAttribute(name) ?? 0));
    const [left, top, w, h] = (stamp.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
    const scale = wide ? Math.min(wide / w, high / h) : 1;
    const shift = wide ? [x + (wide - w * scale) / 2 - left * scale, y + (high - h * scale) / 2 - top * scale] : [x, y];
    const at = use.ownerSVGElement.getScreenCTM().inverse().multiply(use.getScreenCTM());
    const g = document.createElementNS("http://www.w3.org/2000/svg", "g");
    for (const name of names) g.style.setProperty(name, style.getPropertyValue(name));
    g.style.opacity = opacity;
    g.setAttribute("transform", `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e} ${at.f}) translate(${shift}) scale(${scale})`);
    g.append(...stamp.cloneNode(true).childNodes);
    for (const shape of g.querySelectorAll("path, rect, circle, ellipse, line, polygon, polyline")) shape.remove();
    sheet.append(g);
    todo.push(...g.querySelectorAll("use"));
  }
  for (const use of sheet.querySelectorAll("use")) use.remove();
}
