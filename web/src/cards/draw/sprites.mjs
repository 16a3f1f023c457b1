import { writeFileSync } from 'node:fs';
import * as low from './beasts.mjs';
import * as high from './beasts-high.mjs';
import { heroes } from './heroes.mjs';
import { chimera, piya } from './monsters.mjs';
import { symbol } from './pen.mjs';
const wrap = (list) => `<svg xmlns="http://www.w3.org/2000/svg">${list.join('\n')}</svg>\n`;
const beasts = [low.moth, low.toad, low.carp, low.hare, low.tortoise, low.crane, high.serpent, high.owl, high.stag, high.elephant, high.cat, high.phoenix];
writeFileSync(new URL('../chimera.svg', import.meta.url), wrap([...beasts.map((draw, k) => symbol(`c-${k + 1}`, 100, draw())), ...heroes(), symbol('c-PY', 140, piya()), symbol('c-CH', 140, chimera())]));
