import type { Screen } from '../app/screens';

export const screens: readonly Screen[] = [
  {
    route: '/about',
    title: 'about-title',
    words: ['page-about'],
    load: () => import('./About.svelte'),
    link: { name: 'about', icon: 'about', order: 90 },
  },
];
