/** Figures of a player's games as bars. Pure. */
import type { Stats } from '../wire/messages';

export interface Bar {
  /** The message of its label, and what it needs. */
  label: string;
  args?: Record<string, string | number>;
  value: number;
  /** From 0 to 1, of the longest bar there could be. */
  share: number;
  /** How often it could have been, if it is a share of something. */
  of?: number;
  /** It belongs to the bar above it. */
  inner?: boolean;
}

const part = (times: number, of: number): number => (of === 0 ? 0 : times / of);

export function shareBar(
  label: string,
  won: number,
  of: number,
  args?: Record<string, string | number>,
): Bar {
  return {
    label,
    ...(args ? { args } : {}),
    value: Math.round(part(won, of) * 100),
    share: part(won, of),
    of,
  };
}

export function pointsAsBars(values: readonly Omit<Bar, 'share'>[]): Bar[] {
  const most = Math.max(1, ...values.map(({ value }) => Math.abs(value)));
  return values.map((bar) => ({ ...bar, value: rounded(bar.value), share: Math.abs(bar.value) / most }));
}

/** Points a round on the deals that the bot played too: the player's own, without luck, and the bot's. */
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
