import type { Screen } from '../app/screens';

export const screens: readonly Screen[] = [
  {
    route: '/score',
    title: 'score-title',
    words: ['page-score'],
    load: () => import('./Pads.svelte'),
    link: { name: 'score', icon: 'score', order: 20 },
  },
  {
    route: '/score/:id',
    title: 'score-title',
    words: ['page-score', 'page-table', 'chimera-terms'],
    load: () => import('./PadPage.svelte'),
    private: true,
  },
];
