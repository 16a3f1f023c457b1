import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chunksOf, named, reach, shellOf } from './chunks.ts';

const folders = new URL('../src/games/', import.meta.url);

/** A game's name on the wire: the `id` in its index.ts. */
function idOf(folder: string): string {
  const source = readFileSync(new URL(`${folder}/index.ts`, folders), 'utf8');
  const id = /^ {2}id: '([\w-]+)',$/m.exec(source)?.[1];
  if (!id) throw new Error(`no id in src/games/${folder}/index.ts`);
  return id;
}

/**
 * Writes table-GAME.html: index.html with links to the code and pictures of a table of that game. The server
 * sends it for the address of such a table, so that a browser need not run the page to know what to fetch.
 */
export function tablePages(): Plugin {
  return {
    name: 'lair-table-pages',
    apply: 'build',
    generateBundle: {
      order: 'post', // when index.html is there
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return this.error('not in the bundle: index.html');
        const chunks = chunksOf(bundle);
        const shell = shellOf(chunks);
        const from = (module: RegExp): string[] =>
          named(chunks, (chunk) => chunk.moduleIds.some((id) => module.test(id)));
        for (const folder of readdirSync(folders)) {
          const code = from(new RegExp(`/src/(table/Table|games/${folder}/Board)\\.svelte$`));
          const pictures = from(new RegExp(`/src/games/${folder}/pictures/deck\\.svg\\?raw$`));
          if (code.length !== 2 || pictures.length !== 1) return this.error(`not in the bundle: ${folder}`);
          const needed = [...reach(chunks, code)].filter((name) => !shell.has(name));
          const links = [...needed, ...pictures].map(link);
          const source = String(index.source).replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
          this.emitFile({ type: 'asset', fileName: `table-${idOf(folder)}.html`, source });
        }
      },
    },
  };
}

/** Code goes behind that of the shell, which runs first; styles are needed before anything is seen. */
function link(name: string): string {
  const style = name.endsWith('.css');
  const kind = style ? 'rel="stylesheet"' : 'rel="modulepreload" fetchpriority="low"';
  return `<link ${kind} crossorigin href="/${name}">`;
}
