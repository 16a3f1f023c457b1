/** What players say, beside them for a moment. */
import { untrack } from 'svelte';
import { announce } from '../look/live.svelte';
import type { Said } from '../wire/messages';
import type { TableStore } from '../wire/table.svelte';
import { say } from '../words/words.svelte';

const shown = 5000;

export function saySaid(said: Said): string {
  return said.phrase ? say(`c-phrase-${said.phrase}`) : (said.text ?? '');
}

export class Speech {
  private now = $state.raw<ReadonlyMap<number, Said>>(new Map());
  private heard: Said | undefined;

  constructor(table: TableStore) {
    this.heard = table.said.at(-1);
    $effect(() => {
      const newest = table.said.at(-1);
      if (newest && newest !== this.heard) untrack(() => this.hear(newest));
      this.heard = newest;
    });
  }

  of(seat: number): string {
    const said = this.now.get(seat);
    return said ? saySaid(said) : '';
  }

  private hear(said: Said): void {
    this.now = new Map([...this.now, [said.seat, said]]);
    announce(say('c-log-line', { name: said.name, what: saySaid(said) }));
    setTimeout(() => {
      if (this.now.get(said.seat) !== said) return;
      this.now = new Map([...this.now].filter(([seat]) => seat !== said.seat));
    }, shown);
  }
}
