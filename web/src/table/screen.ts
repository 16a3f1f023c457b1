import type { Screen } from '../app/screens';
import { meetPlayer } from '../home/me.svelte';
import { isLocal } from '../local/calls';
import { api } from '../wire/api';
import { prepareBoard } from './boards';

let asked = '';

/** Once, while the table's code is on its way: who plays, and which board will be needed? */
async function ask(table: string): Promise<void> {
  if (asked === table) return;
  asked = table;
  if (!isLocal(table)) void meetPlayer();
  const found = await api.table(table);
  if (found.ok) await prepareBoard(found.value.game);
}

export const screens: readonly Screen[] = [
  {
    route: '/t/:id',
    title: 'table-title',
    words: [],
    load: ({ id = '' }) => {
      void ask(id);
      return import('./Table.svelte');
    },
    bare: true,
    private: true,
  },
];
