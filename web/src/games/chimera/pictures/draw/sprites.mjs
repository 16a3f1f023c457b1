// Writes the sprite of the deck beside this folder: node sprites.mjs [--check]
import { symbol } from '../../../../cards/draw/pen.mjs';
import { writeSprites } from '../../../../cards/draw/write.mjs';
import { carp, crane, hare, moth, toad, tortoise } from './beasts.mjs';
import { cat, elephant, owl, phoenix, serpent, stag } from './beasts-high.mjs';
import { heroes } from './heroes.mjs';
import { marks } from './marks.mjs';
import { chimera, piya } from './monsters.mjs';

const beasts = [moth, toad, carp, hare, tortoise, crane, serpent, owl, stag, elephant, cat, phoenix];

const deck = [
  ...beasts.map((draw, k) => symbol(`c-${k + 1}`, 100, draw())),
  ...heroes(),
  symbol('c-PY', 140, piya()),
  symbol('c-CH', 140, chimera()),
  ...marks(),
];

writeSprites(new URL('../', import.meta.url), { deck });
