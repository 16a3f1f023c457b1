import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { packOf } from '../src/words/packs.ts';

/** Catalogues (.ftl) as modules: the text of the whole pack that this one leads, without comments. */
export function catalogues(): Plugin {
  return {
    name: 'lair-catalogues',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.ftl')) return null;
      const members = packWith(file);
      for (const member of members) this.addWatchFile(member);
      return { code: `export default ${JSON.stringify(members.map(read).join('\n'))};`, map: null };
    },
  };
}

/** The catalogues that are in the same pack as this one, in all folders of its language. */
function packWith(file: string): string[] {
  const language = dirname(dirname(file));
  const pack = packOf(basename(dirname(file)), basename(file, '.ftl'));
  return readdirSync(language).flatMap((folder) =>
    readdirSync(join(language, folder))
      .filter((name) => packOf(folder, basename(name, '.ftl')) === pack)
      .map((name) => join(language, folder, name)),
  );
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !/^#{1,3}( |$)/.test(line))
    .join('\n');
}
