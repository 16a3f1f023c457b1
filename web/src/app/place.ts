/** Where the page is: on a server of its own, or on a web host that serves files alone (`lair site`). */
interface Place {
  /** The folder of the page, with a slash at its end. */
  base: string;
  /** Nothing but files is behind the page: no players, lobby or sockets. */
  alone: boolean;
}

const alone = globalThis.document?.documentElement.dataset['server'] === 'none';
const base = alone ? new URL('.', location.href).href : `${globalThis.location?.origin ?? ''}/`;

export const place: Place = { base, alone };

/** The address of a file that stands beside the page: "lair.wasm". */
export function fileAddress(name: string): string {
  return new URL(name, base).href;
}

/**
 * The address of a screen: "/score". A host of files knows no screens, so there the path stands in the fragment,
 * with the query in it.
 */
export function addressOf(path: string): string {
  return alone ? `#${path}` : path;
}

/** The path of the screen that an address shows, without its query. */
export function pathOf(address: { pathname: string; hash: string }): string {
  if (!alone) return address.pathname;
  const path = address.hash.startsWith('#/') ? address.hash.slice(1) : '/';
  return path.split('?')[0] ?? '/';
}

/** The query of the screen that is shown, with its question mark. */
export function currentQuery(): string {
  if (!alone) return location.search;
  const query = location.hash.indexOf('?');
  return query < 0 ? '' : location.hash.slice(query);
}
