import { describe, expect, it } from 'vitest';
import type { Answer, Op, Question } from '../rules/module';
import { count, countUpTo, type Asked } from './count';
import type { Pad } from './pad';

/** Answers as it is told, and remembers what it was asked. */
class Answering implements Asked {
  readonly asked: Question<Op>[] = [];
  readonly #answer: object;
  constructor(answer: object) {
    this.#answer = answer;
  }
  ask<O extends Op>(question: Question<O>): Answer<O> {
    this.asked.push(question);
    return this.#answer as Answer<O>;
  }
}

const round = { bid: 30, chimera: 0, out: 1, traps: 0, flight: false, idle_hunter: false };
const told = { ...round, toads: [2, 0, 1], cats: [1, 0, 3] };
const rounds = [told, { ...told, out: 0 }];
const pad: Pad = {
  lair_pad: 1,
  made: 0,
  game: 'chimera',
  players: ['Ana', 'Ben', 'Cleo'],
  options: { limit: 100 },
  rounds,
};
const counted = { points: [60, 0, 5], totals: [60, 0, 5], parts: [] };

describe('counting a pad', () => {
  it('asks about the whole, and keeps who went out', () => {
    const rules = new Answering({ rounds: [counted, counted], totals: [120, 0, 10], over: 2, winners: [0] });
    const result = count(rules, pad);
    expect(rules.asked).toEqual([{ op: 'pad', pad }]);
    expect('value' in result && result.value.rounds.map((one) => one.out)).toEqual([1, 0]);
    expect('value' in result && result.value.winners).toEqual([0]);
  });

  it('counts a round that is told anew with those before it', () => {
    const rules = new Answering({ rounds: [counted], totals: [60, 0, 5], over: null, winners: [] });
    const changed = { ...told, bid: 40 };
    countUpTo(rules, pad, 1, changed);
    expect(rules.asked).toEqual([{ op: 'pad', pad: { ...pad, rounds: [told, changed] } }]);
  });

  it('says what the rules object to', () => {
    const error = { code: 'chimera-treasure-sum', rule: 'C-1.2', args: {} };
    expect(count(new Answering({ error }), pad)).toEqual({ error });
  });
});
