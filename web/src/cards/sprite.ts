// The decks' pictures. A deck's sprite is fetched when its first card is shown, and stands once in the document,
// where every card refers to its symbols.
import type { Deck } from './face.ts';

const sources: Record<Deck, () => Promise<{ default: string }>> = {
  chimera: () => import('./chimera.svg?raw'),
  phantom: () => import('./phantom.svg?raw'),
};

const loading = new Map<Deck, Promise<void>>();

async function insert(deck: Deck): Promise<void> {
  const text = (await sources[deck]()).default;
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  sprite.setAttribute('aria-hidden', 'true');
  sprite.style.display = 'none';
  document.body.append(document.importNode(sprite, true));
}

/** Fulfilled when the deck's pictures can be shown. After a failure the next call tries again. */
export function loadDeck(deck: Deck): Promise<void> {
  const known = loading.get(deck);
  if (known) return known;
  const started = insert(deck);
  loading.set(deck, started);
  started.catch(() => loading.delete(deck));
  return started;
}
