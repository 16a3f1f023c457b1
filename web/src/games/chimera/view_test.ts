import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../wire/messages';
import { cardsOf, giftSize, isAsked, lastActions, lastTrick, treasure, type View } from './view';

const played = (seat: number, ...cards: string[]): GameEvent => ({
  event: 'played',
  seat,
  cards,
  kind: 'single',
  top: '1',
});
const passed = (seat: number): GameEvent => ({ event: 'passed', seat });
const won = (seat: number, ...cards: string[]): GameEvent => ({ event: 'trick', seat, cards });
const dealt: GameEvent = { event: 'dealt', round: 1, dealer: 0, face_up: '4s', holder: 1 };
const view: View = { seat: 0, round: 1, phase: 'play', dealer: 0, totals: [0, 0, 0], chimera: 1 };

test('toads are worth 10 and cats 5 (C-1.2)', () => {
  expect(treasure(['2j', '11s', '12t', '1p', 'PY'])).toBe(15);
});

describe('the trick on the table', () => {
  test('grows until it is won', () => {
    const trick = lastTrick([dealt, played(1, '3j'), passed(2), played(0, '4j')]);
    expect(trick.plays.map((play) => play.seat)).toEqual([1, 0]);
    expect(trick.winner).toBeNull();
  });
  test('stays until somebody leads again', () => {
    const events = [dealt, played(1, '2j'), passed(2), passed(0), won(1, '2j')];
    expect(lastTrick(events)).toMatchObject({ winner: 1, treasure: 10 });
    expect(lastTrick([...events, played(1, '5j')])).toMatchObject({
      winner: null,
      plays: [{ cards: ['5j'] }],
    });
  });
  test('is gone with the next deal', () => {
    expect(lastTrick([dealt, played(1, '3j'), dealt]).plays).toEqual([]);
  });
});

describe('what each seat did last', () => {
  test('bids and passes, until the bidding is over', () => {
    const events: GameEvent[] = [
      { event: 'bid', seat: 0, bid: 0 },
      { event: 'bid', seat: 1, bid: 20 },
    ];
    expect(lastActions(events).get(0)).toEqual({ what: 'pass' });
    expect(lastActions(events).get(1)).toEqual({ what: 'bid', bid: 20 });
    expect(lastActions([...events, { event: 'contract', chimera: 1, bid: 20 }]).size).toBe(0);
  });
  test('in a trick, whose winner stays marked until the next lead', () => {
    const events = [played(1, '3j'), passed(2), passed(0), won(1, '3j')];
    expect([...lastActions(events)]).toEqual([[1, { what: 'won' }]]);
    expect([...lastActions([...events, played(1, '5j')]).keys()]).toEqual([1]);
  });
});

test('what only some see: the den, gifts', () => {
  expect(cardsOf([{ event: 'den', seat: 0, cards: ['1j'] }], 'den')).toEqual(['1j']);
  expect(cardsOf([], 'got')).toEqual([]);
});

test('the number of cards to give is that of the moves that are allowed', () => {
  expect(giftSize([{ give: ['1j', '2j'] }, { give: ['1j', '3j'] }])).toBe(2);
  expect(giftSize([])).toBe(0);
});

test('who is waited for', () => {
  expect(isAsked(view, { seat: 2, you: false }, 2)).toBe(true);
  expect(isAsked(view, { seat: 0, you: true, kind: 'play' }, 0)).toBe(true);
  expect(isAsked(view, { seat: null, you: false, next: [1] }, 1)).toBe(true);
  const swap: View = { ...view, phase: 'swap' };
  expect([0, 1, 2].map((seat) => isAsked(swap, { seat: null, you: true, kind: 'give' }, seat))).toEqual([
    true,
    false,
    true,
  ]);
});
