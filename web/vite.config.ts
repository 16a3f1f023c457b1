import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './scripts/catalogues.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { tablePages } from './scripts/table-pages.ts';

const server = process.env.LAIR_SERVER ?? 'http://127.0.0.1:8080';

// Few files, as each one costs a request: what every screen has or soon needs, and what the tables share.
// Everything else is split as it is imported.
const chunks = [
  {
    name: 'shell',
    test: /\/src\/(app|look|words|cards|rules)\/[^?]+$|\/src\/(settings\/settings|home\/me|table\/boards|wire\/(api|seed|sha256)|games\/chimera\/(cards|view|tally))(?=\.)|\/node_modules\/(?!uqr)/,
  },
  {
    name: 'table',
    test: /\/src\/(table|wire)\/(?!sheets\/|qr|Table\.|Terms|terms)/,
  },
];

/** Files of a game begin with the name of its folder: phantom-Board-HASH.js. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const game = /\/src\/games\/(\w+)\//.exec(facadeModuleId ?? '')?.[1];
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
