import { describe, expect, it } from 'vitest';
import { rank, shareText, squares } from './today';

const deal = (points: number | undefined, players: number, below: number, same: number) => ({
  game: 'chimera' as const,
  players,
  ...(points === undefined ? {} : { points, below, same }),
});

describe('how one stands in today’s deal', () => {
  it('counts only the others', () => {
    expect(rank(deal(40, 8, 5, 1))).toEqual({ below: 5, others: 7 });
    expect(rank(deal(40, 1, 0, 0))).toBeNull();
    expect(rank(deal(undefined, 8, 0, 0))).toBeNull();
  });
  it('fills squares by those left behind', () => {
    expect(squares(deal(40, 6, 5, 0))).toBe('■■■■■');
    expect(squares(deal(40, 6, 0, 0))).toBe('□□□□□');
    expect(squares(deal(40, 11, 4, 4))).toBe('■■■□□');
    expect(squares(deal(40, 1, 0, 0))).toBe('');
  });
  it('leaves out what there is nothing to say of', () => {
    expect(shareText(['Lair', '', '40'])).toBe('Lair\n40');
  });
});
