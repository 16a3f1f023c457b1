import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './scripts/catalogues.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { tablePages } from './scripts/table-pages.ts';

const server = process.env.LAIR_SERVER ?? 'http://127.0.0.1:8080';

// Few files, as each one costs a request. A group is the files of these folders with all that they import at once;
// files of deeper folders, such as table/sheets, are split as they are imported.
const chunks = [
  { name: 'shell', test: /\/src\/(app|look|words|cards|rules)\/[^/?]+$|\/node_modules\/(?!uqr)/ },
  { name: 'table', test: /\/src\/(table|wire)\/[^/?]+$/ },
];

/** Files of a game begin with the name of its folder: GAME-Board-HASH.js. */
function chunkFileNames({ moduleIds }: { moduleIds: string[] }): string {
  const games = new Set(moduleIds.map((id) => /\/src\/games\/(\w+)\//.exec(id)?.[1]));
  const [game] = games.size === 1 ? games : [];
  return `assets/${game ? `${game}-` : ''}[name]-[hash].js`;
}

export default defineConfig({
  plugins: [catalogues(), svelte(), serviceWorker(), tablePages()],
  // Code finds its files from where it is itself, so that the page works below any path.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks }, chunkFileNames } },
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues stand beside this folder
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*_test.ts', 'scripts/*_test.ts'] },
});
