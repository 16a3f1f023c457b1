// The backs of the decks: a frame around a field of one motif, with a medallion.
import { oval, SCALE, shape } from './pen.mjs';

const line = (d, color, width) =>
  `<path fill="none" stroke="${color}" stroke-width="${Math.round(width * SCALE)}" d="${d}"/>`;
const square = (edge) =>
  `M${edge * SCALE} ${edge * SCALE}h${(100 - 2 * edge) * SCALE}v${(140 - 2 * edge) * SCALE}h-${(100 - 2 * edge) * SCALE}z`;
// The paper shows as an edge around the back, so that it stands out from a dark table.
const ground = `<path fill="var(--card-back)" d="${shape('3.5,7! 7,3.5! 93,3.5! 96.5,7! 96.5,133! 93,136.5! 7,136.5! 3.5,133!')}"/>`;

/** A field of one motif that fills the inside of the frame. The motif ends 12 to the right of its start; every other row is moved by half. */
export function field(motif, rows, from, to) {
  const row = (k) => {
    const y = Math.round((from + (k * (to - from)) / (rows - 1)) * SCALE);
    return `M${(k % 2 ? 14 : 8) * SCALE} ${y}${motif.repeat(k % 2 ? 6 : 7)}`;
  };
  return Array.from({ length: rows }, (_, k) => row(k)).join('');
}

export function back(motif, medallion) {
  return [
    ground,
    line(motif, 'var(--card-back-line)', 1.3),
    line(square(6.5), 'var(--card-gold)', 1),
    `<path fill="var(--card-back)" d="${oval(50, 70, 22)}"/>`,
    line(oval(50, 70, 19), 'var(--card-gold)', 1.4),
    medallion,
  ];
}

export const arc = (r, dx) => `a${r * SCALE} ${r * SCALE} 0 0 1 ${dx * SCALE} 0`;
