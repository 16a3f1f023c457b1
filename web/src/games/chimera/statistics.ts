/** Figures of a player's games as bars. Pure. */
import { pointsAsBars, shareBar, type Bar } from '../../mygames/stats';
import type { Stats } from '../../wire/messages';

export interface RoleStats {
  rounds: number;
  won: number;
  points: number;
  points_per_round: number;
}

export interface ChimeraRoleStats extends RoleStats {
  by_bid: Record<string, RoleStats>;
}

export interface ChimeraStats extends Stats {
  game: 'chimera';
  chimera: ChimeraRoleStats;
  hunter: RoleStats;
  bids: Record<string, number>;
  traps: number;
  flights: number;
  treasures: number;
}

interface Role {
  label: string;
  args?: Record<string, string | number>;
  inner?: boolean;
  role: RoleStats;
}

/** By role, and as the Chimera by bid; without those that never were. */
function rolesOf(stats: ChimeraStats): Role[] {
  const bids = Object.entries(stats.chimera.by_bid);
  const roles: Role[] = [
    { label: 'my-as-chimera', role: stats.chimera },
    ...bids.map(([bid, role]) => ({ label: 'my-bid', args: { bid }, inner: true, role })),
    { label: 'my-as-hunter', role: stats.hunter },
  ];
  return roles.filter(({ role }) => role.rounds !== 0);
}

/** Rounds won, in percent. */
export function wonBars(stats: ChimeraStats): Bar[] {
  return rolesOf(stats).map(({ label, args, inner = false, role }) => ({
    ...shareBar(label, role.won, role.rounds, args),
    inner,
  }));
}

/** Points a round. */
export function roleBars(stats: ChimeraStats): Bar[] {
  return pointsAsBars(
    rolesOf(stats).map(({ label, args, inner = false, role }) => ({
      label,
      ...(args ? { args } : {}),
      inner,
      value: role.points_per_round,
    })),
  );
}
