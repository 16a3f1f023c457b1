import type { Screen } from '../app/screens';

export const screens: readonly Screen[] = [
  {
    route: '/learn',
    title: 'learn-title',
    words: ['page-learn'],
    load: () => import('./Learn.svelte'),
    link: { name: 'learn', icon: 'learn', order: 10 },
  },
];
