/** Events in words. */

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
