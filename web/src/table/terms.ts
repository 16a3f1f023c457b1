/** What is played at a table, in the words of page-new.ftl and of the game's own board. */
import { inForce } from '../chimera/editions';
import { clocks } from '../home/draft';
import { goalOf } from '../phantom/goal';
import type { Game, Options, TableSettings } from '../wire/messages';
import { say } from '../words/words.svelte';

export interface Term {
  name: string;
  value: string | number;
}

function chimera(options: Options): Term[] {
  const { edition, limit } = inForce(options);
  return [
    { name: 'new-edition', value: edition ? say(`new-edition-${edition}`) : say('c-rules-mixed') },
    { name: 'new-limit', value: limit },
  ];
}

function phantom(options: Options, seats: number): Term[] {
  const { rounds, points } = goalOf(options, seats);
  return [
    { name: 'new-advanced', value: say(options['advanced'] === true ? 'new-help-on' : 'new-help-off') },
    { name: 'new-rounds', value: rounds },
    { name: 'new-points', value: points },
  ];
}

export const termsOf: Record<Game, (options: Options, seats: number) => Term[]> = {
  chimera,
  'phantom-rummy': phantom,
};

/** What all games have. */
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
