/** A review (docs/review.md) as the replay shows it. Pure. */
import type { Review, ReviewedDecision } from '../wire/messages';

/** A decision at the step where it is shown: the one that brought it about. */
export interface Shown extends ReviewedDecision {
  step: number;
}

/** All decisions that were judged, in their order. `stepAt` gives the step of a line. */
export function decisionsOf(review: Review, stepAt: (line: number) => number): Shown[] {
  return review.rounds.flatMap(({ decisions }) =>
    decisions.map((decision) => ({ ...decision, step: stepAt(decision.line) })),
  );
}

export function costly(decisions: readonly Shown[]): Shown[] {
  return decisions.filter(({ grade }) => grade !== 'fine');
}

/** Where the next costly decision is, or the one before; null if there is none that way. */
export function nextCostly(decisions: readonly Shown[], line: number, on: boolean): number | null {
  const steps = costly(decisions).map(({ step }) => step);
  const found = on ? steps.find((step) => step > line) : steps.findLast((step) => step < line);
  return found ?? null;
}

type Line = ReviewedDecision['made'];
const deeds = ['bid', 'give', 'play', 'take', 'lay', 'discard', 'claim', 'out', 'decline'] as const;

/** What a decision line says was done: the end of a message's id. */
export function deedOf(line: Line): string {
  if (line === null) return 'silent';
  const deed = deeds.find((one) => one in line);
  if (deed === undefined) return 'announce';
  const what = line[deed];
  const nothing = deed === 'bid' ? what === 0 : Array.isArray(what) && what.length === 0;
  return nothing ? 'pass' : deed;
}

/** The number in it: a bid, or how many cards are drawn. */
export function numberOf(line: Line): number {
  const number = line === null ? 0 : (line['bid'] ?? line['draw']);
  return typeof number === 'number' ? number : 0;
}

/** The cards that a decision line names, in its order. */
export function cardsOf(line: Line): string[] {
  return line === null ? [] : deeds.flatMap((deed) => cardsIn(line[deed]));
}

function cardsIn(what: unknown): string[] {
  if (typeof what === 'string') return [what];
  if (Array.isArray(what)) return what.flatMap(cardsIn);
  if (typeof what !== 'object' || what === null) return [];
  const { sets, pair } = what as { sets?: unknown; pair?: unknown };
  return [...cardsIn(sets), ...cardsIn(pair)];
}

/** "12.5": points with one decimal, whatever its sign; `mark` stands between. */
export function plainPoints(points: number, mark: string): string {
  return (Math.round(Math.abs(points) * 10) / 10).toFixed(1).replace('.', mark);
}

/** "+12.5", "−3.0", "0.0" */
export function signedPoints(points: number, mark: string): string {
  const nothing = Math.abs(points) < 0.05;
  return (nothing ? '' : points < 0 ? '−' : '+') + plainPoints(points, mark);
}
