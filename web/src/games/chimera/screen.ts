import type { Screen } from '../../app/screens';

const rules = ['page-learn', 'chimera/page-learn'];

export const screens: readonly Screen[] = [
  {
    route: '/learn/chimera',
    title: 'learn-chimera-title',
    words: rules,
    load: () => import('./learn/Rules.svelte'),
  },
  {
    route: '/learn/combinations',
    title: 'learn-combinations-title',
    words: [...rules, 'chimera/errors'],
    load: () => import('./learn/Combinations.svelte'),
  },
  {
    route: '/learn/chimera/first',
    title: 'guide-chimera-title',
    words: ['page-learn', 'page-guide', 'chimera/page-guide', 'chimera/page-table', 'chimera/errors'],
    load: () => import('./learn/Guide.svelte'),
    bare: true,
  },
];
