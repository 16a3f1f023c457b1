import { describe, expect, it } from 'vitest';
import { roleBars, wonBars, type ChimeraStats } from '../games/chimera/statistics';
import { distanceColumns, outBars, type PhantomStats } from '../games/phantom/statistics';
import { pointBars, shownNumber } from './stats';

const role = (rounds: number, won: number, each = 0) => ({
  rounds,
  won,
  points: rounds * each,
  points_per_round: each,
});
const counted = { player: 'Ana', games: 1, finished: 1, won: 1, rounds: 10, points: 50, points_per_round: 5 };
const chimera: ChimeraStats = {
  ...counted,
  game: 'chimera',
  chimera: { ...role(4, 1, -10), by_bid: { '20': role(0, 0), '30': role(3, 0, -40), '40': role(1, 1, 80) } },
  hunter: role(6, 6, 20),
  bids: {},
  traps: 0,
  flights: 0,
  treasures: 0,
  same_deals: {
    rounds: 10,
    points_per_round: -5,
    luck_per_round: 15.04,
    adjusted_points_per_round: -20.04,
    bot_points_per_round: 10,
  },
};
const phantom: PhantomStats = {
  ...counted,
  game: 'phantom-rummy',
  out: { rounds: 4, points: 12, points_per_round: 3, with_discard: 1 },
  others_out: 5,
  announced: 0,
  laid: 0,
  claimed: 0,
  distance_by_turn: [
    { rounds: 10, mean: 4 },
    { rounds: 9, mean: 3 },
    { rounds: 0, mean: 0 },
  ],
};

describe('the bars of one’s statistics', () => {
  it('show points a round by role and bid, lost ones too', () => {
    expect(roleBars(chimera).map(({ label, value, share }) => [label, value, share])).toEqual([
      ['my-as-chimera', -10, 0.125],
      ['my-bid', -40, 0.5],
      ['my-bid', 80, 1],
      ['my-as-hunter', 20, 0.25],
    ]);
  });

  it('show rounds won by role, and only bids that stood', () => {
    expect(wonBars(chimera).map(({ value, of }) => [value, of])).toEqual([
      [25, 4],
      [0, 3],
      [100, 1],
      [100, 6],
    ]);
    expect(outBars(phantom).map(({ value }) => value)).toEqual([40, 50]);
  });
  it('measure points against the longest, whatever their sign', () => {
    const bars = pointBars(chimera);
    expect(bars.map(({ value }) => value)).toEqual([-5, -20, 10]);
    expect(bars[1]?.share).toBe(1);
    expect(pointBars(phantom)).toEqual([]);
  });
  it('have numbers as the language writes them', () => {
    expect(shownNumber(-33.94, 'en')).toBe('−33.9');
    expect(shownNumber(2.5, 'hu')).toBe('2,5');
    expect(shownNumber(111, 'ko')).toBe('111');
    expect(shownNumber(-0.04, 'en')).toBe('0');
  });
  it('end where hardly any round came', () => {
    expect(distanceColumns(phantom)).toEqual([
      { mean: 4, share: 1 },
      { mean: 3, share: 0.75 },
    ]);
  });
});
