/** A player's side of a table of Ember. */
import { toast } from '../../look/live.svelte';
import type { LogEntry } from '../../table/log';
import type { Fact, KeyHelp, Sheet, TableGame } from '../../table/shell.svelte';
import type { GameEvent } from '../../wire/messages';
import type { TableStore } from '../../wire/table.svelte';
import { say, sayError } from '../../words/words.svelte';
import { sayCard } from './cards';
import { isView, type View } from './view';

const handSize = 6;

export class EmberGame implements TableGame {
  /** The cards that may be played now. */
  playable = $state.raw<readonly string[]>([]);
  busy = $state(false);

  constructor(readonly table: TableStore) {}

  readonly view = $derived.by<View | null>(() => {
    const json = this.table.state?.view;
    return isView(json) ? json : null;
  });
  readonly rounds = $derived.by(() => Number(this.table.state?.options['rounds'] ?? 3));

  async fetchPlayable(): Promise<void> {
    const version = this.table.state?.version;
    const legal = await this.table.legal();
    if (version === this.table.state?.version) {
      this.playable = legal.map((move) => (move as unknown as { play: string }).play);
    }
  }

  async play(card: string): Promise<void> {
    if (this.busy || !this.table.yourTurn) return;
    this.busy = true;
    const answer = await this.table.move({ play: card });
    this.busy = false;
    if (!answer.ok) toast(sayError(answer.error), 'problem');
  }

  // For the table screen.
  readonly sheets: Readonly<Record<string, Sheet>> = {
    result: { load: () => import('./Result.svelte') },
    rules: { load: () => import('./TableRules.svelte') },
  };
  readonly keys: readonly KeyHelp[] = [];
  get title(): string {
    return say('game-ember');
  }
  get notes(): string[] {
    return [say('round-ember', { round: this.view?.round ?? 1 })];
  }
  get totals(): readonly number[] {
    return this.view?.totals ?? [];
  }
  get limit(): number {
    return this.rounds * handSize;
  }
  get goal(): string {
    return say('e-goal', { rounds: this.rounds });
  }
  cardsOf(seat: number): number | undefined {
    const played = this.view?.played?.[seat];
    return played && handSize - played.length;
  }
  factsOf(seat: number): Fact[] {
    return [{ name: say('e-tricks'), value: String(this.view?.won?.[seat] ?? 0) }];
  }
  tell(event: GameEvent): LogEntry | null {
    const seat = event.seat ?? null;
    const name = seat === null ? '' : this.table.name(seat);
    switch (event.event) {
      case 'dealt':
        return { seat: null, text: say('round-ember', { round: Number(event['round']) }), heading: true };
      case 'played':
        return { seat, text: say('e-plays', { name, card: sayCard(String(event['card'])) }) };
      case 'trick':
        return { seat, text: say('e-wins-trick', { name }) };
      default:
        return null;
    }
  }
}
