import type { Screen } from '../../app/screens';

const rules = ['page-learn', 'page-learn-chimera', 'chimera-terms'];

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
    words: [...rules, 'chimera'],
    load: () => import('./learn/Combinations.svelte'),
  },
  {
    route: '/learn/chimera/first',
    title: 'guide-chimera-title',
    words: ['page-learn', 'page-guide', 'page-chimera', 'chimera-terms', 'chimera'],
    load: () => import('./learn/Guide.svelte'),
    bare: true,
  },
];
