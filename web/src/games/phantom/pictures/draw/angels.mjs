// The seven angels of Phantom Rummy, from the cherub to the wheel of eyes. Most share one head.
import { feathers, wreath } from '../../../../cards/draw/feathers.mjs';
import {
  band,
  cut,
  flick,
  gold,
  ink,
  oval,
  paper,
  ring,
  shape,
  tint,
  twin,
  whole,
} from '../../../../cards/draw/pen.mjs';

const head = [
  ink(whole('50,19 60,22 68,32 69,46 73,58! 66,62! 60,67 50,69')),
  paper(whole('50,31 59,33 62.6,42 60.4,52 55.6,59 50,62')),
  ink(
    cut('41,41 44.6,38.4 48,41.4', 2),
    cut('59,41 55.4,38.4 52,41.4', 2),
    cut('41,45 44.6,48.4 48,45.4', 2.4),
    cut('59,45 55.4,48.4 52,45.4', 2.4),
    cut('50.4,44 52.4,51 49,52', 1.8),
    cut('46.6,56 50,58 53.4,56', 2),
    flick('50,29 44,32 39,41', 5),
    flick('50,29 56,32 61,41', 5),
  ),
  paper(
    cut('36,36 40,29 47,26', 2),
    cut('64,36 60,29 53,26', 2),
    cut('35,54 33,48 34.6,42', 2),
    cut('65,54 67,48 65.4,42', 2),
  ),
];

const robe = [
  ink(whole('50,64 60,66 74,74 82,98! 50,98!')),
  paper(whole('50,70 59,71 70,77 77,95! 50,95!')),
  ink(
    whole('50,68 58,68 64,70! 57,80 50,88!'),
    flick('66,96 67,87 63,80', 3.4),
    flick('34,96 33,87 37,80', 3.4),
    flick('50,96 49,91 50,86', 3),
  ),
  gold(whole('50,70 58,70 60.6,71.4! 55,78.6 50,84!')),
];

const halo = (y, rx, ry) => [ink(band(50, y, rx, ry, 6)), gold(band(50, y, rx, ry, 2.8))];
const wings = (id, quills, width = 15) => twin(id, feathers(tint, quills, width));
const eye = (x, y, w) => [
  ink(shape(`${x - w},${y}! ${x},${y - w * 0.72} ${x + w},${y}! ${x},${y + w * 0.72}`)),
  paper(shape(`${x - w * 0.74},${y}! ${x},${y - w * 0.46} ${x + w * 0.74},${y}! ${x},${y + w * 0.46}`)),
  ink(oval(x, y, w * 0.3)),
];

const spark = (x, y, r) =>
  gold(
    shape(
      `${x},${y - r}! ${x + r * 0.25},${y - r * 0.25}! ${x + r},${y}! ${x + r * 0.25},${y + r * 0.25}! ${x},${y + r}! ${x - r * 0.25},${y + r * 0.25}! ${x - r},${y}! ${x - r * 0.25},${y - r * 0.25}!`,
    ),
  );
const breast = [ink(oval(50, 72, 11)), gold(ring(50, 72, 9, 7)), spark(50, 72, 6)];

const cherub = (face) => [
  wings('cherub', [
    '54,66 74,56 95,48',
    '54,68 78,67 97,64',
    '54,70 76,77 93,80',
    '54,71 68,83 82,92',
    '52,71 58,86 64,97',
  ]),
  breast,
  face,
  halo(11, 17, 4.2),
];

const messenger = (face) => [
  wings('messenger', [
    '58,76 69,46 72,10',
    '62,78 81,50 88,19',
    '64,82 88,60 98,33',
    '66,88 90,72 99,52',
    '66,94 88,84 98,70',
  ]),
  robe,
  face,
  halo(10.5, 15, 4),
];

const praying = (face) => [
  wings('praying', ['60,70 86,60 95,36', '62,72 90,72 97,54', '62,76 88,84 97,72', '60,80 80,94 92,90']),
  ink(oval(50, 40, 31)),
  gold(oval(50, 40, 28.4)),
  ink(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((k) => {
      const a = (-k * Math.PI) / 8;
      const at = (r) => `${50 + r * Math.cos(a)},${40 + r * Math.sin(a)}`;
      return cut(`${at(21)} ${at(24)} ${at(27.4)}`, 2.4);
    }),
  ),
  robe,
  face,
  ink(shape('50,67! 58,76 60,88 50,98! 40,88 42,76')),
  paper(shape('49,71! 49,94! 43,87 45,77'), shape('51,71! 51,94! 57,87 55,77')),
];

const veiled = (face) => [
  face,
  halo(11, 17, 4.2),
  wings(
    'veiled',
    ['82,40 90,70 84,98', '78,44 82,72 74,99', '72,50 74,76 65,99', '67,54 66,78 57,99', '62,57 58,78 51,97'],
    16,
  ),
];

const sun = (face) => [
  ink(wreath(50, 46, 44, 42, 20, 0.3)),
  gold(wreath(50, 46, 38, 36, 20, 0.26)),
  wings('sun', [
    '58,72 80,62 98,62',
    '58,76 82,74 98,77',
    '56,80 78,86 92,92',
    '54,82 66,92 74,98',
    '51,80 55,90 58,99',
  ]),
  breast,
  face,
  spark(50, 26, 5),
];

const seraph = (face) => [
  wings(
    'seraph',
    [
      '52,50 57,26 50,1',
      '55,50 68,24 67,4',
      '58,50 79,28 82,14',
      '60,54 84,42 98,34',
      '60,58 86,54 99,50',
      '60,62 84,66 97,66',
      '58,66 78,78 86,86',
      '55,68 68,86 72,95',
      '52,68 57,88 57,99',
    ],
    14,
  ),
  breast,
  face,
];

const wheel = () => [
  wings('wheel', ['62,40 76,22 78,4', '66,44 86,32 93,19', '66,60 86,72 93,86', '60,66 74,82 75,97'], 14),
  ink(ring(50, 52, 37, 26)),
  gold(ring(50, 52, 34.4, 28.6)),
  [0, 1, 2, 3, 4, 5, 6, 7].map((k) => {
    const a = (k * Math.PI) / 4 + Math.PI / 8;
    return eye(50 + 31.5 * Math.cos(a), 52 + 31.5 * Math.sin(a), 6.4);
  }),
  ink(oval(50, 52, 23)),
  tint(oval(50, 52, 20.4)),
  eye(50, 52, 19),
  paper(oval(52, 50, 1.8)),
];

export const angels = { shared: head, figures: [cherub, messenger, praying, veiled, sun, seraph, wheel] };
