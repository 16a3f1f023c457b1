/** The form for the options of a game: the values of its fields, and the options they stand for. Pure. */
import type { Options } from '../wire/messages';
import type { OptionInfo, RuleOptions } from '../wire/options';

/** By name. An empty text, or null in an emptied field, leaves the option to the preset or to the rules. */
export type Values = Record<string, string | number | boolean | null>;

/** The id of a message about an option: `option-GAME-NAME`, `option-GAME-NAME-VALUE`. */
export function optionMessage(folder: string, ...parts: readonly string[]): string {
  return `option-${[folder, ...parts].join('-')}`.replaceAll('_', '-');
}

/** A value in the id of a message. */
export function valueName(value: Options[string] | undefined): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

export function isInPreset({ preset }: RuleOptions, name: string): boolean {
  return Object.values(preset?.values ?? {}).some((values) => name in values);
}

/** The values that an option can have. */
export function choicesOf({
  kind,
  low = 0,
  high = low,
  choices = [],
}: OptionInfo): readonly Options[string][] {
  if (kind === 'choice') return choices;
  return kind === 'flag' ? [true, false] : Array.from({ length: high - low + 1 }, (_, place) => low + place);
}

export function startValues(rules: RuleOptions): Values {
  const values: Values = {};
  const [first] = Object.keys(rules.preset?.values ?? {});
  if (rules.preset && first) values[rules.preset.name] = first;
  for (const option of rules.options) {
    values[option.name] = isInPreset(rules, option.name) ? '' : (option.default ?? '');
  }
  return values;
}

export function readValues(rules: RuleOptions, values: Values): Options {
  const options: Options = {};
  if (rules.preset) options[rules.preset.name] = String(values[rules.preset.name]);
  for (const option of rules.options) {
    const value = values[option.name];
    const chosen = isInPreset(rules, option.name)
      ? choicesOf(option).find((one) => valueName(one) === value)
      : value;
    if (chosen !== undefined && chosen !== null && chosen !== '') options[option.name] = chosen;
  }
  return options;
}
