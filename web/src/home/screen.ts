import type { Screen } from '../app/screens';
import { games } from '../games';

export const screens: readonly Screen[] = [
  { route: '/', title: 'home-title', words: [], load: () => import('./Home.svelte') },
  {
    route: '/new',
    title: 'new-title',
    words: ['page-new'],
    load: async () => {
      const options = games.map((game) => game.tableOptions.load());
      const [screen] = await Promise.all([import('./NewTable.svelte'), ...options]);
      return screen;
    },
  },
];
