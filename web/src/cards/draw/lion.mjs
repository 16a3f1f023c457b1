// The roaring face of the lion, which is also the app's icon.
import { cut, ink, oval, paper, shape, tint, twin, whole } from './pen.mjs';

export function roar() {
  return [
    tint(whole('50,86 57,88 60,95 55,103 50,104')),
    twin(
      'roar',
      paper(
        shape('55,102! 60,96.6 68,98! 63,103'),
        cut('54,96 60,91 68,94', 2.2),
        cut('64,107 60,111 53,110', 2),
        shape('55,116! 60.6,115! 58.4,124!'),
        shape('55,130! 59,129! 57,122.6!'),
      ),
      ink(oval(61.6, 100, 1.7)),
    ),
    paper(whole('50,103 55,104 55.6,107 50,111')),
    tint(whole('50,122 54,123 54,129 50,131.6')),
  ];
}
