/**
 * The pictures of cards. A sprite is fetched when its first card is shown, and stands once in the document,
 * where every card refers to its symbols.
 */
export type Sprite = () => Promise<{ default: string }>;

const loading = new Map<Sprite, Promise<void>>();

async function insert(sprite: Sprite): Promise<void> {
  const place = document.createElement('div');
  place.hidden = true;
  place.ariaHidden = 'true';
  // Parsed as HTML, which takes a third of the time that XML takes.
  place.innerHTML = (await sprite()).default;
  document.body.append(place);
}

/** Resolves when the pictures can be shown. After a failure the next call tries again. */
export function loadSprite(sprite: Sprite): Promise<void> {
  const known = loading.get(sprite);
  if (known) return known;
  const started = insert(sprite);
  loading.set(sprite, started);
  started.catch(() => loading.delete(sprite));
  return started;
}
