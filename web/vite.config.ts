import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogues } from './scripts/catalogues.ts';
import { serviceWorker } from './scripts/service-worker.ts';

const server = process.env.LAIR_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [catalogues(), svelte(), serviceWorker()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues stand beside this folder
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { include: ['src/**/*_test.ts', 'scripts/*_test.ts'] },
});
