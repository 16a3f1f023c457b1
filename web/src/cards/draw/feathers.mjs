// Feathers: each quill is a line of three points from root to tip.
import { cut, ink } from './pen.mjs';

export const feathers = (plate, quills, width = 17) => [
  ink(quills.map((line) => cut(line, width))),
  plate(quills.map((line) => cut(line, width * 0.61))),
  ink(quills.map((line) => cut(line, width * 0.12))),
];
