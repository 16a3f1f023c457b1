import { describe, expect, it, vi } from 'vitest';
import type { Answer, Op, Question } from '../rules/module';
import { judge, nextOwn, placesOf, same, stepAt, stepsOf } from './guide';
import { lesson as chimeraLesson } from '../games/chimera/learn/lesson';
import { lesson as phantomLesson } from '../games/phantom/learn/lesson';

vi.mock('../words/words.svelte', () => ({ say: (id: string) => id }));

describe('a lesson', () => {
  it('stops where the learner decides', () => {
    expect(nextOwn(chimeraLesson, 0)).toBe(2);
    expect(nextOwn(chimeraLesson, 3)).toBe(7);
    expect(nextOwn(chimeraLesson, chimeraLesson.record.length)).toBe(chimeraLesson.record.length);
    expect(stepAt(chimeraLesson, 7)).toBe(2);
    expect(stepsOf(chimeraLesson)).toBe(9);
    expect(stepsOf(phantomLesson)).toBe(7);
  });

  it('has all of its cards', () => {
    for (const [lesson, cards] of [
      [chimeraLesson, 54],
      [phantomLesson, 100],
    ] as const) {
      const { deck } = lesson.record[1]?.['deal'] as { deck: string[] };
      expect(deck.length).toBe(cards);
    }
  });
});

describe('a decision', () => {
  it('is the same in any order and of any family', () => {
    const one = { seat: 1, play: ['5j', '5p', '5t', '3s'] };
    expect(same(chimeraLesson, one, { seat: 1, play: ['3s', '5t', '5j', '5p'] })).toBe(true);
    expect(same(chimeraLesson, one, { seat: 1, play: ['5j', '5p', '5t'] })).toBe(false);
    expect(same(phantomLesson, { seat: 0, take: 'd2*' }, { seat: 0, take: 'd2' })).toBe(false);
  });

  it('is judged by the rules when it is another than the lesson’s', () => {
    const error = { code: 'chimera-other-kind', rule: 'C-5.2', args: {} };
    const asking = (answer: object) => ({
      ask: <O extends Op>(question: Question<O>) => {
        expect(question.op).toBe('replay');
        return answer as Answer<O>;
      },
    });
    const pass = { seat: 1, bid: 0 };
    expect(judge(asking({}), chimeraLesson, 2, { seat: 1, bid: 30 })).toBe('right');
    expect(judge(asking({ ok: true, totals: [], decisions: 1 }), chimeraLesson, 2, pass)).toBe('allowed');
    expect(judge(asking({ ok: false, line: 3, rule: 'C-5.2', error }), chimeraLesson, 2, pass)).toBe(error);
  });
});

it('shows where the cards meant are, of two alike as many as are meant', () => {
  expect(placesOf(['a2', 'a4', 'a4', 'iB'], ['a4', 'a4'])).toEqual([1, 2]);
  expect(placesOf(['a2', 'a4', 'a4', 'iB'], ['a4'])).toEqual([1]);
  expect(placesOf(['a2', 'iB'], ['iB', 'iB'])).toEqual([1]);
});
