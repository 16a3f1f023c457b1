/** Several cards in words. */
import type { CardSet } from './face';

export function sayCards({ say }: CardSet, cards: readonly string[]): string {
  return cards.map(say).join(', ');
}
