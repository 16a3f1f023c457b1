/** What the rules make of a pad: points and totals round by round, and whether the game is over. */
import {
  isRefusal,
  type Answer,
  type Op,
  type Question,
  type Questions,
  type RuleError,
  type ScorePart,
} from '../rules/module';
import type { ChimeraRound, Pad, PhantomRound } from './pad';

export interface CountedRound {
  points: number[];
  totals: number[];
  parts: ScorePart[];
  out: number | null;
  winsGame: boolean;
}
export interface Counted {
  rounds: CountedRound[];
  totals: number[];
  /** After how many rounds the game was over; later ones do not count. */
  over: number | null;
  winners: number[];
}

/** Whoever answers questions about the rules: the module. */
export interface Asked {
  ask<O extends Op>(question: Question<O>): Answer<O>;
}

type Result<T> = { value: T } | { error: RuleError };

const worth = { toads: 10, cats: 5 }; // C-1.2

export function countChimera(rules: Asked, round: ChimeraRound): Result<CountedRound> {
  const { toads, cats, ...facts } = round;
  const treasures = toads.map((count, seat) => count * worth.toads + (cats[seat] ?? 0) * worth.cats);
  const answer = rules.ask({ op: 'score', ...facts, treasures });
  if (isRefusal(answer)) return answer;
  return { value: { ...answer, totals: [], out: round.out, winsGame: false } };
}

/** `before` are the totals so far: a discarder loses no more than that (P-8.5). */
export function countPhantom(
  rules: Asked,
  round: PhantomRound,
  before: readonly number[],
): Result<CountedRound> {
  const points = before.map(() => 0);
  if (round.out === null) return { value: { points, totals: [], parts: [], out: null, winsGame: false } };
  const answer = rules.ask({ op: 'tally', ...tallyOf(round, before) });
  if (isRefusal(answer)) return answer;
  points[round.out] = answer.points;
  if ('discarder' in round && round.discarder !== null) points[round.discarder] = 0 - (answer.loss ?? 0);
  return {
    value: { points, totals: [], parts: answer.parts, out: round.out, winsGame: answer.wins_game },
  };
}

function tallyOf(
  round: Exclude<PhantomRound, { out: null }>,
  before: readonly number[],
): Questions['tally'][0] {
  if ('turned' in round) return { advanced: false, laid: round.laid, reds: round.reds, turned: round.turned };
  const { laid, item_groups, reds, discarder } = round;
  const lost = discarder === null ? {} : { discarder: before[discarder] ?? 0 };
  return { advanced: true, laid, item_groups, reds, ...lost };
}

export function count(rules: Asked, pad: Pad): Result<Counted> {
  const rounds: CountedRound[] = [];
  let totals = pad.players.map(() => 0);
  for (const round of pad.rounds) {
    const counted =
      pad.game === 'chimera'
        ? countChimera(rules, round as ChimeraRound)
        : countPhantom(rules, round as PhantomRound, totals);
    if ('error' in counted) return counted;
    totals = totals.map((total, seat) => total + (counted.value.points[seat] ?? 0));
    rounds.push({ ...counted.value, totals });
  }
  const standing = rules.ask({
    op: 'standing',
    game: pad.game,
    options: pad.options,
    seats: pad.players.length,
    rounds: rounds.map(({ points, out, winsGame }) => ({ points, out, wins_game: winsGame })),
  });
  if (isRefusal(standing)) return standing;
  return { value: { rounds, ...standing } };
}
