/** How a past game ended for the player. Pure. */
import type { PastGame } from '../wire/messages';

export type Outcome = 'won' | 'shared' | 'lost' | 'unfinished';

export function outcomeOf({
  winners,
  seat,
  unfinished,
}: Pick<PastGame, 'winners' | 'seat' | 'unfinished'>): Outcome {
  if (unfinished) return 'unfinished';
  if (seat === undefined || !winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

/** The next page begins before the oldest game of this one; a short page is the last. */
export const pageSize = 50;

export function nextPage(games: readonly PastGame[], got: number): number | null {
  const oldest = games.at(-1);
  return got < pageSize || !oldest ? null : oldest.ended;
}

/** Two games may have ended at the same time: none is listed twice. */
export function joined(games: readonly PastGame[], more: readonly PastGame[]): PastGame[] {
  const known = new Set(games.map(keyOf));
  return [...games, ...more.filter((game) => !known.has(keyOf(game)))];
}

export function keyOf({ table, number }: PastGame): string {
  return `${table}/${number}`;
}
