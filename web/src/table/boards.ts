/** The boards there are, by game. A board is src/FOLDER/Board.svelte, and its words are page-FOLDER.ftl. */
import type { Component } from 'svelte';
import { loadDeck } from '../cards/sprite';
import type { Game } from '../wire/messages';
import type { TableStore } from '../wire/table.svelte';
import { fetchWords } from '../words/words.svelte';

export interface BoardProps {
  table: TableStore;
}

export interface Board {
  words: readonly string[];
  load: () => Promise<{ default: Component<BoardProps> }>;
}

const found = import.meta.glob<{ default: Component<BoardProps> }>('../{chimera,phantom}/Board.svelte');

function board(folder: 'chimera' | 'phantom', words: readonly string[]): Board | null {
  const code = found[`../${folder}/Board.svelte`];
  if (!code) return null;
  const load: Board['load'] = () => {
    loadDeck(folder).catch(() => undefined); // its first card asks again
    return code();
  };
  return { words, load };
}

const chimera = board('chimera', ['page-chimera', 'chimera-terms']);
const phantom = board('phantom', ['page-phantom']);

/** Games without a board are offered nowhere. */
export const boards: Partial<Record<Game, Board>> = {
  ...(chimera ? { chimera } : {}),
  ...(phantom ? { 'phantom-rummy': phantom } : {}),
};

/** Fetches a board while its table is still being made. */
export async function prepareBoard(game: Game): Promise<void> {
  const board = boards[game];
  if (board) await Promise.allSettled([board.load(), fetchWords(board.words)]);
}
