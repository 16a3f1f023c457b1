/** Events as the replay sees them (docs/formats.md). Each game knows more of its own. */
import type { View } from '../rules/module';
import type { GameEvent } from '../wire/messages';

export interface SeenEvent extends GameEvent {
  audience?: number[];
  /** At the end of a round. */
  round?: number;
  points?: number[];
}

/** A line as the rules tell it: all events, and the view of every seat. */
export interface Moment {
  line: number;
  toMove: number | null;
  events: SeenEvent[];
  views: View[];
}

export function seenBy(event: SeenEvent, seat: number | null): boolean {
  return seat === null || (event.audience?.includes(seat) ?? true);
}
