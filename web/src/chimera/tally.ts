/** A round's score line by line. Pure. */
import type { RoundResult } from '../wire/messages';

export interface Line {
  what: string;
  rule: string;
  points: number;
  /** What the seat has from this round with this line. */
  sum: number;
}

/** The lines of each seat, in the order in which the rules count them. */
export function lines(round: RoundResult, seats: number): Line[][] {
  const result: Line[][] = Array.from({ length: seats }, () => []);
  for (const part of round.parts ?? []) {
    const own = result[part.seat ?? -1];
    own?.push({
      what: part.what,
      rule: part.rule,
      points: part.points,
      sum: (own.at(-1)?.sum ?? 0) + part.points,
    });
  }
  return result;
}

/** What a round was about: who was the Chimera is the one whose points have a bid in them. */
export function chimeraOf(round: RoundResult): number | null {
  return round.parts?.find((part) => part.what === 'bid')?.seat ?? null;
}
