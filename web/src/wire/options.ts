/** The options of a game's rules: their description, and the values in force at a table. Pure. */
import type { Options } from './messages';

/** One option, as games/GAME/generated.ts describes it. */
export interface OptionInfo {
  readonly name: string;
  readonly kind: 'flag' | 'number' | 'choice';
  /** The clause that the option changes. */
  readonly rule: string;
  /** The range of a number. Without `high` it has no end. */
  readonly low?: number;
  readonly high?: number;
  readonly choices?: readonly string[];
  readonly default?: Options[string];
  /** The default by the number of seats. */
  readonly bySeats?: Readonly<Record<number, number>>;
}

export interface RuleOptions {
  readonly options: readonly OptionInfo[];
  /** The option that chooses a preset (an edition), and the values of each. The first preset is the default. */
  readonly preset?: { readonly name: string; readonly values: Readonly<Record<string, Options>> };
}

export interface InForce {
  /** The preset that has these values; null if none has. */
  preset: string | null;
  /** The value of every option. */
  values: Options;
  /** The options of the presets, and whether they differ from the default preset. */
  presetOptions: { name: string; value: Options[string]; differs: boolean }[];
}

export function inForce(rules: RuleOptions, given: Options, seats: number): InForce {
  const presets = rules.preset?.values ?? {};
  const first = Object.values(presets)[0] ?? {};
  const chosen = presets[String(given[rules.preset?.name ?? ''])] ?? first;
  const values: Options = {};
  for (const { name, bySeats, ...option } of rules.options) {
    const value = given[name] ?? chosen[name] ?? bySeats?.[seats] ?? option.default;
    if (value !== undefined) values[name] = value;
  }
  const names = Object.keys(first);
  const same = (preset: Options): boolean => names.every((name) => values[name] === preset[name]);
  return {
    preset: Object.keys(presets).find((name) => same(presets[name] ?? {})) ?? null,
    values,
    presetOptions: names.map((name) => ({
      name,
      value: values[name] ?? '',
      differs: values[name] !== first[name],
    })),
  };
}
