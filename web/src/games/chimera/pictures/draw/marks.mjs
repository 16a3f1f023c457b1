// The small shapes: families, coin and the back.
import { arc, back, field } from '../../../../cards/draw/back.mjs';
import { gold, ink, oval, ring, SCALE, shape, symbol, tint, whole } from '../../../../cards/draw/pen.mjs';

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

const coin = [ink(oval(50, 50, 49)), gold(oval(50, 50, 44.5)), ink(ring(50, 50, 39.5, 36.5))];

const rings = field(`${arc(6, 12)}${arc(6, -12)}m${12 * SCALE} 0`, 19, 16, 124);
const compass = gold(shape('50,55! 53,67! 65,70! 53,73! 50,85! 47,73! 35,70! 47,67!'));
export const marks = () => [
  ...Object.entries(families).map(([name, drawn]) => symbol(`c-${name}`, 100, drawn)),
  symbol('c-coin', 100, coin),
  symbol('c-back', 140, back(rings, compass)),
];
