// The small shapes: kinds, seal and the back.
import { arc, back, field } from '../../../../cards/draw/back.mjs';
import {
  cut,
  gold,
  layer,
  oval,
  paper,
  SCALE,
  shape,
  symbol,
  tint,
  whole,
} from '../../../../cards/draw/pen.mjs';

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

// Behind the index of red and special copies.
const seal = layer('var(--card-seal)')(
  shape('9,3! 46,5! 91,2! 97,9! 95,52! 98,90! 91,97! 50,95! 8,98! 2,90! 5,50! 2,10!'),
);

const round = (n) => Math.round(n * SCALE);
const crest = `m${round(-2.4)} 0a${round(3.6)} ${round(3.6)} 0 0 0 ${round(-7.2)} 0m${-round(-2.4) - round(-7.2)} 0`;
const waves = field(`${arc(6, 12)}${crest}`, 23, 15, 131);

const eye =
  gold(shape('33,70! 50,59 67,70! 50,81')) +
  `<path fill="var(--card-back)" d="${oval(50, 70, 6.6)}"/>` +
  gold(oval(50, 70, 3.2));

export const marks = () => [
  ...Object.entries(kinds).map(([name, drawn]) => symbol(`p-${name}`, 100, drawn)),
  symbol('p-seal', 100, seal),
  symbol('p-back', 140, back(waves, eye)),
];
