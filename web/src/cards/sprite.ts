// The decks' pictures. A deck's sprite is fetched when its first card is shown, and stands once in the document,
// where every card refers to its symbols.
import type { Deck } from './face.ts';

/** `phantom-few` has the cards of Phantom Rummy that home shows. */
export type Sprite = Deck | 'phantom-few';

const sources: Record<Sprite, () => Promise<{ default: string }>> = {
  chimera: () => import('./chimera.svg?raw'),
  phantom: () => import('./phantom.svg?raw'),
  'phantom-few': () => import('./phantom-few.svg?raw'),
};

const loading = new Map<Sprite, Promise<void>>();

async function insert(sprite: Sprite): Promise<void> {
  const text = (await sources[sprite]()).default;
  const symbols = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  symbols.setAttribute('aria-hidden', 'true');
  symbols.style.display = 'none';
  document.body.append(document.importNode(symbols, true));
}

/** Fulfilled when the pictures can be shown. After a failure the next call tries again. */
export function loadDeck(sprite: Sprite): Promise<void> {
  const known = loading.get(sprite);
  if (known) return known;
  const started = insert(sprite);
  loading.set(sprite, started);
  started.catch(() => loading.delete(sprite));
  return started;
}
