import type { Replay } from '../../../replay/part';
import Table from './Table.svelte';
import { tell } from '../tell';
import { join } from './join';

const replay: Replay = {
  Table,
  marks: ['deal', 'take', 'claim', 'out'],
  roundEnd: 'round',
  mark: 'turn',
  tell,
  join,
  kindOf: () => null,
};

export default replay;
