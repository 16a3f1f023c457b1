/** The cards of a game and what their faces consist of. Names of figures are symbols in the game's sprites. */
import type { Sprite } from './sprite';

export interface Face {
  /** The corner's text; empty if the mark stands there instead. */
  index: string;
  /** The symbol under the index, if any. */
  mark: string | null;
  /** The symbol of the picture. */
  figure: string;
  /** Whether the picture fills the card. */
  full: boolean;
  /** The symbol behind the index, if any. */
  seal: string | null;
  /** A symbol on the picture, with the text on it. */
  badge: { figure: string; text: string } | null;
  /** The class that sets the card's colours, in the game's cards.css. */
  color: string;
}

export interface CardSet {
  /** The written names of all cards. */
  names: readonly string[];
  /** Throws if no card has this name: names come from the server, never from people. */
  face: (name: string) => Face;
  back: { figure: string; color: string };
  sprite: Sprite;
  /** Three cards that stand for the game, and a sprite that has them. */
  fan: { cards: readonly string[]; sprite: Sprite };
  /** A card in words, for sentences and screen readers. */
  say: (name: string) => string;
}
