// @ts-check
// The sign of a seat: its color, its number and its crest.
const CRESTS = [
  "M0-6a6 6 0 1 0 .1 0zM0-2.6a2.6 2.6 0 1 1-.1 0z",
  "M0-6L6 5H-6z",
  "M0-6.5L6 0L0 6.5L-6 0z",
  "M-5-5h10v10h-10z",
  "M-3-6h6l4 6l-4 6h-6l-4-6z",
  "M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
  "M0-6.5L2-2L6.5-2L3 1.5L4.5 6L0 3.3L-4.5 6L-3 1.5L-6.5-2L-2-2z",
  "M-6-3L0-6L6-3L6 3L0 6L-6 3z",
];
const isPale = (color) => {
  const [r, g, b] = (/^#(..)(..)(..)$/.exec(color) ?? []).slice(1).map((part) => parseInt(part, 16));
  return 0.3 * r + 0.59 * g + 0.11 * b > 150;
};
// A seat: its color, its number, its sign.
// Where a game's pieces differ in shape, the sign is such a piece: its outline and what stands on it.
export function crest(seat, color, piece = null) {
  const pip = isPale(color) ? "#2a211b" : "#fff";
  if (piece)
    return `<svg class="crest" viewBox="-11 -11 22 22" aria-hidden="true"><path d="${piece[0]}" style="fill:${color}"/>
    <path d="${piece[1]}" style="fill:none;stroke:${pip};stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round"/></svg>`;
  return `<svg class="crest" viewBox="-17 -17 34 34" aria-hidden="true"><circle r="16" style="fill:${color}"/>
    <text y="-3" text-anchor="middle" dominant-baseline="central" style="fill:${pip}">${seat + 1}</text>
    <path transform="translate(0 9) scale(.8)" d="${CRESTS[seat % CRESTS.length]}" style="fill:${pip}" fill-rule="evenodd"/></svg>`;
}
// The sign alone, where it stands for a dot: seats of one color are told apart by it.
export function putSign(place, seat, color) {
  if (place.dataset.crest === `${seat} ${color}`) return;
  place.dataset.crest = `${seat} ${color}`;
  place.innerHTML = color ? `<svg viewBox="-7 -7 14 14" aria-hidden="true"><path d="${CRESTS[seat % CRESTS.length]}" fill-rule="evenodd"/></svg>` : "";
}
// Chance has no seat: its place stays empty.
export function putCrest(place, seat, color, piece = null) {
  if (place.dataset.crest === `${seat} ${color}`) return;
  place.dataset.crest = `${seat} ${color}`;
  place.innerHTML = seat < 0 ? '<svg class="crest" aria-hidden="true"></svg>' : crest(seat, color, piece);
}
