/** What is said to everybody for a moment (a toast), or only to readers of screens. */
interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'problem';
}

export const live = $state<{ spoken: string; toasts: Toast[]; dialogs: number }>({
  spoken: '',
  toasts: [],
  dialogs: 0, // one over the other that are open
});
let count = 0;
let waiting: string[] = [];

/** For readers of screens: what happens. What comes in one breath is said in one breath. */
export function announce(text: string): void {
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    const spoken = asSentences(waiting);
    waiting = [];
    // A live region says only what changes: the same words twice need a difference.
    live.spoken = spoken === live.spoken ? spoken + '\u00a0' : spoken;
  }, 60);
}

/** Each ends as a sentence does, or a voice would run on; what is said twice in one breath is said once. */
function asSentences(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => (/\p{P}$/u.test(text) ? text : text + '.')).join(' ');
}

export function toast(text: string, kind: Toast['kind'] = 'note'): void {
  const id = ++count;
  live.toasts = [...live.toasts.filter((other) => other.text !== text), { id, text, kind }].slice(-3);
  announce(text);
  setTimeout(() => dismiss(id), 4000 + text.length * 50);
}

export function dismiss(id: number): void {
  live.toasts = live.toasts.filter((other) => other.id !== id);
}
