import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { together } from '../src/words/together.ts';

/**
 * Catalogues (.ftl) as modules: texts by name, without what only translators read. The first of those that
 * are fetched together brings all of them.
 */
export function catalogues(): Plugin {
  return {
    name: 'lair-catalogues',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.ftl')) return null;
      const name = basename(file, '.ftl');
      const texts: Record<string, string> = {};
      for (const one of name === together[0] ? together : [name]) {
        const source = join(dirname(file), `${one}.ftl`);
        this.addWatchFile(source);
        texts[one] = read(source);
      }
      return { code: `export default ${JSON.stringify(texts)};`, map: null };
    },
  };
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !/^#{1,3}( |$)/.test(line))
    .join('\n');
}
