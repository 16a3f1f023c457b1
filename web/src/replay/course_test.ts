import { expect, test } from 'vitest';
import { courseOf, dealAround, jump, roundIsOver, stepAt } from './course';

// A header, two rounds with tricks, and lines that bring nothing about.
const events = [
  [], // 1: header
  [], // 2: seeds
  ['dealt', 'hand'], // 3
  ['bid', 'contract', 'den'], // 4
  ['played'], // 5
  ['passed', 'trick'], // 6
  ['played', 'trick', 'scored'], // 7
  [], // 8: round
  ['dealt', 'hand'], // 9
  ['bid'], // 10
];
const tricks = { marks: ['dealt', 'contract', 'trick', 'thrown-in'], roundEnd: 'scored' };
const turnMarks = { marks: ['deal', 'take', 'claim', 'out'], roundEnd: 'round' };
const course = courseOf(tricks, events, [{ line: 3 }, { line: 9 }]);

test('lines that bring something about are steps', () => {
  expect(course.steps).toEqual([3, 4, 5, 6, 7, 9, 10]);
});

test('steps go over lines without events, and stop at both ends', () => {
  expect(jump(course, 7, 'on')).toBe(9);
  expect(jump(course, 9, 'back')).toBe(7);
  expect(jump(course, 10, 'on')).toBe(10);
  expect(jump(course, 3, 'back')).toBe(3);
});

test('jumps go by tricks and by rounds', () => {
  expect(jump(course, 4, 'mark-on')).toBe(6);
  expect(jump(course, 7, 'mark-back')).toBe(6);
  expect(jump(course, 9, 'mark-on')).toBe(10);
  expect(jump(course, 5, 'round-on')).toBe(9);
  expect(jump(course, 9, 'round-on')).toBe(10);
  expect(jump(course, 10, 'round-back')).toBe(9);
  expect(jump(course, 9, 'round-back')).toBe(3);
  expect(jump(course, 9, 'first')).toBe(3);
  expect(jump(course, 3, 'last')).toBe(10);
});

test('in a game of turns a jump goes to the next turn', () => {
  const turns = courseOf(
    turnMarks,
    [[], ['deal', 'ask'], ['take'], ['discard', 'ask'], ['take']],
    [{ line: 2 }],
  );
  expect(jump(turns, 3, 'mark-on')).toBe(5);
  expect(jump(turns, 3, 'mark-back')).toBe(2);
});

test('an address may name any line: the step before it is shown', () => {
  expect(stepAt(course, 8)).toBe(7);
  expect(stepAt(course, 0)).toBe(3);
  expect(stepAt(course, 999)).toBe(10);
});

test('hands are open from the scoring of a round to the next deal', () => {
  expect(dealAround(course, 7, 10)).toEqual({ from: 3, to: 8, place: 0 });
  expect(dealAround(course, 10, 10)).toEqual({ from: 9, to: 10, place: 1 });
  expect(roundIsOver(events, 'scored', 3, 6)).toBe(false);
  expect(roundIsOver(events, 'scored', 3, 7)).toBe(true);
  expect(roundIsOver(events, 'scored', 9, 10)).toBe(false);
});
