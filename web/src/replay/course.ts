/** The course of a game: the lines of its record that are steps, and the lines to jump to. Pure. */
import type { Replay } from './part';

export interface Course {
  /** Lines that brought something about, in order. */
  steps: number[];
  /** Where a trick was won, or a turn began; every deal is one, too. */
  marks: number[];
  /** The lines of the deals. */
  deals: number[];
}

export function courseOf(
  { marks, roundEnd }: Pick<Replay, 'marks' | 'roundEnd'>,
  events: readonly string[][],
  rounds: readonly { line: number }[],
): Course {
  const lines = events.map((names, place) => ({ names, line: place + 1 }));
  const happens = (wanted: readonly string[]) =>
    lines.filter(({ names }) => names.some((name) => wanted.includes(name))).map(({ line }) => line);
  return {
    steps: lines.filter(({ names }) => names.length > 0).map(({ line }) => line),
    marks: happens([...marks, roundEnd]),
    deals: rounds.map(({ line }) => line),
  };
}

/** The first of these behind a line; without one, the last of them. */
export function after(places: readonly number[], line: number): number {
  return places.find((place) => place > line) ?? places.at(-1) ?? line;
}

/** The last of these before a line; without one, the first of them. */
export function before(places: readonly number[], line: number): number {
  return places.findLast((place) => place < line) ?? places[0] ?? line;
}

/** The step at a line, or the last one before it. */
export function stepAt(course: Course, line: number): number {
  return course.steps.findLast((step) => step <= line) ?? course.steps[0] ?? line;
}

export type Jump = 'first' | 'round-back' | 'mark-back' | 'back' | 'on' | 'mark-on' | 'round-on' | 'last';

export function jump(course: Course, line: number, how: Jump): number {
  const { steps, marks, deals } = course;
  const last = steps.at(-1) ?? line;
  switch (how) {
    case 'first':
      return steps[0] ?? line;
    case 'last':
      return last;
    case 'back':
      return before(steps, line);
    case 'on':
      return after(steps, line);
    case 'mark-back':
      return before(marks, line);
    case 'mark-on':
      return after([...marks, last], line);
    case 'round-back':
      return before(deals, line);
    case 'round-on':
      return deals.find((deal) => deal > line) ?? last;
  }
}

/** The lines of the deal that a line belongs to: from its deal to the line before the next. */
export function dealAround(
  course: Course,
  line: number,
  lines: number,
): { from: number; to: number; place: number } {
  const place = Math.max(
    0,
    course.deals.findLastIndex((deal) => deal <= line),
  );
  return { from: course.deals[place] ?? 1, to: (course.deals[place + 1] ?? lines + 1) - 1, place };
}

/** Is the round scored by this line? Then all hands are open. */
export function roundIsOver(
  events: readonly string[][],
  roundEnd: string,
  from: number,
  line: number,
): boolean {
  return events.slice(from - 1, line).some((names) => names.includes(roundEnd));
}
