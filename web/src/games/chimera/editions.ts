/** The rules in force at a table, and in what they differ from the German edition, which is the default. Pure. */
import type { Options } from '../../wire/messages';

interface Preset {
  forced_bid: string;
  closing_passes: number;
  all_pass: string;
  reenter: boolean;
}
const german: Preset = { forced_bid: 'holder', closing_passes: 2, all_pass: 'redeal', reenter: true };

/** docs/formats.md, options of Chimera. */
const presets: Record<string, Preset> = {
  de: german,
  ko: { ...german, reenter: false },
  fr: { ...german, closing_passes: 3 },
  hu: { ...german, forced_bid: 'highest' },
};

export interface InForce {
  /** The edition that plays like this, or null for a mixture of one's own. */
  edition: string | null;
  limit: number;
  options: { name: string; value: string; differs: boolean }[];
}

function text(value: Preset[keyof Preset]): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

export function inForce(options: Options): InForce {
  const named = presets[String(options['edition'] ?? 'de')] ?? german;
  const keys = Object.keys(german) as (keyof Preset)[];
  const value = (key: keyof Preset): Preset[keyof Preset] =>
    (options[key] ?? named[key]) as Preset[keyof Preset];
  const same = ([, preset]: [string, Preset]): boolean => keys.every((key) => value(key) === preset[key]);
  return {
    edition: Object.entries(presets).find(same)?.[0] ?? null,
    limit: Number(options['limit'] ?? 400),
    options: keys.map((key) => ({
      name: key.replace('_', '-'),
      value: text(value(key)),
      differs: value(key) !== german[key],
    })),
  };
}
