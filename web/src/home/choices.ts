import { say } from '../words/words.svelte';

/** A choice of the form for a new table: the value may be left to the edition or the server. */
export type Auto<T extends string> = T | 'auto';

/** The choices of a setting. Their messages are `new-SETTING-CHOICE`. */
export function choices<T extends string>(
  setting: string,
  values: readonly T[],
): { value: T; label: string }[] {
  return values.map((value) => ({ value, label: say(`new-${setting}-${value}`) }));
}
