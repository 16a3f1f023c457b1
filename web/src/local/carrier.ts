/** Carries the messages of a local table to its worker and back. */
import { toast } from '../look/live.svelte';
import { inTab } from '../settings/kept';
import { needWords, say } from '../words/words.svelte';
import type { Carrier, CarrierOwner } from '../wire/carrier';
import { filesOf } from './files';
import { gameOf } from './here';
import { links, pace, post } from './messenger';

/** Set by "continue here" on a table that another tab has. */
const takeKey = (table: string): string => `lair-take-${table}`;

export function takeOver(table: string): void {
  inTab.write(takeKey(table), 'yes');
}

let last = 0;

export class LocalCarrier implements Carrier {
  open = false;
  private readonly link = ++last;

  constructor(table: string, owner: CarrierOwner) {
    const take = inTab.read(takeKey(table)) !== null;
    inTab.remove(takeKey(table));
    links.set(this.link, (message) => {
      if ('opened' in message) {
        this.open = true;
        if (message.damaged) void this.tellDamage();
        owner.opened();
      } else if ('frame' in message) owner.heard(message.frame);
      else {
        this.end();
        void this.tellEnd(message, owner);
      }
    });
    void gameOf(table).then((game) => {
      post({ link: this.link, open: { table, files: filesOf(game), take, pace: pace() } });
    });
  }

  send(text: string): void {
    post({ link: this.link, send: text });
  }

  close(): void {
    if (!links.has(this.link)) return;
    this.end();
    post({ link: this.link, shut: true });
  }

  private end(): void {
    this.open = false;
    links.delete(this.link);
  }

  /** The page says why, so its words must be there. */
  private async tellEnd(
    { closed, bye }: { closed: number; bye: string | null },
    owner: CarrierOwner,
  ): Promise<void> {
    await needWords(['page-local']).catch(() => undefined);
    if (bye !== null) owner.heard(JSON.stringify({ bye: { code: bye } }));
    owner.closed(closed);
  }

  private async tellDamage(): Promise<void> {
    await needWords(['page-local']);
    toast(say('local-damaged'), 'problem');
  }
}
