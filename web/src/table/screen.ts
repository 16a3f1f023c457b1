import type { Screen } from '../app/screens';

export const screens: readonly Screen[] = [
  {
    route: '/t/:id',
    title: 'table-title',
    words: ['page-table'],
    load: () => import('./Table.svelte'),
    bare: true,
    private: true,
  },
];
