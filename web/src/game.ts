/**
 * A game as the page sees it. Each folder games/NAME has an index.ts whose default export is a `Game`; games.ts
 * finds the folders. Shared code asks this interface and names no game.
 *
 * Every index.ts is part of the first fetch, so it stays small. Parts with weight are `Lazy`.
 */
import type { Component } from 'svelte';
import type { CardSet } from './cards/face';
import type { Replay } from './replay/part';
import type { ScorePad } from './score/part';
import type { Options, Stats } from './wire/messages';
import type { RuleOptions } from './wire/options';
import type { TableStore } from './wire/table.svelte';

/** A part of a game that is fetched when it is first needed. */
export interface Lazy<T> {
  /** Fetches the part once. After a failure the next call tries again. */
  load: () => Promise<T>;
  /** The part once it is there. Throws before: a screen waits for the parts it needs. */
  now: () => T;
}

export function lazy<T>(fetch: () => Promise<{ default: T }>): Lazy<T> {
  let loading: Promise<T> | undefined;
  let loaded: { part: T } | undefined;
  const load = async (): Promise<T> => {
    loaded = { part: (await fetch()).default };
    return loaded.part;
  };
  return {
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    now: () => {
      if (!loaded) throw new Error('a part of a game is not loaded');
      return loaded.part;
    },
  };
}

export interface BoardProps {
  table: TableStore;
}

/** A form for options. Its values are its own; `read` makes the options of them that the server and files know. */
export interface OptionsForm<Values = unknown> {
  start: Values;
  Form: Component<{ values: Values; seats: number }, object, 'values'>;
  read: (values: Values) => Options;
}

/** Forgets which values a form has: only the form itself looks at them. */
export function optionsForm<Values>(form: OptionsForm<Values>): OptionsForm {
  return form as unknown as OptionsForm;
}

/** How the overview of the rules shows the game. */
export interface Learning {
  /** The address of its rules; the guided round is `first` below it. */
  path: string;
  cards: readonly string[];
  /** More pages: the id of the message that names one. */
  more: readonly { path: string; label: string }[];
}

export interface Game {
  /** Its name on the wire, in records and in messages (`game-ID`). */
  readonly id: string;
  /** The name of its folders, games/FOLDER and i18n/LANG/FOLDER. Its error codes begin with it. */
  readonly folder: string;
  /** Its place in lists of games: lower numbers come first. */
  readonly order: number;
  /** The numbers of players that it can have. */
  readonly seats: readonly number[];
  /** Whether a card may be offered to all players, so that a table has a time to claim it. */
  readonly offers: boolean;
  /** The event that begins a round. */
  readonly dealEvent: string;
  /** A CSS colour for the light behind its cards. */
  readonly glow: string;
  /** The options of its rules: generated.ts of its folder. */
  readonly rules: RuleOptions;
  readonly cards: CardSet;
  readonly board: Lazy<Component<BoardProps>>;

  // A game may do without these. The page then does not offer them.
  readonly learning?: Learning;
  readonly scorePad?: Lazy<ScorePad>;
  readonly replay?: Lazy<Replay>;
  /** Shows what the server counted of a player's games. */
  readonly statistics?: Lazy<Component<{ stats: Stats }>>;
}
