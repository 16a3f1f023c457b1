/** The set of cards that a part of the page shows: components below `WithCards` need not be told. */
import { getContext, setContext } from 'svelte';
import type { CardSet } from './face';

const key = Symbol('cards');

export function setCards(cards: () => CardSet): void {
  setContext(key, cards);
}

/** Call it while a component is initialised, and its result whenever the cards are needed. */
export function useCards(): () => CardSet {
  const cards = getContext<(() => CardSet) | undefined>(key);
  return () => {
    if (!cards) throw new Error('no cards: WithCards is missing');
    return cards();
  };
}
