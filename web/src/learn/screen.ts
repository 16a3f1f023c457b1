import type { Screen } from '../app/screens';

const chimera = ['page-learn', 'page-learn-chimera', 'chimera-terms'];
const phantom = ['page-learn', 'page-learn-phantom'];

export const screens: readonly Screen[] = [
  {
    route: '/learn',
    title: 'learn-title',
    words: ['page-learn'],
    load: () => import('./Learn.svelte'),
    link: { name: 'learn', icon: 'learn', order: 10 },
  },
  {
    route: '/learn/chimera',
    title: 'learn-chimera-title',
    words: chimera,
    load: () => import('./ChimeraRules.svelte'),
  },
  {
    route: '/learn/phantom',
    title: 'learn-phantom-title',
    words: phantom,
    load: () => import('./PhantomRules.svelte'),
  },
  {
    route: '/learn/combinations',
    title: 'learn-combinations-title',
    words: [...chimera, 'chimera'],
    load: () => import('./Combinations.svelte'),
  },
  {
    route: '/learn/chimera/first',
    title: 'guide-chimera-title',
    words: ['page-learn', 'page-guide', 'page-chimera', 'chimera-terms', 'chimera'],
    load: () => import('./ChimeraGuide.svelte'),
    bare: true,
  },
  {
    route: '/learn/phantom/first',
    title: 'guide-phantom-title',
    words: ['page-learn', 'page-guide', 'page-phantom', 'phantom'],
    load: () => import('./PhantomGuide.svelte'),
    bare: true,
  },
];
