// Pi Ya and the Chimera: they fill their card, on a ground of their own colour.
import { feathers, wreath } from '../../../../cards/draw/feathers.mjs';
import { roar } from '../../../../cards/draw/lion.mjs';
import {
  brush,
  clear,
  cut,
  flick,
  gold,
  ink,
  moved,
  oval,
  paper,
  ring,
  shape,
  tint,
  trace,
  twin,
  whole,
  widths,
} from '../../../../cards/draw/pen.mjs';

const ground = tint(shape('0,0! 100,0! 100,140! 0,140!'));

export function piya() {
  const curls = [
    [70, 60, 9],
    [83, 70, 9],
    [89, 86, 9],
    [87.4, 103, 9],
    [79, 118, 9],
  ];
  const quills = ['66,84 80,62 88,41', '70,86 88,68 98,51', '72,92 91,78 101,65'];
  return [
    ground,
    twin(
      'piya',
      feathers(paper, quills),
      ink(curls.map(([x, y, r]) => oval(x, y, r + 1.6))),
      gold(curls.map(([x, y, r]) => oval(x, y, r))),
      ink(curls.map(([x, y, r]) => ring(x, y, r - 2.4, r - 4.6) + oval(x, y, 1.8))),
    ),
    ink(whole('50,52 62,54 76,65 82,80 80,94 84,104 76,119 63,128 50,129')),
    gold(whole('50,54 62,56 74,66 80,80 78,94 82,104 74,118 62,126 50,127')),
    twin(
      'piya-face',
      ink(
        shape('54,74! 62,66 74,66 80,73! 72,72 62,76'),
        oval(65, 81, 9.4),
        cut('54,97 64,100 75,96', 2.2),
        cut('56,102 64,105 74,102', 2),
        shape('50,86! 56,87 62,91 59,96 50,98!'),
        shape('49.7,103! 60,107 72,104 76,108 70,118 60,122 49.7,123!'),
      ),
      paper(oval(65, 81, 6.8), shape('59,107.6! 66,106.8! 63,115!'), cut('55,91 58,90.4 59.6,92.6', 1.8)),
      ink(oval(63, 82, 3.4)),
    ),
    ink(whole('50,6! 55,22 60,42 61,57 50,63')),
    paper(whole('50,13! 53,26 57,42 58,56 50,60')),
    ink(
      [
        [51, 14],
        [43, 12.6],
        [35, 10],
        [28, 7],
      ].map(([y, w]) => cut(`${50 - w / 2},${y} 50,${y + 3} ${50 + w / 2},${y}`, 2.4)),
    ),
    ink(oval(50, 119, 13.4)),
    gold(ring(50, 119, 11.4, 8.8), oval(50, 119, 7.4)),
    ink(shape('47,116! 53,116! 53,122! 47,122!')),
  ];
}

/** The goat, seen from the front: head, ears and the two horns. */
function goat() {
  return [
    ink(
      shape('58,38 66,42 68,54 65,66 61,76 55,76 51,66 48,54 50,42'),
      brush('63,42 70,29 82,26 88,36 81,45', widths(8, 8.4, 7.4, 5.6, 0.5), 8),
      brush('53,42 50,28 42,20 35,27 39,36', widths(8, 8, 7, 5, 0.5), 8),
      shape('66,50! 75,48 82,53! 74,56'),
      shape('50,50! 42,47 35,51! 42,55'),
    ),
    paper(
      cut('62,36 66,36.6 69.6,39', 2),
      cut('66,29.6 70,31 72.4,34.4', 2),
      cut('73,24.6 76,27.6 76.6,31.4', 2),
      cut('81,24 82,27.4 80.6,30.6', 2),
      cut('48,38.6 51,36.6 55,36.6', 2),
      cut('46,32 49.6,30 52.4,27', 2),
      cut('41,28.6 43.4,25.4 44,21', 2),
      oval(53.2, 52, 2.4),
      oval(63.6, 52, 2.4),
      cut('55.6,69.4 58.4,71.6 61.4,69.4', 2),
      cut('58.4,42 57.4,52 58.4,62', 2.4),
    ),
    ink(oval(53.2, 52, 1, 2), oval(63.6, 52, 1, 2)),
  ];
}

function snake() {
  const spine = '38,152 20,141 9,129 9,114 20,104 27,92 31,78 28,65 20,60';
  const width = widths(14, 14, 13, 12, 12, 11, 11, 11, 12);
  const belly = trace(spine, 36).filter(({ t }, k) => t > 0.14 && t < 0.9 && k % 3 === 0);
  return [
    tint(shape('10,84! 28,84! 18,102! 4,110!')),
    clear(4.4, brush(spine, width, 16), shape('24,52 15,51 6,55 1.6,61 6,66 15,68 24,68')),
    ink(shape('27,53 15,51 6,55 1.6,61 6,66 15,68 27,68'), flick('4,63 1.4,67 3,72', 2)),
    paper(
      oval(13.4, 57, 2.4),
      cut('2,62 9,64 16,63', 2),
      belly.map(({ x, y, way, t }) => {
        const at = (u, v) => ({ x: x + way.x * u - way.y * v, y: y + way.y * u + way.x * v });
        const w = width(t) / 2;
        return cut([at(0, -w * 0.55), at(1.6, 0), at(0, w * 0.55)], 2.2);
      }),
    ),
    ink(oval(12.8, 57, 1, 1.9)),
  ];
}

function lion() {
  return [
    clear(4.4, wreath(52, 106, 41, 38, 17, 0.26)),
    gold(wreath(52, 107, 32, 30, 15, 0.24)),
    ink(whole('52,83 62,85 71,93 73,104 69,111 70,121 63,131 52,134', 52)),
  ];
}

export function chimera() {
  const quills = [
    '60,100 78,72 90,40',
    '64,104 86,80 99,56',
    '66,108 90,90 102,74',
    '66,112 90,102 102,93',
    '66,118 88,116 101,112',
  ];
  return [ground, feathers(gold, quills), moved(0, -5, goat()), lion(), moved(2, 0, roar()), snake()];
}
