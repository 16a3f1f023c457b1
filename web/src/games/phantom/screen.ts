import type { Screen } from '../../app/screens';

export const screens: readonly Screen[] = [
  {
    route: '/learn/phantom',
    title: 'learn-phantom-title',
    words: ['page-learn', 'phantom/page-learn'],
    load: () => import('./learn/Rules.svelte'),
  },
  {
    route: '/learn/phantom/first',
    title: 'guide-phantom-title',
    words: ['page-learn', 'page-guide', 'phantom/page-guide', 'phantom/page-table', 'phantom/errors'],
    load: () => import('./learn/Guide.svelte'),
    bare: true,
  },
];
