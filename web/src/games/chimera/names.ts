/** Cards in words: for sentences and screen readers. */
import type { Argument } from '../../wire/messages';
import { say } from '../../words/words.svelte';
import { face } from './face';

const named: Record<string, string> = { H: 'rank-hero', PY: 'rank-pi-ya', CH: 'rank-chimera' };

export function sayRank(rank: string): string {
  return named[rank] ? say(named[rank]) : rank;
}

/** A rank within a message: its number, or the term of one that has a name. */
export function rankArgument(rank: string): Argument {
  return named[rank] ? { term: named[rank] } : Number(rank);
}

/** "7j" is "Jade 7". */
export function sayCard(card: string): string {
  const { family, index } = face(card);
  return family
    ? say('card-family', { family: { term: `family-${family}` }, rank: sayRank(index) })
    : sayRank(card);
}

export function sayCards(cards: readonly string[]): string {
  return cards.map(sayCard).join(', ');
}
