/** Cards in words: for sentences, and for those who do not see them. */
import { say } from '../words/words.svelte';
import { face } from './face';

export function sayRank(rank: string): string {
  if (rank === 'H') return say('rank-hero');
  if (rank === 'PY') return say('rank-pi-ya');
  return rank === 'CH' ? say('rank-chimera') : rank;
}

/** "7j" is "Jade 7", "h3*" is "red human 3". */
export function sayCard(card: string): string {
  const { family, index, kind, red } = face(card);
  if (family) return say('card-family', { family: say(`family-${family}`), rank: sayRank(index) });
  if (!kind) return sayRank(card);
  if (kind !== 'item') {
    const plain = say(`card-${kind}`, { number: index });
    return red ? say('card-red', { card: plain }) : plain;
  }
  const item = say(`card-item-${card.charAt(1)}`);
  return red ? say('card-special', { card: item }) : item;
}

export function sayCards(cards: readonly string[]): string {
  return cards.map(sayCard).join(', ');
}
