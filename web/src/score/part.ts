/** The score pad of a game: the part of its folder that the pad's pages ask. */
import type { Component } from 'svelte';
import type { OptionsForm } from '../game';
import type { Json } from '../rules/module';
import type { CountedRound } from './count';
import type { Round } from './pad';

export interface RoundFormProps<R> {
  players: readonly string[];
  options: Readonly<Record<string, Json>>;
  /** The round that is changed, or null for a new one. */
  old: R | null;
  /** The round as told so far, or null while something is missing. */
  onchange: (round: R | null) => void;
}

export interface ScorePad<R extends Round = Round> {
  /** The options of a new pad. */
  form: OptionsForm;
  RoundForm: Component<RoundFormProps<R>>;
  /** A round of a file, or null if it is none. The rules check it later. */
  readRound: (value: unknown, options: Readonly<Record<string, Json>>, seats: number) => R | null;
  /** The message that says what a round still needs. */
  missing: string;
  /** The message for a round that wins the game whatever the points, or null. */
  wins: (round: CountedRound) => string | null;
  /** The points that end the game, if the options say so. */
  limit: (options: Readonly<Record<string, Json>>) => Json | undefined;
}

/** Forgets which rounds a pad has: only its own game looks into them. */
export function scorePad<R extends Round>(pad: ScorePad<R>): ScorePad {
  return pad as unknown as ScorePad;
}
