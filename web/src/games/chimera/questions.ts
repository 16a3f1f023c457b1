/** Questions that the module answers about this game (src/wasm). */
import type { Part, WireError } from '../../wire/messages';

export interface Reading {
  kind: string;
  cards: number;
  top: string;
}
export interface JudgedReading extends Reading {
  beats: boolean;
  error?: WireError;
}
export interface Combination {
  cards: string[];
  top?: string | null;
}
export interface Play {
  ranks: string[];
  kind: string;
  top: string;
}
export interface CardGroup {
  kind: string;
  cards: string[];
}

declare module '../../rules/module' {
  interface Questions {
    classify: [{ cards: string[] }, { combinations: Reading[] }];
    beats: [{ play: Combination; on: Combination }, { beats: boolean }];
    plays: [{ hand: string[]; on: Combination | null }, { plays: Play[] }];
    score: [
      {
        bid: number;
        chimera: number;
        out: number;
        traps: number;
        flight: boolean;
        idle_hunter: boolean;
        treasures: number[];
      },
      { points: number[]; parts: Part[] },
    ];
    combos: [
      { cards: string[]; on?: Combination | null },
      { combinations: JudgedReading[]; error?: WireError },
    ];
    arrange: [{ hand: string[] }, { groups: CardGroup[] }];
  }
}
