/** How a round ended, put together from its events and its result. */
import type { GameEvent, Part, RoundResult } from '../../wire/messages';
import type { Shown } from './moves';
import { nameOf } from './view';

export interface RoundEnd {
  /** Who went out, or null. */
  out: number | null;
  /** Sets and pair from the hand, as the very cards, and what else was in it. */
  shown: { sets: string[][]; rest: string[] } | null;
  /** Turned up for scoring, in order. */
  turned: { card: string; matches: boolean }[];
  parts: Required<Pick<Part, 'seat' | 'what' | 'points'>>[];
  /** By part, the card it is for. */
  cards: (string | undefined)[];
  winsGame: boolean;
}

/** A way out goes by names; the hand says which of the cards are red. */
function showHand(went: GameEvent): RoundEnd['shown'] {
  const { sets, pair } = went['out'] as Shown;
  const rest = [...(went['hand'] as string[])];
  const draw = (name: string): string => {
    const place = rest.findLastIndex((card) => nameOf(card) === nameOf(name));
    return place < 0 ? name : (rest.splice(place, 1)[0] ?? name);
  };
  return { sets: [...sets, pair].map((set) => set.map(draw)), rest };
}

export function roundEnd(result: RoundResult, events: readonly GameEvent[]): RoundEnd {
  const went = events.findLast((event) => event.event === 'out');
  const parts = result.parts ?? [];
  const matches = parts.filter((part) => part.what === 'turned').reduce((sum, part) => sum + part.points, 0);
  return {
    out: result.out,
    shown: went && result.out !== null ? showHand(went) : null,
    turned: (result.turned ?? []).map((card, place) => ({ card, matches: place < matches })),
    parts: parts.map((part) => ({
      seat: part.seat ?? result.out ?? 0,
      what: part.what,
      points: part.points,
    })),
    cards: parts.map((part) => part.card),
    winsGame: parts.some((part) => part.what === 'item-groups'),
  };
}
