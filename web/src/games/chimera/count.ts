/** Which cards are out: no more than an attentive player knows. Pure. */
import { deck, rankOf, ranks } from './cards';
import type { View } from './view';

export type Whereabouts = 'played' | 'mine' | 'given' | 'face-up' | 'unseen';

export interface RankCount {
  rank: string;
  cards: { card: string; where: Whereabouts }[];
  unseen: number;
}

/** `given` is what went to the partner in the swap and has not been played; the face-up card is with its holder
 * as far as everybody knows: until it is played, or a swap may have moved it. */
export function count(view: View): RankCount[] {
  const played = new Set((view.played ?? []).flat());
  const mine = new Set(view.hand ?? []);
  const given = new Set(view.given ?? []);
  const whereabouts = (card: string): Whereabouts => {
    if (played.has(card)) return 'played';
    if (mine.has(card)) return 'mine';
    if (given.has(card)) return 'given';
    return card === view.face_up ? 'face-up' : 'unseen';
  };
  return ranks.map((rank) => {
    const cards = deck
      .filter((card) => rankOf(card) === rank)
      .map((card) => ({ card, where: whereabouts(card) }));
    const unseen = cards.filter(({ where }) => where !== 'played' && where !== 'mine').length;
    return { rank, cards, unseen };
  });
}
