import type { Replay } from '../../../replay/part';
import { isRefusal } from '../../../rules/module';
import Table from './Table.svelte';
import { tell } from '../tell';

const replay: Replay = {
  Table,
  marks: ['dealt', 'contract', 'trick', 'thrown-in'],
  roundEnd: 'scored',
  mark: 'trick',
  tell,
  join: (events) => events,
  kindOf: (rules, cards) => {
    if (cards.length === 0) return null;
    const answer = rules.ask({ op: 'classify', cards: [...cards] });
    return isRefusal(answer) ? null : (answer.combinations[0]?.kind ?? null);
  },
};

export default replay;
