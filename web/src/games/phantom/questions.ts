/** Questions that the module answers about this game (src/wasm). */
import type { Part } from '../../wire/messages';

export type GoingOut = 'together' | 'in-hand';

export interface CardGroup {
  kind: string;
  cards: string[];
}
export interface Way {
  sets: string[][];
  pair: string[];
}
export interface OutScore {
  points: number;
  wins_game: boolean;
  parts: Part[];
}
export interface RedCard {
  card: string;
  holds: boolean;
}
interface Hand {
  hand: string[];
  laid: string[][];
  going_out?: GoingOut;
}

declare module '../../rules/module' {
  interface Questions {
    'ways-out': [Hand, { ways: Way[] }];
    waits: [Hand, { waits: string[] }];
    'score-out': [Hand & Way & { turned?: string[]; advanced?: boolean }, OutScore];
    group: [
      Hand,
      {
        groups: CardGroup[];
        distance: number;
        helps: string[];
        waits: string[];
        complete: boolean;
      },
    ];
  }
}
