/** Cards in words. */
import { say } from '../words/words.svelte';

const families: Record<string, string> = { j: 'jade', s: 'sword', p: 'pagoda', t: 'star' };

/** "7j" is "Jade 7"; "h3*" is "human 3, red". */
export function sayCard(card: string): string {
  const phantom = /^([hadi])(.)(\*?)$/.exec(card);
  if (phantom) {
    const [, kind = '', name = '', star] = phantom;
    const plain = kind === 'i' ? say(`replay-item-${name}`) : say(`replay-card-${kind}`, { number: name });
    return star ? say('replay-card-red', { card: plain }) : plain;
  }
  const family = families[card.slice(-1)];
  if (!family) return sayRank(card);
  return say('replay-card', { family: say(`family-${family}`), rank: sayRank(card.slice(0, -1)) });
}

export function sayCards(cards: readonly string[]): string {
  return cards.map(sayCard).join(', ');
}

function sayRank(rank: string): string {
  if (rank === 'H') return say('rank-hero');
  if (rank === 'PY') return say('rank-pi-ya');
  return rank === 'CH' ? say('rank-chimera') : rank;
}

/** Families do not matter in Chimera: a play is told by its ranks. */
export function sayRanks(cards: readonly string[]): string {
  return cards.map((card) => sayRank(card === 'PY' || card === 'CH' ? card : card.slice(0, -1))).join(' ');
}
