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

interface Role {
  label: string;
  args?: Record<string, string | number>;
  role: RoleStats;
}

/** By role, and as the Chimera by bid; what never was is left out. */
function rolesOf(stats: ChimeraStats): Role[] {
  const bids = Object.entries(stats.chimera.by_bid);
  const roles: Role[] = [
    { label: 'my-as-chimera', role: stats.chimera },
    ...bids.map(([bid, role]) => ({ label: 'my-bid', args: { bid }, role })),
    { label: 'my-as-hunter', role: stats.hunter },
  ];
  return roles.filter(({ role }) => role.rounds !== 0);
}

/** Rounds won, in percent. */
export function wonBars(stats: ChimeraStats): Bar[] {
  return rolesOf(stats).map(({ label, args, role }) => shareBar(label, role.won, role.rounds, args));
}

/** Points a round. */
export function roleBars(stats: ChimeraStats): Bar[] {
  return pointsAsBars(
    rolesOf(stats).map(({ label, args, role }) => ({
      label,
      ...(args ? { args } : {}),
      value: role.points_per_round,
    })),
  );
}

function pointsAsBars(values: readonly Omit<Bar, 'share'>[]): Bar[] {
  const most = Math.max(1, ...values.map(({ value }) => Math.abs(value)));
  return values.map((bar) => ({ ...bar, value: rounded(bar.value), share: Math.abs(bar.value) / most }));
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
  return pointsAsBars([
    { label: 'my-points', value: same.points_per_round },
    { label: 'my-adjusted', value: same.adjusted_points_per_round },
    { label: 'my-bot', value: same.bot_points_per_round },
  ]);
}

/** With one digit behind the point as the language writes it, and a real minus. */
export function shownNumber(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    .format(rounded(value) + 0)
    .replace('-', '−');
}

export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Heights of columns: how far from going out, turn by turn, as long as enough rounds came so far. */
export function distanceColumns(stats: PhantomStats, most = 12): { mean: number; share: number }[] {
  const first = stats.distance_by_turn[0]?.rounds ?? 0;
  const turns = stats.distance_by_turn.filter(({ rounds }) => rounds * 10 >= first).slice(0, most);
  const high = Math.max(1, ...turns.map(({ mean }) => mean));
  return turns.map(({ mean }) => ({ mean: rounded(mean), share: mean / high }));
}
