/** Events in words: for the log of a table, screen readers, replays and guided rounds. */
import type { GameEvent } from '../wire/messages';

/** One line of the log. */
export interface LogEntry {
  /** Who did it; null if nobody did. Gives the line its colour. */
  seat: number | null;
  text: string;
  /** Begins a chapter: a round. */
  heading?: boolean;
}

/** To whom events are told. */
export interface Listener {
  /** The seat that is called "you"; null for none. */
  own: number | null;
  name: (seat: number) => string;
}

/** Null for an event that need not be told. `before` are the events of the round that preceded it. */
export type Tell = (event: GameEvent, listener: Listener, before: readonly GameEvent[]) => LogEntry | null;

/** The arguments of a message about a player: `$seat` is 0 for the listener. */
export function subject({ own, name }: Listener, seat: number): { seat: number; name: string } {
  return { seat: seat === own ? 0 : 1, name: name(seat) };
}
