/** Catalogues that are fetched in one: the words until a table of Chimera is there. */
export const together: readonly string[] = [
  'page-common',
  'page-home',
  'page-table',
  'page-chimera',
  'chimera-terms',
  'cards',
];
