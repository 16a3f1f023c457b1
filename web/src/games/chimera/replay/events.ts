/** The events and views of the game, as far as the replay shows them (docs/formats.md). */
import type { SeenEvent } from '../../../replay/events';

export interface ChimeraEvent extends SeenEvent {
  cards?: string[];
  dealer?: number;
  holder?: number;
  face_up?: string;
  bid?: number;
  forced?: boolean;
  chimera?: number;
  kind?: string;
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
