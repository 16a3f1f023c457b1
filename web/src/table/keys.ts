/** Keys of every table. */
interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What the table screen does with a key: nothing if it belongs to the browser; the game has all others. */
export function tableKey({ key, ctrlKey, altKey, metaKey }: Pressed): 'keys' | 'game' | null {
  if (ctrlKey || altKey || metaKey) return null;
  return key === '?' ? 'keys' : 'game';
}
