import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chunksOf, named, reach, shellOf } from './chunks.ts';

const rules = 'lair.wasm'; // the server has it beside the page

/**
 * Writes sw.js: src/app/service-worker.js with the names of what it keeps. The shell is what every page
 * needs; `offline` is what works without a network: home, score pad, rules, settings, about.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'lair-service-worker',
    apply: 'build',
    // Last of all: before that the list still has chunks that only held styles and are not written.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = chunksOf(bundle);
        const shell = shellOf(chunks);
        const offline = named(chunks, (chunk) => isOffline(chunk.facadeModuleId));
        const later = new Set([...reach(chunks, offline)].filter((name) => !shell.has(name)));
        later.add(rules);

        const words: Record<string, string[]> = {};
        for (const chunk of chunks.values()) {
          const found = /\/i18n\/(\w+)\/\w+\/([\w-]+)\.ftl$/.exec(chunk.facadeModuleId ?? '');
          if (found?.[1] && isOfflineCatalogue(found[2])) (words[found[1]] ??= []).push('/' + chunk.fileName);
        }
        const kept = {
          shell: [
            '/',
            ...[...shell].map((name) => '/' + name),
            '/manifest.webmanifest',
            '/icon.svg',
            '/unsupported.js',
          ],
          later: [...later].map((name) => '/' + name),
          words,
        };
        const missing = [...shell, ...later].filter((name) => !(name in bundle) && name !== rules);
        if (missing.length > 0) this.error(`not in the bundle: ${missing.join(', ')}`);
        const version = createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 12);
        const source = readFileSync(new URL('../src/app/service-worker.js', import.meta.url), 'utf8');
        const code = source
          .replace("'KEPT'", JSON.stringify(kept))
          .replace("'VERSION'", JSON.stringify(version));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
      },
    },
  };
}

/** A chunk works without a network if it is of one of these folders, or a game's pictures. */
function isOffline(module: string | null): boolean {
  const path = module ?? '';
  return (
    /\/src\/(games\/\w+\/)?(home|score|learn|settings|about)\/[^/]+\.(svelte|ts)$/.test(path) ||
    /\/src\/games\/\w+\/pictures\/\w+\.svg\?raw$/.test(path)
  );
}

function isOfflineCatalogue(name: string | undefined): boolean {
  return /^(page-(common|table|score|learn|guide|settings|about)|errors|core)$/.test(name ?? '');
}
