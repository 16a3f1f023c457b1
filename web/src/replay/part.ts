/** The replay of a game: the part of its folder that the replay asks. */
import type { Component } from 'svelte';
import type { Rules } from '../rules/module';
import type { Tell } from '../table/log';
import type { SeenEvent } from './events';
import type { ReplayGame } from './game.svelte';

export interface Replay {
  Table: Component<{ game: ReplayGame }>;
  /** The events at which "next mark" stops, beside the end of a round. */
  marks: readonly string[];
  /** The event that ends a round. */
  roundEnd: string;
  /** The name of a mark in messages: `replay-MARK-on`, `replay-MARK-back`, `replay-key-MARK`. */
  mark: string;
  tell: Tell;
  /** Joins events that are told in one sentence. */
  join: (events: readonly SeenEvent[]) => readonly SeenEvent[];
  /** The kind of play that these cards are, in games that have such. */
  kindOf: (rules: Rules, cards: readonly string[]) => string | null;
}
