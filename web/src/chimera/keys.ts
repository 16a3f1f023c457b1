/** What a key does at this table. Pure. */
import { ranks } from './cards';

export type KeyAction =
  | { do: 'move'; by: -1 | 1 }
  | { do: 'raise' }
  | { do: 'lower' }
  | { do: 'rank'; rank: string }
  | { do: 'cycle'; by: -1 | 1 }
  | { do: 'play' | 'pass' | 'hint' | 'keys' | 'clear' | 'sort' };

const plain: Record<string, KeyAction> = {
  ArrowLeft: { do: 'move', by: -1 },
  ArrowRight: { do: 'move', by: 1 },
  ArrowUp: { do: 'raise' },
  ArrowDown: { do: 'lower' },
  Enter: { do: 'play' },
  Escape: { do: 'clear' },
  p: { do: 'pass' },
  h: { do: 'hint' },
  s: { do: 'sort' },
  '?': { do: 'keys' },
};

/** Ranks are typed as in sixteens: 1 to 9, a to c for 10 to 12, then d Hero, e Pi Ya, f Chimera. */
export const rankKeys: readonly string[] = '123456789abcdef'.split('');

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export function keyAction(event: Pressed): KeyAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === ' ') return { do: 'cycle', by: event.shiftKey ? -1 : 1 };
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const rank = ranks[rankKeys.indexOf(key)];
  return rank === undefined ? (plain[key] ?? null) : { do: 'rank', rank };
}
