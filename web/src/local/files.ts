/** The files of local tables: the module, and the networks of each game. Their names change with their contents. */
import { folderOf } from '../games';
import type { Files } from './calls';

const modules = import.meta.glob<string>('./lair-local.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const networks = import.meta.glob<string>('../../../networks/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

const absolute = (address: string): string => new URL(address, location.href).href;
const moduleAddress = Object.values(modules)[0];

/** The page was built with the module. */
export const hasModule = moduleAddress !== undefined;

export function filesOf(game: string): Files {
  const found = Object.entries(networks).find(([path]) => path.endsWith(`/${folderOf(game)}.net`));
  return {
    module: absolute(moduleAddress ?? ''),
    networks: found ? [{ path: `networks/${folderOf(game)}.net`, address: absolute(found[1]) }] : [],
  };
}

/** The files of the game are in the cache, so a table opens at once and without a network. */
export async function areKept(game: string): Promise<boolean> {
  if (!hasModule || !('caches' in globalThis)) return false;
  const { module, networks: needed } = filesOf(game);
  const found = await Promise.all(
    [module, ...needed.map(({ address }) => address)].map((one) => caches.match(one)),
  );
  return found.every((one) => one !== undefined);
}
