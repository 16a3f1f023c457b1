/** The boards there are, by game. A board is src/FOLDER/Board.svelte, and its words are page-FOLDER.ftl. */
import type { Component } from 'svelte';
import { loadDeck } from '../cards/sprite';
import { inForce } from '../chimera/editions';
import { goalOf } from '../phantom/goal';
import type { Game, Options } from '../wire/messages';
import type { TableStore } from '../wire/table.svelte';
import { fetchWords, say } from '../words/words.svelte';

export interface BoardProps {
  table: TableStore;
}

export interface Board {
  words: readonly string[];
  load: () => Promise<{ default: Component<BoardProps> }>;
  /** What is played, in the words of page-new.ftl and its own. */
  terms: (options: Options, seats: number) => Term[];
}

export interface Term {
  name: string;
  value: string | number;
}

const found = import.meta.glob<{ default: Component<BoardProps> }>('../{chimera,phantom}/Board.svelte');

function board(folder: 'chimera' | 'phantom', words: readonly string[], terms: Board['terms']): Board | null {
  const code = found[`../${folder}/Board.svelte`];
  if (!code) return null;
  const load: Board['load'] = () => {
    loadDeck(folder).catch(() => undefined); // its first card asks again
    return code();
  };
  return { words, load, terms };
}

function chimeraTerms(options: Options): Term[] {
  const { edition, limit } = inForce(options);
  return [
    { name: 'new-edition', value: edition ? say(`new-edition-${edition}`) : say('c-rules-mixed') },
    { name: 'new-limit', value: limit },
  ];
}
function phantomTerms(options: Options, seats: number): Term[] {
  const { rounds, points } = goalOf(options, seats);
  const advanced = options['advanced'] === true ? 'new-help-on' : 'new-help-off';
  return [
    { name: 'new-advanced', value: say(advanced) },
    { name: 'new-rounds', value: rounds },
    { name: 'new-points', value: points },
  ];
}

const chimera = board('chimera', ['page-chimera', 'chimera-terms'], chimeraTerms);
const phantom = board('phantom', ['page-phantom'], phantomTerms);

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
