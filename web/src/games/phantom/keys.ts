/** The keys of a table of Phantom Rummy. */
import type { KeyHelp } from '../../table/shell.svelte';
import { say } from '../../words/words.svelte';

const named: Record<string, string> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Escape: 'escape',
};

export function keyOf(event: KeyboardEvent): string {
  return named[event.key] ?? event.key.toLowerCase();
}

/** To the next card of the row the focus is in, or into a row. */
export function moveFocus(step: -1 | 1 | 'talon' | 'hand'): void {
  const row = (place: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(`button[data-place="${place}"]`),
  ];
  const active = document.activeElement as HTMLElement | null;
  if (typeof step === 'string') {
    row(step)[0]?.focus();
    return;
  }
  const place = active?.dataset['place'] === 'talon' ? 'talon' : 'hand';
  const cards = row(place);
  const at = active ? cards.indexOf(active) : -1;
  const next = at < 0 ? (step > 0 ? 0 : cards.length - 1) : (at + step + cards.length) % cards.length;
  cards[next]?.focus();
}

/** To this card of a row, if it is there. */
export function focusCard(place: 'talon' | 'hand', card: string | undefined): void {
  if (card === undefined) return;
  document.querySelector<HTMLElement>(`[data-place="${place}"][data-card="${CSS.escape(card)}"]`)?.focus();
}

/** The focus is in the talon. */
export function isInTalon(): boolean {
  return (document.activeElement as HTMLElement | null)?.dataset['place'] === 'talon';
}

/** What has the focus does something of its own with Enter. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary') !== null;
}

/** One of these cards of the hand has the focus; with none, any of them. */
export function isHeld(target: EventTarget | null, cards: readonly string[]): boolean {
  const held = target instanceof Element && target.closest<HTMLElement>('[data-place="hand"]');
  return held ? cards.length === 0 || cards.includes(held.dataset['card'] ?? '') : false;
}

export function keyHelp(talks: boolean): KeyHelp[] {
  return [
    { keys: ['←', '→'], text: say('pr-key-move') },
    { keys: ['↑', '↓'], text: say('pr-key-row') },
    { keys: ['␣', '⏎'], text: say('pr-key-choose') },
    { keys: ['D'], text: say('pr-key-discard') },
    { keys: ['L'], text: say('pr-key-lay') },
    { keys: ['0', '1', '2'], text: say('pr-key-draw') },
    { keys: ['A'], text: say('pr-key-announce') },
    { keys: ['O'], text: say('pr-key-out') },
    { keys: ['M'], text: say('pr-key-mine') },
    { keys: ['N'], text: say('pr-key-decline') },
    { keys: ['H'], text: say('pr-key-hint') },
    { keys: ['P'], text: say('pr-key-piles') },
    { keys: ['S'], text: say('pr-key-scores') },
    ...(talks ? [{ keys: ['C'], text: say('pr-key-chat') }] : []),
    { keys: ['Esc'], text: say('pr-key-clear') },
  ];
}
