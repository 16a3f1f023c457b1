/** Cards as they are written (docs/formats.md), in the order in which they are counted and shown. */
import { treasures } from './generated';

export const ranks = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  'H',
  'PY',
  'CH',
] as const;
export const families = { j: 'jade', s: 'sword', p: 'pagoda', t: 'star' } as const;
export type FamilyLetter = keyof typeof families;

const letters = Object.keys(families) as FamilyLetter[];

/** All 54, by rank and then by family. */
export const deck: readonly string[] = ranks.flatMap((rank) =>
  rank.length === 2 && isNaN(Number(rank)) ? [rank] : letters.map((letter) => rank + letter),
);

const places = new Map(deck.map((card, place) => [card, place]));

export function rankOf(card: string): string {
  return card === 'PY' || card === 'CH' ? card : card.slice(0, -1);
}

/** The points of treasure that a card carries. */
export function treasureOf(card: string): number {
  return (treasures as Readonly<Record<string, number>>)[rankOf(card)] ?? 0;
}

export function byRank(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** The ranks of these cards, in order, as one text: equal for cards that play alike. */
export function ranksOf(cards: readonly string[]): string {
  return byRank(cards).map(rankOf).join(' ');
}

/** Puts the cards of each rank of a play into the hands of somebody: those of `hand` that have these ranks. */
export function pick(wanted: readonly string[], hand: readonly string[]): string[] {
  const left = byRank(hand);
  return wanted.flatMap((rank) => {
    const place = left.findIndex((card) => rankOf(card) === rank);
    return place < 0 ? [] : left.splice(place, 1);
  });
}
