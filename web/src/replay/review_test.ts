import { expect, test } from 'vitest';
import type { Review } from '../wire/messages';
import {
  cardsOf,
  costly,
  decisionsOf,
  deedOf,
  nextCostly,
  numberOf,
  plainPoints,
  signedPoints,
} from './review';

const decision = (line: number, grade: string) => ({ line, grade, made: null, best: null });
const review = {
  rounds: [
    { decisions: [decision(4, 'fine'), decision(6, 'mistake')] },
    { decisions: [decision(11, 'blunder')] },
  ],
} as unknown as Review;
// Line 11 brings nothing about: what happened stands at 10.
const decisions = decisionsOf(review, (line) => Math.min(line, 10));

test('costly decisions are found at their steps', () => {
  expect(decisions.map(({ step }) => step)).toEqual([4, 6, 10]);
  expect(costly(decisions).map(({ grade }) => grade)).toEqual(['mistake', 'blunder']);
});

test('one goes from one costly decision to the next, and no further', () => {
  expect(nextCostly(decisions, 1, true)).toBe(6);
  expect(nextCostly(decisions, 6, true)).toBe(10);
  expect(nextCostly(decisions, 10, true)).toBeNull();
  expect(nextCostly(decisions, 10, false)).toBe(6);
  expect(nextCostly(decisions, 6, false)).toBeNull();
});

test('a decision line is told by what was done', () => {
  expect(deedOf(null)).toBe('silent');
  expect(deedOf({ seat: 0, bid: 0 })).toBe('pass');
  expect(deedOf({ seat: 0, bid: 30 })).toBe('bid');
  expect(deedOf({ seat: 0, play: [] })).toBe('pass');
  expect(deedOf({ seat: 1, announce: true })).toBe('announce');
  expect(numberOf({ seat: 0, bid: 30 })).toBe(30);
  expect(numberOf({ seat: 0, lay: ['h1'], draw: 2 })).toBe(2);
});

test('its cards are those it names', () => {
  expect(cardsOf({ seat: 0, play: ['7j', '7s'] })).toEqual(['7j', '7s']);
  expect(cardsOf({ seat: 0, discard: 'h3*' })).toEqual(['h3*']);
  expect(cardsOf({ seat: 0, out: { sets: [['h1', 'h2', 'h3']], pair: ['a1', 'a1'] } })).toEqual([
    'h1',
    'h2',
    'h3',
    'a1',
    'a1',
  ]);
  expect(cardsOf({ seat: 0, bid: 20 })).toEqual([]);
});

test('points have one decimal and a sign', () => {
  expect(signedPoints(12.46, '.')).toBe('+12.5');
  expect(signedPoints(-3, ',')).toBe('−3,0');
  expect(signedPoints(-0.04, '.')).toBe('0.0');
  expect(plainPoints(-7.25, '.')).toBe('7.3');
});
