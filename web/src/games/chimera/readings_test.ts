import { describe, expect, test, vi } from 'vitest';
import type { Rules } from '../../rules/module';
import { judge, judgeByList, sayReading, topFor } from './readings';

vi.mock('../../words/words.svelte', () => ({
  say: (id: string, args: Record<string, unknown> = {}) =>
    [
      id,
      ...Object.values(args).map((value) => (typeof value === 'object' ? JSON.stringify(value) : value)),
    ].join(' '),
}));

const answering = (answer: unknown): Rules => ({ ask: () => answer }) as unknown as Rules;
const high = { kind: 'straight', cards: 5, top: '12', beats: true };
const low = { kind: 'straight', cards: 5, top: '11', beats: true };
const error = { code: 'chimera-not-higher', rule: 'C-5.2', args: { top: '7' } };

describe('a selection', () => {
  test('keeps every reading that can be played', () => {
    const judged = judge(answering({ combinations: [high, low] }), ['PY'], null);
    expect(judged.readings).toEqual([high, low]);
    expect(judged.error).toBeNull();
  });
  test('that beats in one reading only is read that way', () => {
    const judged = judge(answering({ combinations: [high, { ...low, beats: false, error }] }), ['PY'], null);
    expect(judged.readings).toEqual([high]);
    expect(judged.failed).toBeNull();
  });
  test('that cannot be played says why, by rule', () => {
    const judged = judge(answering({ combinations: [{ ...low, beats: false, error }] }), ['PY'], null);
    expect(judged.readings).toEqual([]);
    expect(judged.error).toMatchObject({ code: 'chimera-not-higher', rule: 'C-5.2' });
  });
  test('without a reading says why, too', () => {
    expect(judge(answering({ combinations: [], error }), ['1j', '5j'], null).error?.code).toBe(error.code);
  });
  test('of no cards is no mistake', () => {
    expect(judge(answering(null), [], null).error).toBeNull();
  });
});

test('without the module the server’s list decides', () => {
  expect(judgeByList([{ ranks: ['7', '7'] }], ['7j', '7t']).readings).toHaveLength(1);
  expect(judgeByList([{ ranks: ['7', '7'] }], ['7j']).readings).toEqual([]);
  const two = judgeByList(
    [
      { ranks: ['8', '9', 'PY'], top: '10' },
      { ranks: ['8', '9', 'PY'], top: '9' },
    ],
    ['8j', '9j', 'PY'],
  );
  expect(two.readings.map((one) => one.top)).toEqual(['10', '9']);
});

test('the height is named in a move only for a straight with Pi Ya (C-7.1)', () => {
  expect(topFor(['8j', '9j', '10j', '11j', 'PY'], high)).toBe('12');
  expect(topFor(['8j', '9j', '10j', '11j', '12j'], high)).toBeNull();
  expect(topFor(['PY'], { kind: 'single', cards: 1, top: 'PY', beats: true })).toBeNull();
});

test('runs are named from low to high, other kinds by their height', () => {
  expect(sayReading(high)).toBe('c-reading-run {"term":"kind-straight"} 8 12');
  expect(sayReading({ kind: 'triple-run-pairs', cards: 10, top: '9' })).toBe(
    'c-reading-run {"term":"kind-triple-run-pairs"} 8 9',
  );
  expect(sayReading({ kind: 'trap', cards: 4, top: 'H' })).toBe(
    'c-reading-of {"term":"kind-trap"} {"term":"rank-hero"}',
  );
  expect(sayReading({ kind: 'flight', cards: 2, top: 'CH' })).toBe('kind-flight');
});
