/** The own hand, laid out in groups. Cards of one name get keys that tell them apart. */
import type { CardGroup } from './questions';

export interface HeldCard {
  /** The same as long as the card is in the hand. */
  key: string;
  card: string;
}
export interface HandGroup {
  kind: string;
  cards: HeldCard[];
}

const kinds = 'hadi';

function rank(card: string): string {
  return `${kinds.indexOf(card.charAt(0))}${card.slice(1)}`;
}

/** By kind and number: for as long as the rules are not there to group them. */
export function sortedHand(hand: readonly string[]): CardGroup[] {
  const groups: CardGroup[] = [];
  for (const letter of kinds) {
    const cards = hand
      .filter((card) => card.startsWith(letter))
      .sort((a, b) => rank(a).localeCompare(rank(b)));
    if (cards.length > 0) groups.push({ kind: 'single', cards });
  }
  return groups;
}

/** Cards that stand alone come as one group: gaps are for what belongs together. */
export function layOut(groups: readonly CardGroup[]): HandGroup[] {
  const counts = new Map<string, number>();
  const hold = (card: string): HeldCard => {
    const copy = counts.get(card) ?? 0;
    counts.set(card, copy + 1);
    return { key: `${card}#${copy}`, card };
  };
  const result: HandGroup[] = [];
  for (const group of groups) {
    const last = result.at(-1);
    const cards = group.cards.map(hold);
    if (group.kind === 'single' && group.cards.length === 1 && last?.kind === 'single')
      last.cards.push(...cards);
    else result.push({ kind: group.kind, cards });
  }
  return result;
}

/** Keys of these cards, as far as the hand has them. */
export function keysFor(groups: readonly HandGroup[], cards: readonly string[]): string[] {
  const free = groups.flatMap((group) => group.cards);
  const keys: string[] = [];
  for (const card of cards) {
    const place = free.findIndex((held) => held.card === card);
    if (place >= 0) keys.push(...free.splice(place, 1).map((held) => held.key));
  }
  return keys;
}
