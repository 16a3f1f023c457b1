/** The options in force at a table, in the words of the form for a new table. */
import type { Game } from '../../game';
import { clocks } from '../../home/draft';
import { isInPreset, optionMessage, valueName } from '../../home/option_values';
import type { Options, TableSettings } from '../../wire/messages';
import { inForce } from '../../wire/options';
import { say } from '../../words/words.svelte';

/** The id of an option's message, and its value in words. */
export interface Term {
  name: string;
  value: string | number;
}

/** The preset, and the flags and numbers beside it, for a player who is about to sit down. */
export function ruleTerms({ folder, rules }: Game, options: Options, seats: number): Term[] {
  const { preset, values } = inForce(rules, options, seats);
  const own = rules.options.filter(({ name, kind }) => kind !== 'choice' && !isInPreset(rules, name));
  const terms: Term[] = own.map(({ name, kind }) => {
    const value = kind === 'flag' ? say(`new-help-${valueName(values[name])}`) : Number(values[name]);
    return { name: optionMessage(folder, name), value };
  });
  if (!rules.preset) return terms;
  const { name } = rules.preset;
  const value = say(preset ? optionMessage(folder, name, preset) : optionMessage(folder, 'mixed'));
  return [{ name: optionMessage(folder, name), value }, ...terms];
}

export function commonTerms({ clock, help }: Partial<TableSettings>): Term[] {
  const named = Object.entries(clocks).find(([, one]) => one?.turn === clock?.turn);
  const seconds = Math.round((clock?.turn ?? 0) / 1000);
  const hints = help === undefined || help === null ? 'auto' : valueName(help);
  return [
    {
      name: 'new-clock',
      value: named ? say(`new-clock-${named[0]}`) : say('seat-seconds', { count: seconds }),
    },
    { name: 'new-help', value: say(`new-help-${hints}`) },
  ];
}
