/** Fetching a game's board, with its pictures and its words. */
import type { Component } from 'svelte';
import { loadSprite } from '../cards/sprite';
import type { BoardProps, Game } from '../game';
import { findGame } from '../games';
import { fetchWords } from '../words/words.svelte';

/** The catalogues of a game's board. */
export function boardWords({ folder }: Game): string[] {
  return [`${folder}/page-table`];
}

export function loadBoard(game: Game): Promise<Component<BoardProps>> {
  loadSprite(game.cards.sprite).catch(() => undefined); // its first card asks again
  return game.board.load();
}

/** Fetches a board while its table is still being made. `id`: the game's name on the wire. */
export async function prepareBoard(id: string): Promise<void> {
  const game = findGame(id);
  if (game) await Promise.allSettled([loadBoard(game), fetchWords(boardWords(game))]);
}
