import type { Screen } from '../app/screens';

export const screens: readonly Screen[] = [
  { route: '/', title: 'home-title', words: [], load: () => import('./Home.svelte') },
  {
    route: '/new',
    title: 'new-title',
    words: ['page-new'],
    load: () => import('./NewTable.svelte'),
  },
];
