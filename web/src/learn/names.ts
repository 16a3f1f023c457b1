/** Cards in words, for those who do not see them. */
import { face } from '../cards/face';
import { say } from '../words/words.svelte';

export function sayRank(rank: string): string {
  if (rank === 'H') return say('rank-hero');
  if (rank === 'PY') return say('rank-pi-ya');
  return rank === 'CH' ? say('rank-chimera') : rank;
}

export function sayCard(card: string): string {
  const { deck, family, index, kind, red } = face(card);
  if (deck === 'chimera') {
    if (!family) return sayRank(card);
    return say('learn-card', { first: sayRank(index), second: { term: `family-${family}` } });
  }
  const name =
    kind === 'item'
      ? say(`learn-item-${card.charAt(1)}`)
      : say('learn-card', { first: { term: `learn-kind-${kind}` }, second: index });
  return red ? say('learn-card-red', { card: name }) : name;
}

export function sayCards(cards: readonly string[]): string {
  return cards.map(sayCard).join(', ');
}
