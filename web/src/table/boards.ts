/** The boards there are, by game. A board is src/FOLDER/Board.svelte, and its words are page-FOLDER.ftl. */
import type { Component } from 'svelte';
import type { Game } from '../wire/messages';
import type { TableStore } from '../wire/table.svelte';

export interface BoardProps {
  table: TableStore;
}

export interface Board {
  words: readonly string[];
  load: () => Promise<{ default: Component<BoardProps> }>;
}

const found = import.meta.glob<{ default: Component<BoardProps> }>('../{chimera,phantom}/Board.svelte');

function board(folder: string, words: readonly string[]): Board | null {
  const load = found[`../${folder}/Board.svelte`];
  return load ? { words, load } : null;
}

const chimera = board('chimera', ['page-chimera', 'chimera-terms']);
const phantom = board('phantom', ['page-phantom']);

/** Games without a board are offered nowhere. */
export const boards: Partial<Record<Game, Board>> = {
  ...(chimera ? { chimera } : {}),
  ...(phantom ? { 'phantom-rummy': phantom } : {}),
};
