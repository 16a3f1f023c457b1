import type { Component } from 'svelte';
import type { Screen } from '../app/screens';
import { games } from '../games';

/** A page of the score pad, with the games' own parts of it. */
async function withPads<T extends { default: Component<never> | Component }>(page: Promise<T>): Promise<T> {
  const [screen] = await Promise.all([page, ...games.map((game) => game.scorePad?.load())]);
  return screen;
}

export const screens: readonly Screen[] = [
  {
    route: '/score',
    title: 'score-title',
    words: ['page-score'],
    load: () => withPads(import('./Pads.svelte')),
    link: { name: 'score', icon: 'score', order: 20 },
  },
  {
    route: '/score/:id',
    title: 'score-title',
    words: ['page-score'],
    load: () => withPads(import('./PadPage.svelte')),
    private: true,
  },
];
