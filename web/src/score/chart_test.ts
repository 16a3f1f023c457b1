import { expect, it } from 'vitest';
import { draw } from './chart';

it('draws from zero, with room for what lies below', () => {
  const { lines, zero } = draw([[100, -50]], 2, null, 300, 150);
  expect(lines[0]).toEqual([
    { x: 0, y: 100 },
    { x: 300, y: 0 },
  ]);
  expect(lines[1]?.at(-1)).toEqual({ x: 300, y: 150 });
  expect(zero).toBe(100);
});

it('shows the limit once somebody comes near', () => {
  expect(draw([[150]], 1, 400, 300, 100).limit).toBeNull();
  expect(draw([[200]], 1, 400, 300, 100).limit).toBe(0);
  expect(draw([[500]], 1, 400, 300, 100).limit).toBe(20);
});

it('draws an empty pad', () => {
  expect(draw([], 3, 400, 300, 100).lines).toEqual([
    [{ x: 0, y: 100 }],
    [{ x: 0, y: 100 }],
    [{ x: 0, y: 100 }],
  ]);
});
