/** Going through a lesson: the places where the learner decides, and the judgement of a decision. */
import { isRefusal, type RecordLine } from '../rules/module';
import type { WireError } from '../wire/messages';
import type { Asked } from '../score/count';
import type { Lesson } from './lesson';

/** The place of the learner's next decision, from `place` on; the length of the record if there is none. */
export function nextOwn(lesson: Lesson, place: number): number {
  const found = lesson.record.findIndex((line, at) => at >= place && line['seat'] === lesson.seat);
  return found < 0 ? lesson.record.length : found;
}

/** The number of the learner's decision there, from 1. */
export function stepAt(lesson: Lesson, place: number): number {
  return lesson.record.slice(0, place).filter((line) => line['seat'] === lesson.seat).length + 1;
}

export function stepsOf(lesson: Lesson): number {
  return stepAt(lesson, lesson.record.length) - 1;
}

/** The same decision: the order of cards does not matter, nor which of two alike is taken. */
export function same(lesson: Lesson, one: RecordLine, other: RecordLine): boolean {
  return plain(lesson, one) === plain(lesson, other);
}

function plain(lesson: Lesson, line: RecordLine): string {
  return JSON.stringify(line, (_, value: unknown) => {
    if (!Array.isArray(value)) return value;
    return value.map((card) => lesson.alike(String(card))).sort();
  });
}

/** Where in a hand these cards are; each of two alike has a place of its own. */
export function placesOf(hand: readonly string[], cards: readonly string[]): number[] {
  const left = [...cards];
  return hand.flatMap((card, place) => {
    const found = left.indexOf(card);
    if (found < 0) return [];
    left.splice(found, 1);
    return [place];
  });
}

export type Judgement = 'right' | 'allowed' | WireError;

/** The decision that the lesson wants, another one that is allowed, or the rules' objection. */
export function judge(rules: Asked, lesson: Lesson, place: number, given: RecordLine): Judgement {
  const wanted = lesson.record[place];
  if (wanted && same(lesson, given, wanted)) return 'right';
  const answer = rules.ask({ op: 'replay', record: [...lesson.record.slice(0, place), given] });
  return isRefusal(answer) ? answer.error : 'allowed';
}
