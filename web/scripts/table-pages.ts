import type { Plugin } from 'vite';
import { chunksOf, named, reach, shellOf } from './chunks.ts';

/** The folder of a game's board in src/, by the game's name on the wire. */
const boards = { chimera: 'chimera', 'phantom-rummy': 'phantom' };

/**
 * Writes table-GAME.html: index.html that also names what a table of that game needs. The server sends it for
 * the address of such a table, so that a browser need not run the page to learn what to fetch.
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
          named(chunks, (chunk) => module.test(chunk.facadeModuleId ?? ''));
        for (const [game, folder] of Object.entries(boards)) {
          const code = from(new RegExp(`/src/(table/Table|${folder}/Board)\\.svelte$`));
          const pictures = from(new RegExp(`/src/cards/${folder}\\.svg\\?raw$`));
          if (code.length !== 2 || pictures.length !== 1) return this.error(`not in the bundle: ${folder}`);
          const needed = [...reach(chunks, code)].filter((name) => !shell.has(name));
          const links = [...needed, ...pictures].map(link);
          const source = String(index.source).replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
          this.emitFile({ type: 'asset', fileName: `table-${game}.html`, source });
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
