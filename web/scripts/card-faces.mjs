// Draws every card as src/cards/Card.svelte does, for reports that stand outside the page:
//   node scripts/card-faces.mjs OUT
// writes OUT/<game>.svg, a sprite in which `card-7j` is a whole card, and OUT/card.css, with the display face in it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [out] = process.argv.slice(2);

// The card's own element becomes a group in a symbol, on the ground that it has in the page.
function symbol(render, Card, cards, name) {
  const body = render(Card, { props: { name, cards } }).body.replace(/<!--[\s\S]*?-->/g, '');
  const [, classes, drawn] = /<svg class="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(body);
  const parts = drawn
    .trim()
    .replace(/>\s+</g, '><')
    .replace(/(<use [^>]*?) class="svelte-\w+"/g, '$1')
    .replace(/><\/use>/g, '/>');
  const ground = '<rect width="100" height="140" fill="var(--card-ground, var(--card-paper))"/>';
  return `<symbol id="card-${name}" viewBox="0 0 100 140"><g class="${classes}">${ground}${parts}</g></symbol>`;
}

globalThis.navigator ??= { languages: ['en'] }; // the page's words ask for the language
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
  const { games } = await vite.ssrLoadModule('/src/games.ts');
  const colors = [];
  for (const { folder, cards } of games) {
    const own = join(root, 'src/games', folder);
    const pictures = readFileSync(join(own, 'pictures/deck.svg'), 'utf8');
    const symbols = cards.names.map((name) => symbol(render, Card, cards, name)).join('\n');
    writeFileSync(join(out, `${folder}.svg`), pictures.replace('</svg>', `${symbols}\n</svg>`));
    colors.push(readFileSync(join(own, 'cards.css'), 'utf8'));
  }
  const [{ cards }] = games;
  const { head } = render(Card, { props: { name: cards.names[0], cards } });
  const font = readFileSync(join(root, 'src/cards/display.woff2')).toString('base64');
  const display = readFileSync(join(root, 'src/cards/display.css'), 'utf8');
  const style = [head.replace(/<\/?style[^>]*>/g, ''), ...colors].join('\n').replace(/\/\*[\s\S]*?\*\//g, '');
  // Last, for the build looks at its time.
  writeFileSync(
    join(out, 'card.css'),
    style + display.replace('./display.woff2', `data:font/woff2;base64,${font}`),
  );
} finally {
  await vite.close();
}
