/** What opens over the table. Fetched when first opened: none of it is needed to play. */
import type { Component } from 'svelte';
import type { Board } from './board.svelte';

export interface SheetProps {
  board: Board;
  open: boolean;
  /** Whom it is about, if it is about a player. */
  seat: number;
  go: (to: SheetName) => void;
}

type Loader = () => Promise<{ default: Component<SheetProps, object, 'open'> }>;

const loaders = {
  result: () => import('./sheets/Result.svelte'),
  scores: () => import('./sheets/Scores.svelte'),
  count: () => import('./sheets/Count.svelte'),
  rules: () => import('./sheets/Rules.svelte'),
  chat: () => import('./sheets/Chat.svelte'),
  keys: () => import('./sheets/Keys.svelte'),
  player: () => import('./sheets/Player.svelte'),
  menu: () => import('./sheets/Menu.svelte'),
  log: () => import('./sheets/LogSheet.svelte'),
} satisfies Record<string, Loader>;

export type SheetName = keyof typeof loaders;

export async function loadSheet(name: SheetName): Promise<Component<SheetProps, object, 'open'>> {
  return (await loaders[name]()).default;
}
