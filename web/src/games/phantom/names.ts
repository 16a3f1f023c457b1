/** Cards in words: for sentences and screen readers. */
import { say } from '../../words/words.svelte';
import { face } from './face';

/** "h3*" is "red human 3". */
export function sayCard(card: string): string {
  const { index, kind, red } = face(card);
  if (kind !== 'item') {
    const plain = say(`card-${kind}`, { number: Number(index) });
    return red ? say('card-red', { card: plain }) : plain;
  }
  const item = say(`card-item-${card.charAt(1)}`);
  return red ? say('card-special', { card: item }) : item;
}

export function sayCards(cards: readonly string[]): string {
  return cards.map(sayCard).join(', ');
}
