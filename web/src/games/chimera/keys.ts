/** The keys of a table of Chimera. */
import type { KeyHelp } from '../../table/shell.svelte';
import { say } from '../../words/words.svelte';
import { ranks } from './cards';

export type KeyAction =
  | { do: 'move'; by: -1 | 1 }
  | { do: 'raise' }
  | { do: 'lower' }
  | { do: 'rank'; rank: string }
  | { do: 'cycle'; by: -1 | 1 }
  | { do: 'play' | 'pass' | 'hint' | 'clear' | 'sort' };

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
};

/** Ranks are typed as in sixteens: 1 to 9, a to c for 10 to 12, then d Hero, e Pi Ya, f Chimera. */
export const rankKeys: readonly string[] = '123456789abcdef'.split('');

export function keyAction(event: { key: string; shiftKey: boolean }): KeyAction | null {
  if (event.key === ' ') return { do: 'cycle', by: event.shiftKey ? -1 : 1 };
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const rank = ranks[rankKeys.indexOf(key)];
  return rank === undefined ? (plain[key] ?? null) : { do: 'rank', rank };
}

export function keyHelp(): KeyHelp[] {
  return [
    { keys: ['←', '→'], text: say('c-key-move') },
    { keys: ['↑', '↓'], text: say('c-key-select') },
    { keys: ['1–9', 'A–F'], text: say('c-key-rank') },
    { keys: ['␣'], text: say('c-key-cycle') },
    { keys: ['⏎'], text: say('c-key-play') },
    { keys: ['P'], text: say('c-key-pass') },
    { keys: ['H'], text: say('c-key-hint') },
    { keys: ['S'], text: say('c-key-sort') },
    { keys: ['Esc'], text: say('c-key-clear') },
  ];
}
