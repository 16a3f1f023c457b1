/** Figures of a player's games as bars and columns. Pure. */
import { rounded, shareBar, type Bar } from '../../mygames/stats';
import type { Stats } from '../../wire/messages';

export interface PhantomStats extends Stats {
  game: 'phantom-rummy';
  out: { rounds: number; points: number; points_per_round: number; with_discard: number };
  others_out: number;
  announced: number;
  laid: number;
  claimed: number;
  distance_by_turn: { rounds: number; mean: number }[];
}

export function outBars(stats: PhantomStats): Bar[] {
  return [
    shareBar('my-out', stats.out.rounds, stats.rounds),
    shareBar('my-others-out', stats.others_out, stats.rounds),
  ];
}

/** Heights of columns: how far from going out, turn by turn, as long as enough rounds came so far. */
export function distanceColumns(stats: PhantomStats, most = 12): { mean: number; share: number }[] {
  const first = stats.distance_by_turn[0]?.rounds ?? 0;
  const turns = stats.distance_by_turn.filter(({ rounds }) => rounds * 10 >= first).slice(0, most);
  const high = Math.max(1, ...turns.map(({ mean }) => mean));
  return turns.map(({ mean }) => ({ mean: rounded(mean), share: mean / high }));
}
