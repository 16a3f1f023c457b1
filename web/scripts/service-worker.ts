import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chunksOf, shellOf } from './chunks.ts';

const rules = 'lair.wasm'; // the server has it beside the page

/**
 * Writes sw.js: src/app/service-worker.js with the names of what it keeps, below the folder of the page. The shell is
 * what every page needs; `later` is everything else but words, which are kept in one language; `local` is what only
 * tables of this browser need, the largest part.
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
        const words: Record<string, string[]> = {};
        const ofWords = new Set<string>();
        for (const chunk of chunks.values()) {
          const found = /\/i18n\/(\w+)\/\w+\/[\w-]+\.ftl$/.exec(chunk.facadeModuleId ?? '');
          if (!found?.[1]) continue;
          (words[found[1]] ??= []).push(chunk.fileName);
          ofWords.add(chunk.fileName);
        }
        const rest = Object.keys(bundle).filter(
          (name) => name.startsWith('assets/') && !shell.has(name) && !ofWords.has(name),
        );
        const isLocal = (name: string): boolean => /\.(net|wasm)$/.test(name);
        const kept = {
          shell: ['', ...shell, 'manifest.webmanifest', 'icon.svg', 'unsupported.js'],
          later: [...rest.filter((name) => !isLocal(name)), rules],
          local: rest.filter(isLocal),
          words,
        };
        const missing = [...shell].filter((name) => !(name in bundle));
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
