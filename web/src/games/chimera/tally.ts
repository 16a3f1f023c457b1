/** A round's score line by line. Pure. */
import type { GameEvent, RoundResult } from '../../wire/messages';
import { treasures as values } from './generated';
import { treasure } from './view';

export interface Line {
  what: string;
  rule: string;
  points: number;
  /** How many there are of it, where it is counted. */
  count?: number;
  /** Of the bid: how high it was. */
  bid?: number;
  /** What the seat has from this round with this line. */
  sum: number;
}

/** Toads and cats apart, if the tricks of the round are known and agree with what was counted. */
function treasures(part: { seat?: number; points: number }, events: readonly GameEvent[]) {
  const cards = events
    .filter((event) => event.event === 'trick' && event.seat === part.seat)
    .flatMap((event) => event['cards'] as string[]);
  if (treasure(cards) !== part.points) return null;
  const kinds = [
    { what: 'fortune-toad', each: values[2] },
    { what: 'prosperity-cat', each: values[11] },
  ];
  return kinds.flatMap(({ what, each }) => {
    const count = cards.filter((card) => treasure([card]) === each).length;
    return count > 0 ? [{ what, count, points: count * each }] : [];
  });
}

/** The lines of each seat, in the order in which the rules count them. `events` are those of the round. */
export function lines(round: RoundResult, seats: number, events: readonly GameEvent[] = []): Line[][] {
  const result: Line[][] = Array.from({ length: seats }, () => []);
  for (const part of round.parts ?? []) {
    const own = result[part.seat ?? -1];
    const split = part.what === 'treasures' ? treasures(part, events) : null;
    const contract = part.what === 'bid' ? events.findLast((event) => event.event === 'contract') : undefined;
    const bid = contract ? { bid: Number(contract['bid']) } : {};
    for (const one of split ?? [{ what: part.what, points: part.points }])
      own?.push({ ...one, ...bid, rule: part.rule, sum: (own.at(-1)?.sum ?? 0) + one.points });
  }
  return result;
}

/** What a round was about: who was the Chimera is the one whose points have a bid in them. */
export function chimeraOf(round: RoundResult): number | null {
  return round.parts?.find((part) => part.what === 'bid')?.seat ?? null;
}
