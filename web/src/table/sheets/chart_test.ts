import { describe, expect, it } from 'vitest';
import { drawChart, tickStep } from './chart';

describe('the chart of totals', () => {
  it('starts every line at nothing and ends it at the right edge', () => {
    const { lines } = drawChart(
      [
        [4, 0],
        [4, 6],
      ],
      100,
      50,
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]?.map((point) => point.x)).toEqual([0, 50, 100]);
    expect(lines[0]?.[0]?.y).toBe(lines[1]?.[0]?.y);
  });
  it('puts more points higher up', () => {
    const { lines } = drawChart([[10, 3]], 100, 50);
    expect(lines[0]?.[1]?.y).toBeLessThan(lines[1]?.[1]?.y ?? 0);
  });
  it('has room below nothing for those who have lost points', () => {
    const { lines, ticks } = drawChart([[-90, 45]], 100, 50);
    for (const point of lines.flat()) {
      expect(point.y).toBeGreaterThanOrEqual(0);
      expect(point.y).toBeLessThanOrEqual(50);
    }
    expect(ticks[0]?.value).toBeLessThanOrEqual(-90);
  });
  it('can be drawn before the first round and after a round without points', () => {
    expect(drawChart([], 100, 50).lines).toEqual([]);
    expect(
      drawChart([[0, 0]], 100, 50)
        .lines.flat()
        .every((point) => Number.isFinite(point.y)),
    ).toBe(true);
  });
  it.each([
    [3, 1],
    [18, 5],
    [400, 100],
    [1300, 500],
  ])('over %i points it counts by %i', (span, step) => expect(tickStep(span)).toBe(step));
});
