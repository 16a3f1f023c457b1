// Writes sprites: files of a game's pictures. With --check it writes nothing and fails if a file differs.
import { readFileSync, writeFileSync } from 'node:fs';

/** `sprites`: lists of symbols by file name, without ".svg", in `folder`. */
export function writeSprites(folder, sprites) {
  for (const [name, symbols] of Object.entries(sprites)) {
    const file = new URL(`${name}.svg`, folder);
    const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
    if (!process.argv.includes('--check')) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      console.error(`${name}.svg is not what the drawings make: node sprites.mjs`);
      process.exitCode = 1;
    }
  }
}
