/** How a round ended, put together from its events and its result. */
import type { GameEvent, Part, RoundResult } from '../wire/messages';
import type { Shown } from './moves';

export interface RoundEnd {
  /** Who went out, or null. */
  out: number | null;
  shown: Shown | null;
  /** Turned up for scoring, in order. */
  turned: { card: string; matches: boolean }[];
  parts: Required<Pick<Part, 'seat' | 'what' | 'points'>>[];
  /** By part, the card it is for. */
  cards: (string | undefined)[];
  winsGame: boolean;
}

export function roundEnd(result: RoundResult, events: readonly GameEvent[]): RoundEnd {
  const went = events.findLast((event) => event.event === 'out');
  const parts = result.parts ?? [];
  const matches = parts.filter((part) => part.what === 'turned').reduce((sum, part) => sum + part.points, 0);
  return {
    out: result.out,
    shown: went && result.out !== null ? (went['out'] as Shown) : null,
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
