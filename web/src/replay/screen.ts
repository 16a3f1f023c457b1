import type { Screen } from '../app/screens';

const common = {
  title: 'replay-title',
  words: ['page-replay'],
  load: () => import('./Replay.svelte'),
  private: true,
  bare: true,
};

export const screens: readonly Screen[] = [
  { route: '/replay', ...common },
  { route: '/replay/:id/:number', ...common },
];
