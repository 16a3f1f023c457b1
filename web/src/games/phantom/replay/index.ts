import type { Replay } from '../../../replay/part';
import Table from './Table.svelte';
import { join, tellers } from './tell';

const replay: Replay = {
  Table,
  marks: ['deal', 'take', 'claim', 'out'],
  roundEnd: 'round',
  mark: 'turn',
  tellers,
  join,
  kindOf: () => null,
};

export default replay;
