/** Cards in words: for sentences, and for those who do not see them. */
import { say } from '../words/words.svelte';
import type { Argument } from '../wire/messages';
import { face } from './face';

const named: Record<string, string> = { H: 'rank-hero', PY: 'rank-pi-ya', CH: 'rank-chimera' };

export function sayRank(rank: string): string {
  return named[rank] ? say(named[rank]) : rank;
}

/** A rank within a message: its number, or the term of one that has a name. */
export function rankArgument(rank: string): Argument {
  return named[rank] ? { term: named[rank] } : Number(rank);
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
