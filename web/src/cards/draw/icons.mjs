// Writes the app's icons into the page's public folder: node icons.mjs. The PNGs are taken by Chromium; what is
// drawn stays within the inner 80 %, so that a launcher may cut any shape out of them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wreath } from './feathers.mjs';
import { roar } from './lion.mjs';
import { gold, ink, moved, SCALE, whole } from './pen.mjs';

const colours = {
  'var(--card-ink)': '#10201c',
  'var(--card-paper)': '#f3ead7',
  'var(--card-gold)': '#d8a949',
  currentColor: '#d4543a',
};

function icon() {
  const size = 100 * SCALE;
  const lion = moved(
    0,
    -57,
    gold(wreath(50, 107, 39, 39, 16, 0.24)),
    ink(whole('50,82 61,84 71,93 73,104 69,112 70,122 62,132 50,135')),
    roar(),
  );
  const drawn = Object.entries(colours).reduce((text, [from, to]) => text.replaceAll(from, to), lion);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#10201c" d="M0 0h${size}v${size}H0z"/>${drawn}</svg>\n`;
}

function picture(page, size, target) {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--no-first-run'];
  execFileSync(
    'chromium',
    [...flags, `--window-size=${size},${size}`, `--screenshot=${target}`, `file://${page}`],
    { stdio: 'ignore' },
  );
}

const target = (name) => fileURLToPath(new URL(`../../../public/${name}`, import.meta.url));
writeFileSync(target('icon.svg'), icon());
const folder = mkdtempSync(join(tmpdir(), 'icon-'));
for (const size of [192, 512]) {
  const page = join(folder, `${size}.html`);
  const style = `html,body{margin:0;background:#10201c}svg{display:block;width:${size}px;height:${size}px}`;
  writeFileSync(page, `<!doctype html><style>${style}</style>${icon()}`);
  picture(page, size, target(`icon-${size}.png`));
}
rmSync(folder, { recursive: true });
