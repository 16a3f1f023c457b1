/** The events and views of the game, as far as the replay shows them (docs/formats.md). */
import type { SeenEvent } from '../../../replay/events';

export interface PhantomEvent extends SeenEvent {
  cards?: string[];
  card?: string;
  starter?: number;
  take?: string;
  discard?: string;
  lay?: string[];
  draw?: number;
  claim?: string[];
  talon?: string[];
  out?: number | null | { sets: string[][]; pair: string[] };
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
