/**
 * Catalogues (i18n/LANG/FOLDER/NAME.ftl, FOLDER being a game's or `shared`) travel in packs, as each file costs a
 * request. A pack is named after the catalogue that leads it: "page-score", or "GAME/page-learn".
 */

/** Catalogues of a game that are fetched for this game alone. The others come with the shared one of that name. */
const own = ['page-table', 'page-learn', 'page-guide', 'errors'];
/** Catalogues for the way to a table; a game gives its name, its words and the names of its cards. */
const first = ['page-common', 'page-home', 'page-table', 'events', 'game', 'terms'];

export function packOf(folder: string, name: string): string {
  if (folder !== 'shared' && name === 'events') return `${folder}/page-table`;
  if (folder !== 'shared' && own.includes(name)) return `${folder}/${name}`;
  return first.includes(name) ? 'page-common' : name;
}
