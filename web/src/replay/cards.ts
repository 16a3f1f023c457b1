/** Families do not matter in Chimera: a play is told by its ranks. */
import { sayRank } from '../cards/names';
import { rankOf } from '../chimera/cards';

export function sayRanks(cards: readonly string[]): string {
  return cards.map((card) => sayRank(rankOf(card))).join(' ');
}
