/** What a player may know of a round of Phantom Rummy, as the server tells it: docs/formats.md. */
import type { GameEvent } from '../../wire/messages';

export interface View {
  /** Missing for those who only watch. */
  seat?: number;
  round: number;
  starter: number;
  turn: number;
  stage: string;
  taken: string | null;
  hand?: string[];
  talon: string[];
  deck: number;
  waiting: number[];
  hands: number[];
  laid: string[][][];
  discards: string[][];
  totals: number[];
}

export function isView(json: unknown): json is View {
  return typeof json === 'object' && json !== null && 'talon' in json && 'laid' in json;
}

/** A card without its red number or special mark: two cards of the same name are the same. */
export function nameOf(card: string): string {
  return card.replace('*', '');
}

export interface Discarded {
  seat: number;
  card: string;
}

/** The discard that was made last before a place in the events. */
export function lastDiscard(events: readonly GameEvent[], before = events.length): Discarded | null {
  const found = events.slice(0, before).findLast((event) => event.event === 'discard');
  if (!found || typeof found['discard'] !== 'string') return null;
  return { seat: found.seat ?? 0, card: found['discard'] };
}

/** The last discard while it can still be taken: nothing has happened since. */
export function openDiscard(events: readonly GameEvent[]): Discarded | null {
  const quiet = new Set(['ask', 'decline', 'silent']);
  const last = events.findLast((event) => !quiet.has(event.event));
  return last?.event === 'discard' ? lastDiscard(events) : null;
}
