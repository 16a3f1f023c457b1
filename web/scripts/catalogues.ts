import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Catalogues (.ftl) as modules of one string, without what only translators read. */
export function catalogues(): Plugin {
  return {
    name: 'lair-catalogues',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.ftl')) return null;
      this.addWatchFile(file);
      const text = readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !/^#{1,3}( |$)/.test(line))
        .join('\n');
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}
