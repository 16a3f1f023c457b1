// What grows outwards: feathers, locks and rays.
import { cut, ink, shape } from './pen.mjs';

/** Each quill is a line of three points from root to tip. */
export const feathers = (plate, quills, width = 17) => [
  ink(quills.map((line) => cut(line, width))),
  plate(quills.map((line) => cut(line, width * 0.61))),
  ink(quills.map((line) => cut(line, width * 0.12))),
];

/** A wreath of pointed locks or rays around (x, y). */
export function wreath(x, y, rx, ry, count, depth) {
  const at = (k) => {
    const a = (k / count) * Math.PI - Math.PI / 2;
    const r = k % 2 ? 1 - depth : 1;
    return { x: x + Math.cos(a) * rx * r, y: y + Math.sin(a) * ry * r, corner: true };
  };
  return shape(Array.from({ length: 2 * count }, (_, k) => at(k)));
}
