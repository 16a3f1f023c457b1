/** What players say. */
import { untrack } from 'svelte';
import type { Said } from '../wire/messages';
import type { TableStore } from '../wire/table.svelte';
import { say } from '../words/words.svelte';

const shown = 5000; // milliseconds

export function saySaid(said: Said): string {
  return said.phrase ? say(`phrase-${said.phrase}`) : (said.text ?? '');
}

/** Calls on everything that is said from now on. To be used while a component is set up. */
export function listenTo(table: () => TableStore | null, hear: (said: Said) => void): void {
  let heard = untrack(() => table()?.said.at(-1));
  $effect(() => {
    const newest = table()?.said.at(-1);
    const fresh = newest !== heard;
    heard = newest;
    if (fresh && newest) untrack(() => hear(newest));
  });
}

export interface Bubble {
  readonly text: string;
}

/** What this player has just said, for a moment. To be used while a component is set up. */
export function bubble(table: () => TableStore, seat: () => number): Bubble {
  let text = $state('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  listenTo(table, (said) => {
    if (said.seat !== seat()) return;
    text = saySaid(said);
    clearTimeout(timer);
    timer = setTimeout(() => (text = ''), shown);
  });
  return {
    get text() {
      return text;
    },
  };
}
