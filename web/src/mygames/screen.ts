import type { Screen } from '../app/screens';

export const screens: readonly Screen[] = [
  {
    route: '/games',
    title: 'games-title',
    words: ['page-games'],
    load: () => import('./Games.svelte'),
    private: true,
    link: { name: 'games', icon: 'history', order: 40 },
  },
];
