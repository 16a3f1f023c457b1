/** What a key does while a game is looked at. Pure. */
import type { Jump } from './course';

export type KeyAction =
  | { kind: 'jump'; how: Jump }
  | { kind: 'seat'; seat: number }
  | { kind: 'play' }
  | { kind: 'hands' }
  | { kind: 'costly'; on: boolean };

const jumps: Record<string, Jump> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'mark-back',
  ArrowDown: 'mark-on',
  PageUp: 'round-back',
  PageDown: 'round-on',
  Home: 'first',
  End: 'last',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

export function keyAction(event: Pressed): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const { key } = event;
  const at = tagOf(event.target);
  // A field has its own use for keys; so has a button for space.
  if (at === 'INPUT' || at === 'SELECT' || at === 'TEXTAREA') return null;
  const how = jumps[key];
  if (how) return { kind: 'jump', how };
  if (/^[1-4]$/.test(key)) return { kind: 'seat', seat: Number(key) - 1 };
  if (key === ' ' && !['BUTTON', 'A', 'SUMMARY'].includes(at)) return { kind: 'play' };
  if (/^[np]$/i.test(key)) return { kind: 'costly', on: key.toLowerCase() === 'n' };
  return key === 'h' || key === 'H' ? { kind: 'hands' } : null;
}

function tagOf(target: EventTarget | null): string {
  return target !== null && 'tagName' in target ? String(target.tagName) : '';
}
