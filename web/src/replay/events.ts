/** The events and views of both games, as far as the replay shows them (docs/formats.md). */
import type { GameEvent, View } from '../rules/module';

export interface SeenEvent {
  event: string;
  seat?: number;
  audience?: number[];
  cards?: string[];
  card?: string;
  // Chimera
  dealer?: number;
  holder?: number;
  face_up?: string;
  bid?: number;
  forced?: boolean;
  chimera?: number;
  kind?: string;
  // Phantom Rummy
  starter?: number;
  take?: string;
  discard?: string;
  lay?: string[];
  draw?: number;
  claim?: string[];
  talon?: string[];
  // Both, at the end of a round
  round?: number;
  out?: number | null | { sets: string[][]; pair: string[] };
  points?: number[];
}

export interface ChimeraView {
  round: number;
  phase: string;
  dealer: number;
  totals: number[];
  face_up?: string;
  holder?: number;
  turn?: number;
  bid?: number;
  chimera?: number;
  hand?: string[];
  hand_sizes?: number[];
  treasures?: number[];
}

export interface PhantomView {
  round: number;
  starter: number;
  turn: number;
  stage: string;
  offered: string | null;
  taken: string | null;
  hand: string[];
  talon: string[];
  deck: number;
  waiting: number[];
  hands: number[];
  laid: string[][][];
  discards: string[][];
  totals: number[];
}

/** What the rules say of a line: all events, and the view of every seat. */
export interface Moment {
  line: number;
  toMove: number | null;
  events: SeenEvent[];
  views: View[];
}

export function seenBy(event: SeenEvent, seat: number | null): boolean {
  return seat === null || (event.audience?.includes(seat) ?? true);
}

/** The module's answers are what its questions promise: here they get their types. */
export function asSeen(event: GameEvent): SeenEvent {
  return event as unknown as SeenEvent;
}
