import { describe, expect, it } from 'vitest';
import type { Answer, Op, Question } from '../rules/module';
import { count, countPhantom, type Asked } from './count';
import type { ChimeraPad, PhantomPad } from './pad';

/** Answers as it is told, and remembers what it was asked. */
class Answering implements Asked {
  readonly asked: Question<Op>[] = [];
  readonly #answers: Partial<Record<Op, object>>;
  constructor(answers: Partial<Record<Op, object>>) {
    this.#answers = answers;
  }
  ask<O extends Op>(question: Question<O>): Answer<O> {
    this.asked.push(question);
    return (this.#answers[question.op] ?? {}) as Answer<O>;
  }
}

const head = { lair_pad: 1 as const, made: 0 };

describe('counting a pad', () => {
  it('asks for treasures in points and adds up', () => {
    const round = { bid: 30, chimera: 0, out: 0, traps: 0, flight: false, idle_hunter: false };
    const pad: ChimeraPad = {
      ...head,
      game: 'chimera',
      players: ['Ana', 'Ben', 'Cleo'],
      options: { limit: 100 },
      rounds: [
        { ...round, toads: [2, 0, 1], cats: [1, 0, 3] },
        { ...round, toads: [0, 0, 0], cats: [0, 0, 0] },
      ],
    };
    const rules = new Answering({
      score: { points: [60, 0, 5], parts: [] },
      standing: { totals: [120, 0, 10], over: 2, winners: [0] },
    });
    const counted = count(rules, pad);
    expect(rules.asked[0]).toMatchObject({ op: 'score', treasures: [25, 0, 25] });
    expect(rules.asked.at(-1)).toMatchObject({ op: 'standing', options: { limit: 100 }, seats: 3 });
    expect('value' in counted && counted.value.rounds.map((of) => of.totals)).toEqual([
      [60, 0, 5],
      [120, 0, 10],
    ]);
    expect('value' in counted && counted.value.winners).toEqual([0]);
  });

  it('lets the discarder pay, out of what there is', () => {
    const rules = new Answering({ tally: { points: 7, wins_game: false, parts: [], loss: 4 } });
    const round = { out: 0, laid: 2, item_groups: 0, reds: [], discarder: 1 };
    const counted = countPhantom(rules, round, [0, 4]);
    expect(rules.asked[0]).toMatchObject({ op: 'tally', advanced: true, discarder: 4 });
    expect('value' in counted && counted.value.points).toEqual([7, -4]);
  });

  it('asks nothing about a round that nobody won', () => {
    const rules = new Answering({});
    const counted = countPhantom(rules, { out: null }, [3, 4]);
    expect(rules.asked).toEqual([]);
    expect('value' in counted && counted.value.points).toEqual([0, 0]);
  });

  it('says what the rules object to', () => {
    const error = { code: 'chimera-treasure-sum', rule: 'C-1.2', args: {} };
    const pad: PhantomPad = {
      ...head,
      game: 'phantom-rummy',
      players: ['Ana', 'Ben'],
      options: {},
      rounds: [{ out: 0, laid: 99, reds: 0, turned: 0 }],
    };
    expect(count(new Answering({ tally: { error } }), pad)).toEqual({ error });
  });
});
