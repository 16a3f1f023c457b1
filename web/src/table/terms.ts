/** The options in force at a table that all games have, in the words of the form for a new table. */
import type { Term } from '../game';
import { clocks } from '../home/draft';
import type { TableSettings } from '../wire/messages';
import { say } from '../words/words.svelte';

export function commonTerms({ clock, help }: Partial<TableSettings>): Term[] {
  const named = Object.entries(clocks).find(([, one]) => one?.turn === clock?.turn);
  const seconds = Math.round((clock?.turn ?? 0) / 1000);
  const hints = help === undefined || help === null ? 'auto' : help ? 'on' : 'off';
  return [
    {
      name: 'new-clock',
      value: named ? say(`new-clock-${named[0]}`) : say('seat-seconds', { count: seconds }),
    },
    { name: 'new-help', value: say(`new-help-${hints}`) },
  ];
}
