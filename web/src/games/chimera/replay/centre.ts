/** What lies in the middle of a Chimera table: the bids, gifts or plays since the last trick. Pure. */
import type { ChimeraEvent } from './events';

export interface Entry {
  seat: number;
  cards: string[];
  /** The kind of a combination. */
  kind?: string;
  bid?: number;
  given?: boolean;
}

export interface Centre {
  entries: Entry[];
  /** Who has won the trick, once it is over. */
  winner: number | null;
}

/** `events` are those of the deal so far, as far as the viewer sees them. */
export function centreOf(events: readonly ChimeraEvent[]): Centre {
  let entries: Entry[] = [];
  let winner: number | null = null;
  let done = false;
  const add = (entry: Entry): void => {
    if (done) [entries, winner, done] = [[], null, false];
    entries.push(entry);
  };
  for (const event of events) {
    const { seat = 0, cards = [] } = event;
    if (event.event === 'bid') add({ seat, cards, bid: event.bid ?? 0 });
    if (event.event === 'gave') add({ seat, cards, given: true });
    if (event.event === 'played') add({ seat, cards, kind: event.kind ?? '' });
    if (event.event === 'passed') add({ seat, cards });
    if (event.event === 'trick') winner = seat;
    if (['contract', 'swapped', 'trick'].includes(event.event)) done = true;
  }
  return { entries, winner };
}
