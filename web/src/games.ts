/** The games that this page knows: one folder each in games/, found by itself. */
import type { Game } from './game';

const found = import.meta.glob<Game>('./games/*/index.ts', { eager: true, import: 'default' });

export const games: readonly Game[] = Object.values(found).sort((a, b) => a.order - b.order);

/** The game of this name on the wire, or undefined if the page does not know it: a newer server may have more. */
export function findGame(id: string | undefined): Game | undefined {
  return games.find((game) => game.id === id);
}

/** The folder in which everything of that game stands. */
export function folderOf(id: string): string {
  const path = Object.keys(found).find((each) => found[each]?.id === id) ?? '';
  return path.split('/').at(-2) ?? '';
}
