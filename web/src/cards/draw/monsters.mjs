// Pi Ya and the Chimera: they fill their card, on a ground of their own colour.
import { brush, cut, flick, gold, ink, oval, paper, ring, shape, tint, twin, whole, widths } from './pen.mjs';

/** A wreath of flame-like locks around (x, y). */
function mane(x, y, rx, ry, count, depth, lean) {
  const list = [];
  for (let k = 0; k < count; k++) {
    const at = (turn, r, corner) => {
      const a = ((k + turn) / count) * 2 * Math.PI - Math.PI / 2;
      return { x: x + Math.cos(a) * rx * r, y: y + Math.sin(a) * ry * r, corner };
    };
    list.push(at(0, 1, true), at(0.26 + lean, 1 - depth * 0.62, false), at(0.5, 1 - depth, true), at(0.74 - lean, 1 - depth * 0.62, false));
  }
  return shape(list);
}

const ground = tint(shape('0,0! 100,0! 100,140! 0,140!'));

export function piya() {
  const curls = [[70, 60, 9], [83, 70, 9], [89, 86, 9], [87.4, 103, 9], [79, 118, 9]];
  const quills = ['66,78 78,56 87,28', '68,78 84,60 95,40', '70,80 87,67 99,54', '72,84 88,76 99,68'];
  return [
    ground,
    twin(
      'piya',
      ink(quills.map((line) => brush(line, widths(10, 19, 14, 1.4), 6))),
      paper(quills.map((line) => brush(line, widths(6, 13, 9, 0.3), 6))),
      ink(quills.map((line) => brush(line, (t) => (t < 0.4 || t > 0.9 ? 0.2 : 2), 4))),
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
        cut('54,97 64,100 75,96', 2.2), cut('56,102 64,105 74,102', 2),
        shape('50,86! 56,87 62,91 59,96 50,98!'),
        shape('49.7,103! 60,107 72,104 76,108 70,118 60,122 49.7,123!'),
      ),
      paper(oval(65, 81, 6.8), shape('59,107.6! 66,106.8! 63,115!'), cut('55,91 58,90.4 59.6,92.6', 1.8)),
      ink(oval(63, 82, 3.4)),
    ),
    ink(whole('50,6! 55,22 60,42 61,57 50,63')),
    paper(whole('50,13! 53,26 57,42 58,56 50,60')),
    ink([[51, 14], [43, 12.6], [35, 10], [28, 7]].map(([y, w]) => cut(`${50 - w / 2},${y} 50,${y + 3} ${50 + w / 2},${y}`, 2.4))),
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
      shape('66,50! 75,48 82,53! 74,56'), shape('50,50! 42,47 35,51! 42,55'),
    ),
    paper(
      cut('62,36 66,36.6 69.6,39', 2), cut('66,29.6 70,31 72.4,34.4', 2), cut('73,24.6 76,27.6 76.6,31.4', 2), cut('81,24 82,27.4 80.6,30.6', 2),
      cut('48,38.6 51,36.6 55,36.6', 2), cut('46,32 49.6,30 52.4,27', 2), cut('41,28.6 43.4,25.4 44,21', 2),
      oval(53.2, 52, 2.4), oval(63.6, 52, 2.4), cut('55.6,69.4 58.4,71.6 61.4,69.4', 2), cut('58.4,42 57.4,52 58.4,62', 2.4),
    ),
    ink(oval(53.2, 52, 1, 2), oval(63.6, 52, 1, 2)),
  ];
}

function snake() {
  const spine = '40,136 20,134 8,122 9,107 20,97 25,85 18,74 12,66';
  const width = widths(15, 15, 14, 13, 13, 12, 11, 10);
  const body = (more) => brush(spine, (t) => width(t) + more, 14);
  const head = '21,68 22,60 17,53 9,51 3,54 1,59! 9,61 12,64! 4,66! 9,70 15,73';
  return [
    tint(body(4.4)),
    ink(body(0), shape(head), flick('10,62.6 5,62.4 1,65', 1.8)),
    paper(
      oval(12.6, 56.4, 2.2),
      [[14, 127], [8.4, 114.6], [14.6, 102.4], [23, 91.4], [21.6, 79.4]].map(([x, y], k) => {
        const lean = [1, 0.1, -0.8, -0.5, 0.6][k];
        return cut(`${x - 4},${y + 3.4 * lean} ${x},${y + (k > 2 ? 2 : -2) * 0.4} ${x + 4},${y - 3.4 * lean}`, 2.6);
      }),
    ),
    ink(oval(12, 56.4, 0.9, 1.8)),
  ];
}

function lion() {
  return [
    tint(mane(50, 103, 46, 43, 17, 0.28, 0.06)),
    ink(mane(50, 103, 43, 40, 17, 0.28, 0.06)),
    gold(mane(50, 104, 33, 31, 13, 0.26, 0.06)),
    ink(whole('50,80 60,82 69,90 71,101 67,108 68,118 61,128 50,131')),
    tint(whole('50,83 57,85 60,92 55,100 50,101')),
    twin(
      'lion',
      paper(
        shape('55,99! 60,93.6 68,95! 63,100'),
        cut('54,93 60,88 68,91', 2.2),
        cut('64,104 60,108 53,107', 2),
        shape('55,113! 60.6,112! 58.4,121!'), shape('55,127! 59,126! 57,119.6!'),
      ),
      ink(oval(61.6, 97, 1.7)),
    ),
    paper(whole('50,100 55,101 55.6,104 50,108')),
    tint(whole('50,119 54,120 54,126 50,128.6')),
  ];
}

export function chimera() {
  const quills = ['62,96 78,74 92,44', '66,98 84,82 98,62', '70,102 86,94 99,80', '72,108 86,104 99,98', '72,114 86,116 98,116'];
  return [
    ground,
    twin('chimera', ink(quills.map((line) => brush(line, widths(10, 19, 14, 1.4), 6))), gold(quills.map((line) => brush(line, widths(6, 13, 9, 0.3), 6))), ink(quills.map((line) => brush(line, (t) => (t < 0.4 || t > 0.9 ? 0.2 : 2), 4)))),
    tint(shape('58,30 70,30 74,54 69,68 63,80 53,80 47,68 42,54 46,30')),
    goat(),
    snake(),
    lion(),
  ];
}
