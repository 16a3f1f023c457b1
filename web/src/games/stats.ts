/** What the server counted of one's games, as bars. Pure. */
import type { ChimeraStats, PhantomStats, RoleStats, Stats } from '../wire/messages';

export interface Bar {
  /** The message of its label, and what it needs. */
  label: string;
  args?: Record<string, string | number>;
  value: number;
  /** From 0 to 1, of the longest bar there could be. */
  share: number;
  /** How often it could have been, if it is a share of something. */
  of?: number;
}

export const isChimera = (stats: Stats): stats is ChimeraStats => stats.game === 'chimera';

const part = (times: number, of: number): number => (of === 0 ? 0 : times / of);

function shareBar(label: string, won: number, of: number, args?: Record<string, string | number>): Bar {
  return {
    label,
    ...(args ? { args } : {}),
    value: Math.round(part(won, of) * 100),
    share: part(won, of),
    of,
  };
}

const roleBar = (label: string, role: RoleStats): Bar => shareBar(label, role.won, role.rounds);

/** Rounds won, in percent: by role, and as the Chimera by bid; what never was is left out. */
export function wonBars(stats: ChimeraStats): Bar[] {
  const roles = [roleBar('my-as-chimera', stats.chimera), roleBar('my-as-hunter', stats.hunter)];
  const bids = Object.entries(stats.chimera.by_bid).map(([bid, role]) =>
    shareBar('my-bid', role.won, role.rounds, { bid }),
  );
  roles.splice(1, 0, ...bids);
  return roles.filter(({ of }) => of !== 0);
}

export function outBars(stats: PhantomStats): Bar[] {
  return [
    shareBar('my-out', stats.out.rounds, stats.rounds),
    shareBar('my-others-out', stats.others_out, stats.rounds),
  ];
}

/** Points a round on the deals that the bot played too: one's own, without luck, and the bot's. */
export function pointBars(stats: Stats): Bar[] {
  const same = stats.same_deals;
  if (!same) return [];
  const values: [string, number][] = [
    ['my-points', same.points_per_round],
    ['my-adjusted', same.adjusted_points_per_round],
    ['my-bot', same.bot_points_per_round],
  ];
  const most = Math.max(1, ...values.map(([, value]) => Math.abs(value)));
  return values.map(([label, value]) => ({ label, value: rounded(value), share: Math.abs(value) / most }));
}

export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Heights of columns: how far from going out, turn by turn, as long as enough rounds came so far. */
export function distanceColumns(stats: PhantomStats, most = 12): { mean: number; share: number }[] {
  const first = stats.distance_by_turn[0]?.rounds ?? 0;
  const turns = stats.distance_by_turn.filter(({ rounds }) => rounds * 10 >= first).slice(0, most);
  const high = Math.max(1, ...turns.map(({ mean }) => mean));
  return turns.map(({ mean }) => ({ mean: rounded(mean), share: mean / high }));
}
