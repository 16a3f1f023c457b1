// Writes the sprites of the deck beside this folder: node sprites.mjs [--check]
import { symbol } from '../../../../cards/draw/pen.mjs';
import { writeSprites } from '../../../../cards/draw/write.mjs';
import { angels } from './angels.mjs';
import { demons } from './demons.mjs';
import { humans } from './humans.mjs';
import { items } from './items.mjs';
import { marks } from './marks.mjs';

/** A kind's seven figures; what they share is drawn within the first. */
function kind(letter, { shared, figures }) {
  const drawn = `<g id="p-${letter}">${shared.flat(9).join('')}</g>`;
  const again = `<use href="#p-${letter}"/>`;
  return figures.map((draw, k) => symbol(`p-${letter}${k + 1}`, 100, draw(k ? again : drawn)));
}

const deck = [
  ...kind('h', humans),
  ...kind('a', angels),
  ...demons.map((draw, k) => symbol(`p-d${k + 1}`, 100, draw())),
  ...Object.entries(items).map(([letter, drawn]) => symbol(`p-i${letter}`, 100, drawn)),
  ...marks(),
];

/** The cards that home shows, so that the whole deck can wait until it is played. */
const few = deck.filter((one) => /^<symbol id="p-(h1|a7|d7|human|angel|demon)"/.test(one));

writeSprites(new URL('../', import.meta.url), { deck, few });
