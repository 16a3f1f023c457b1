/** The points and totals of a pad round by round, and whether the game is over: the rules count them. */
import { isRefusal, type Answer, type Op, type Question } from '../rules/module';
import type { WireError, Part } from '../wire/messages';
import type { Pad, Round } from './pad';

export interface CountedRound {
  points: number[];
  totals: number[];
  parts: Part[];
  out: number | null;
}
export interface Counted {
  rounds: CountedRound[];
  totals: number[];
  /** After how many rounds the game was over; later ones do not count. */
  over: number | null;
  winners: number[];
}

/** Answers questions about the rules: the module. */
export interface Asked {
  ask<O extends Op>(question: Question<O>): Answer<O>;
}

type Result<T> = { value: T } | { error: WireError };

export function count(rules: Asked, pad: Pad): Result<Counted> {
  const answer = rules.ask({ op: 'pad', pad });
  if (isRefusal(answer)) return answer;
  const rounds = answer.rounds.map((round, place) => ({ ...round, out: pad.rounds[place]?.out ?? null }));
  return { value: { ...answer, rounds } };
}

/** Counts the pad up to this place, with this round there. */
export function countUpTo(rules: Asked, pad: Pad, place: number, round: Round): Result<Counted> {
  return count(rules, { ...pad, rounds: [...pad.rounds.slice(0, place), round] });
}
