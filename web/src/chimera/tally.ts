/** A round's score line by line, and the totals over the rounds as a chart. Pure. */
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

export interface Chart {
  width: number;
  height: number;
  /** By seat: a polyline's points. */
  paths: string[];
  zero: number;
  goal: number | null;
}

/** Totals from 0 over all rounds; the limit is drawn as soon as somebody comes near it. */
export function chart(rounds: readonly RoundResult[], seats: number, limit: number): Chart {
  const width = 300;
  const height = 120;
  const series = Array.from({ length: seats }, (_, seat) => [
    0,
    ...rounds.map((round) => round.totals[seat] ?? 0),
  ]);
  const all = series.flat();
  const best = Math.max(...all);
  const near = best >= limit / 2;
  const high = Math.max(20, best, near ? limit : 0);
  const low = Math.min(0, ...all);
  const x = (at: number): number => Math.round((at / Math.max(1, rounds.length)) * width * 10) / 10;
  const y = (points: number): number => Math.round((1 - (points - low) / (high - low)) * height * 10) / 10;
  return {
    width,
    height,
    paths: series.map((totals) => totals.map((points, at) => `${x(at)},${y(points)}`).join(' ')),
    zero: y(0),
    goal: near ? y(limit) : null,
  };
}
