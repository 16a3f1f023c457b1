import { describe, expect, it } from 'vitest';
import type { GameEvent, RoundResult } from '../../wire/messages';
import { keysFor, layOut, sortedHand } from './hand';
import { journeys } from './journeys';
import { drawsFor, noChoices, orderWays, sortMoves } from './moves';
import { roundEnd } from './result';
import { openDiscard, type View } from './view';
import { whyNoDiscard, whyNoLay, type Situation } from './why';

const view: View = {
  seat: 0,
  round: 1,
  starter: 0,
  turn: 0,
  stage: 'act',
  taken: 'd1',
  hand: ['a1', 'a2', 'a3', 'h5', 'h5', 'd1', 'd1'],
  talon: ['d1*'],
  deck: 50,
  waiting: [],
  hands: [7, 7],
  laid: [[['h1', 'h2', 'h3']], []],
  discards: [['d1'], ['iB']],
  totals: [0, 0],
};

describe('the legal moves of the server', () => {
  const legal = [
    { seat: 0, announce: true },
    { seat: 0, lay: ['h1', 'h2', 'h3'], draw: 0 },
    { seat: 0, lay: ['h1', 'h2', 'h3'], draw: 2 },
    { seat: 0, discard: 'h3*' },
  ];
  it('become what can be pressed', () => {
    const choices = sortMoves(legal);
    expect(choices.announce).toBe(true);
    expect(choices.discards).toEqual(['h3*']);
    expect(choices.decline).toBe(false);
  });
  it('tell how many cards may be drawn, in whatever order the set was chosen', () => {
    expect(drawsFor(sortMoves(legal), ['h3', 'h1', 'h2'])).toEqual([0, 2]);
  });
  it('do not take a red card for a black one', () => {
    expect(drawsFor(sortMoves(legal), ['h1', 'h2', 'h3*'])).toEqual([]);
  });
  it('may be to say nothing', () => expect(sortMoves([{ announce: true }, null]).silent).toBe(true));
});

describe('ways to go out', () => {
  it('come with the one first that most unseen cards match', () => {
    const reds = { sets: [['a1', 'a2', 'a3']], pair: ['d1', 'd1'] }; // all four demons 1 are in sight
    const humans = { sets: [['a1', 'a2', 'a3']], pair: ['h5', 'h5'] };
    expect(orderWays([reds, humans], view)).toEqual([humans, reds]);
  });
  it('that are the same are one', () => {
    const way = { sets: [], pair: ['h5', 'h5'] };
    expect(orderWays([way, { ...way }], view)).toHaveLength(1);
  });
});

describe('the hand', () => {
  it('is sorted by kind and number as long as there are no rules to group it', () => {
    const cards = sortedHand(['iB', 'd2', 'h7', 'a1*', 'h2']).flatMap((group) => group.cards);
    expect(cards).toEqual(['h2', 'h7', 'a1*', 'd2', 'iB']);
  });
  it('tells copies of a card apart', () => {
    const keys = layOut([{ kind: 'pair', cards: ['h5', 'h5'] }]).flatMap((group) =>
      group.cards.map((c) => c.key),
    );
    expect(new Set(keys).size).toBe(2);
  });
  it('puts single cards into one group', () => {
    const groups = layOut([
      { kind: 'pair', cards: ['h5', 'h5'] },
      { kind: 'single', cards: ['a1'] },
      { kind: 'single', cards: ['d1'] },
    ]);
    expect(groups.map((group) => group.cards.length)).toEqual([2, 2]);
  });
  it('finds both of a pair for a hint', () => {
    expect(keysFor(layOut([{ kind: 'pair', cards: ['h5', 'h5'] }]), ['h5', 'h5'])).toHaveLength(2);
  });
});

describe('why a button is off', () => {
  const base: Situation = {
    kind: 'act',
    ready: true,
    waiting: false,
    choices: noChoices,
    cards: [],
    draws: [],
  };
  it('says to take first', () => expect(whyNoDiscard({ ...base, kind: 'take' })).toBe('pr-why-take-first'));
  it('asks for three cards to lay', () => expect(whyNoLay({ ...base, cards: ['h1'] })).toBe('pr-why-three'));
  it('knows from the server what is no set', () => {
    expect(whyNoLay({ ...base, cards: ['h1', 'h2', 'h4'] })).toBe('pr-why-no-set');
    expect(whyNoLay({ ...base, cards: ['h1', 'h2', 'h3'], draws: [2] })).toBeNull();
  });
  it('says that a waiting hand stays as it is', () => {
    expect(whyNoLay({ ...base, waiting: true })).toBe('pr-why-frozen');
    expect(whyNoDiscard({ ...base, waiting: true, cards: ['h1'] })).toBe('pr-why-frozen');
  });
  it('says that a card is needed for the wait', () => {
    expect(whyNoDiscard({ ...base, kind: 'discard', cards: ['h1'] })).toBe('pr-why-breaks-wait');
  });
  it('says that the server cannot be heard before all else', () => {
    expect(whyNoLay({ ...base, cutOff: true, waiting: true })).toBe('reconnecting');
    expect(whyNoDiscard({ ...base, cutOff: true, kind: null })).toBe('reconnecting');
  });
  it('is silent where the server allows it', () => {
    expect(whyNoDiscard({ ...base, cards: ['h1'], choices: { ...noChoices, discards: ['h1'] } })).toBeNull();
  });
});

describe('what happens at the table', () => {
  const events: GameEvent[] = [
    { event: 'discard', seat: 1, discard: 'd1' },
    { event: 'ask', seat: 0, asked: 'claim' },
  ];
  it('offers the last discard until something else happens', () => {
    expect(openDiscard(events)).toEqual({ seat: 1, card: 'd1' });
    expect(openDiscard([...events, { event: 'take', seat: 0, take: 'h1' }])).toBeNull();
  });
  it('moves a claimed card from the pile to the set', () => {
    const claim: GameEvent = { event: 'claim', seat: 0, claim: ['d1', 'd1'] };
    expect(journeys([...events, claim], 1, 0)).toEqual([
      { card: 'd1', from: 'discard-1', to: 'laid-0' },
      { card: 'd1', from: 'hand', to: 'laid-0' },
      { card: 'd1', from: 'hand', to: 'laid-0' },
    ]);
  });
  it('moves what others take to them, not into the own hand', () => {
    const take: GameEvent = { event: 'take', seat: 1, take: 'h1' };
    expect(journeys([take], 1, 0)).toEqual([{ card: 'h1', from: 'talon', to: 'seat-1' }]);
  });
});

describe('the end of a round', () => {
  const result: RoundResult = {
    round: 1,
    out: 0,
    points: [5, -5],
    totals: [5, 0],
    turned: ['h1', 'd7'],
    parts: [
      { seat: 0, rule: 'P-7.3', what: 'turned', points: 1 },
      { rule: 'P-8.5', what: 'discarder', points: -5, seat: 1 },
    ],
  };
  const out: GameEvent = {
    event: 'out',
    seat: 0,
    out: { sets: [['a1', 'a2', 'a3']], pair: ['iC', 'iC'] },
    hand: ['a1', 'a2*', 'a3', 'd5', 'iC', 'iC*'],
  };
  it('shows the very cards, red ones as red, and the rest of the hand', () => {
    const { shown } = roundEnd(result, [out]);
    expect(shown?.sets[0]).toEqual(['a1', 'a2*', 'a3']);
    expect(shown?.sets[1]?.sort()).toEqual(['iC', 'iC*']);
    expect(shown?.rest).toEqual(['d5']);
  });
  it('knows which of the turned cards counted', () => {
    expect(roundEnd(result, [out]).turned.map((one) => one.matches)).toEqual([true, false]);
  });
  it('can come without anybody going out', () => {
    const empty: RoundResult = { round: 2, out: null, points: [0, 0], totals: [5, 0] };
    expect(roundEnd(empty, [])).toMatchObject({ out: null, shown: null, turned: [], parts: [] });
  });
});
