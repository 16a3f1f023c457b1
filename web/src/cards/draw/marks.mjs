// The small shapes: families, kinds, coin, seal, and the backs of both decks.
import { cut, gold, ink, layer, oval, paper, ring, SCALE, shape, symbol, tint, whole } from './pen.mjs';

const families = {
  jade: tint(ring(50, 50, 47, 20)),
  sword: tint(
    shape('50,0! 66,18 64,62! 36,62! 34,18'),
    shape('12,61! 88,61! 88,76! 12,76!'),
    shape('40,75! 60,75! 60,90! 40,90!'),
    oval(50, 89, 11),
  ),
  pagoda: tint(
    whole('50,0! 57,14 72,25 90,28! 82,42! 50,42!'),
    shape('30,41! 70,41! 70,56! 30,56!'),
    whole('50,48! 66,54 82,62 100,64! 92,79! 50,79!'),
    shape('24,78! 76,78! 76,97! 24,97!'),
  ),
  star: tint(shape('50,0! 60,31 69,40 100,50! 69,60 60,69 50,100! 40,69 31,60 0,50! 31,40 40,31')),
};

const kinds = {
  human:
    tint(
      shape('36,0! 64,0! 64,9! 36,9!'),
      shape('30,14! 70,14! 70,22! 30,22!'),
      whole('50,22! 74,24 90,42 88,58 74,76 50,78!'),
      shape('30,78! 70,78! 70,86! 30,86!'),
      shape('45,86! 55,86! 54,100! 46,100!'),
    ) + paper(cut('38,29 30,50 38,71', 5), cut('62,29 70,50 62,71', 5)),
  angel:
    tint(
      shape(
        '4,98! 3,62 16,30 48,8 98,2! 88,20 76,28! 92,28! 80,46 64,52! 80,54! 66,70 48,74! 60,78! 44,90 22,90',
      ),
    ) + paper(cut('30,44 50,26 78,14', 5), cut('28,62 46,48 68,38', 5), cut('26,78 38,68 54,62', 5)),
  demon:
    tint(shape('14,96! 10,62 22,26 54,6 96,0! 74,18 62,42 64,70 72,96!')) +
    paper(cut('22,66 40,60 62,66', 6), cut('26,46 44,42 60,50', 6), cut('38,28 52,28 62,38', 6)),
};

const coin = [ink(oval(50, 50, 49)), gold(oval(50, 50, 44.5)), ink(ring(50, 50, 39.5, 36.5))];

// Behind the index of red and special copies.
const seal = layer('var(--card-seal)')(
  shape('9,3! 46,5! 91,2! 97,9! 95,52! 98,90! 91,97! 50,95! 8,98! 2,90! 5,50! 2,10!'),
);

const line = (d, color, width) =>
  `<path fill="none" stroke="${color}" stroke-width="${Math.round(width * SCALE)}" d="${d}"/>`;
const square = (edge) =>
  `M${edge * SCALE} ${edge * SCALE}h${(100 - 2 * edge) * SCALE}v${(140 - 2 * edge) * SCALE}h-${(100 - 2 * edge) * SCALE}z`;
// The paper shows as an edge around the back, so that it stands out from a dark table.
const ground = `<path fill="var(--card-back)" d="${shape('3.5,7! 7,3.5! 93,3.5! 96.5,7! 96.5,133! 93,136.5! 7,136.5! 3.5,133!')}"/>`;

/** A field of one motif, that ends 12 to the right of where it starts; every other row moved by half, that fills the inside of the back's frame. */
function field(motif, rows, from, to) {
  const row = (k) => {
    const y = Math.round((from + (k * (to - from)) / (rows - 1)) * SCALE);
    return `M${(k % 2 ? 14 : 8) * SCALE} ${y}${motif.repeat(k % 2 ? 6 : 7)}`;
  };
  return Array.from({ length: rows }, (_, k) => row(k)).join('');
}

function back(motif, medallion) {
  return [
    ground,
    line(motif, 'var(--card-back-line)', 1.3),
    line(square(6.5), 'var(--card-gold)', 1),
    `<path fill="var(--card-back)" d="${oval(50, 70, 22)}"/>`,
    line(oval(50, 70, 19), 'var(--card-gold)', 1.4),
    medallion,
  ];
}

const arc = (r, dx) => `a${r * SCALE} ${r * SCALE} 0 0 1 ${dx * SCALE} 0`;
const rings = field(`${arc(6, 12)}${arc(6, -12)}m${12 * SCALE} 0`, 19, 16, 124);
const round = (n) => Math.round(n * SCALE);
const crest = `m${round(-2.4)} 0a${round(3.6)} ${round(3.6)} 0 0 0 ${round(-7.2)} 0m${-round(-2.4) - round(-7.2)} 0`;
const waves = field(`${arc(6, 12)}${crest}`, 23, 15, 131);

const compass = gold(shape('50,55! 53,67! 65,70! 53,73! 50,85! 47,73! 35,70! 47,67!'));
const eye =
  gold(shape('33,70! 50,59 67,70! 50,81')) +
  `<path fill="var(--card-back)" d="${oval(50, 70, 6.6)}"/>` +
  gold(oval(50, 70, 3.2));

const named = (prefix, list) =>
  Object.entries(list).map(([name, drawn]) => symbol(`${prefix}-${name}`, 100, drawn));

export const chimeraMarks = () => [
  ...named('c', families),
  symbol('c-coin', 100, coin),
  symbol('c-back', 140, back(rings, compass)),
];
export const phantomMarks = () => [
  ...named('p', kinds),
  symbol('p-seal', 100, seal),
  symbol('p-back', 140, back(waves, eye)),
];
