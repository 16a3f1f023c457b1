// Writes the sprites of both decks beside this folder: node sprites.mjs
// With --check it writes nothing and fails if a sprite is not what the drawings make.
import { readFileSync, writeFileSync } from 'node:fs';
import { angels } from './angels.mjs';
import { carp, crane, hare, moth, toad, tortoise } from './beasts.mjs';
import { cat, elephant, owl, phoenix, serpent, stag } from './beasts-high.mjs';
import { demons } from './demons.mjs';
import { heroes } from './heroes.mjs';
import { humans } from './humans.mjs';
import { items } from './items.mjs';
import { chimeraMarks, phantomMarks } from './marks.mjs';
import { chimera, piya } from './monsters.mjs';
import { symbol } from './pen.mjs';

const beasts = [moth, toad, carp, hare, tortoise, crane, serpent, owl, stag, elephant, cat, phoenix];

/** A kind's seven figures; what they share is drawn within the first. */
function kind(letter, { shared, figures }) {
  const drawn = `<g id="p-${letter}">${shared.flat(9).join('')}</g>`;
  const again = `<use href="#p-${letter}"/>`;
  return figures.map((draw, k) => symbol(`p-${letter}${k + 1}`, 100, draw(k ? again : drawn)));
}

const decks = {
  chimera: [
    ...beasts.map((draw, k) => symbol(`c-${k + 1}`, 100, draw())),
    ...heroes(),
    symbol('c-PY', 140, piya()),
    symbol('c-CH', 140, chimera()),
    ...chimeraMarks(),
  ],
  phantom: [
    ...kind('h', humans),
    ...kind('a', angels),
    ...demons.map((draw, k) => symbol(`p-d${k + 1}`, 100, draw())),
    ...Object.entries(items).map(([letter, drawn]) => symbol(`p-i${letter}`, 100, drawn)),
    ...phantomMarks(),
  ],
};

/** What home shows of Phantom Rummy, so that the whole deck can wait until it is played. */
const few = /^<symbol id="p-(h1|a7|d7|human|angel|demon)"/;
const sprites = { ...decks, 'phantom-few': decks.phantom.filter((one) => few.test(one)) };

for (const [name, symbols] of Object.entries(sprites)) {
  const file = new URL(`../${name}.svg`, import.meta.url);
  const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name}.svg is not what the drawings make: node sprites.mjs`);
    process.exitCode = 1;
  }
}
