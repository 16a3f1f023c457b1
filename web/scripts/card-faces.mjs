// Draws every card as src/cards/Card.svelte does, for reports that stand outside the page:
//   node scripts/card-faces.mjs OUT
// writes OUT/<deck>.svg, a sprite in which `card-7j` is a whole card, and OUT/card.css, with the display face in it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [out] = process.argv.slice(2);

const numbers = (letters, ranks) => letters.flatMap((letter) => ranks.map((rank) => [letter, rank]));
const upTo = (last) => Array.from({ length: last }, (_, i) => `${i + 1}`);
const twice = (name) => [name, `${name}*`];
const decks = {
  chimera: [
    ...numbers(['j', 's', 'p', 't'], [...upTo(12), 'H']).map(([family, rank]) => rank + family),
    'PY',
    'CH',
  ],
  phantom: [...numbers(['h', 'a', 'd'], upTo(7)), ...numbers(['i'], ['B', 'C', 'K', 'T'])].flatMap(
    ([kind, name]) => twice(kind + name),
  ),
};

// The card's own element becomes a group in a symbol, on the ground that it has in the page.
function symbol(render, Card, name) {
  const body = render(Card, { props: { name } }).body.replace(/<!--[\s\S]*?-->/g, '');
  const [, classes, drawn] = /<svg class="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(body);
  const parts = drawn
    .trim()
    .replace(/>\s+</g, '><')
    .replace(/(<use [^>]*?) class="svelte-\w+"/g, '$1')
    .replace(/><\/use>/g, '/>');
  const fills = parts.startsWith(`<use href="#c-${name}" width="100"`);
  const ground = `<rect width="100" height="140" fill="${fills ? 'currentColor' : 'var(--card-paper)'}"/>`;
  return `<symbol id="card-${name}" viewBox="0 0 100 140"><g class="${classes}">${ground}${parts}</g></symbol>`;
}

const vite = await createServer({
  root,
  configFile: false,
  cacheDir: join(out, 'vite'),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false },
  plugins: [svelte({ configFile: false, compilerOptions: { css: 'injected', dev: false } })],
});
try {
  const { render } = await vite.ssrLoadModule('svelte/server');
  const { default: Card } = await vite.ssrLoadModule('/src/cards/Card.svelte');
  mkdirSync(out, { recursive: true });
  for (const [deck, names] of Object.entries(decks)) {
    const pictures = readFileSync(join(root, `src/cards/${deck}.svg`), 'utf8');
    const cards = names.map((name) => symbol(render, Card, name)).join('\n');
    writeFileSync(join(out, `${deck}.svg`), pictures.replace('</svg>', `${cards}\n</svg>`));
  }
  const { head } = render(Card, { props: { name: '1j' } });
  const font = readFileSync(join(root, 'src/cards/display.woff2')).toString('base64');
  const display = readFileSync(join(root, 'src/cards/display.css'), 'utf8');
  const style = head.replace(/<\/?style[^>]*>/g, '').replace(/\/\*[\s\S]*?\*\//g, '');
  // Last, for the build looks at its time.
  writeFileSync(
    join(out, 'card.css'),
    style + display.replace('./display.woff2', `data:font/woff2;base64,${font}`),
  );
} finally {
  await vite.close();
}
