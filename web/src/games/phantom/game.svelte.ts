/** A player's side of a table of Phantom Rummy: what the player sees, may do and is choosing. */
import { load, rulesNow } from '../../rules/module';
import type { GoingOut } from './questions';
import { toast } from '../../look/live.svelte';
import { canChat } from '../../table/seats';
import type { LogEntry } from '../../table/log';
import type { KeyHelp, Sheet, TableGame } from '../../table/shell.svelte';
import type { GameEvent, Hint } from '../../wire/messages';
import { inForce } from '../../wire/options';
import type { TableStore } from '../../wire/table.svelte';
import { say, sayError } from '../../words/words.svelte';
import { rules } from './generated';
import { keysFor, layOut, sortedHand, type HandGroup } from './hand';
import { drawsFor, noChoices, orderWays, sortMoves, type Choices, type Move, type Shown } from './moves';
import { keyHelp } from './keys';
import { tell } from './tell';
import { isView, openDiscard, type Discarded, type View } from './view';

export interface Outlook {
  /** Cards that are missing. */
  distance: number;
  waits: string[];
  helps: string[];
  complete: boolean;
}

export class PhantomGame implements TableGame {
  /** Keys of the cards tapped in the hand. */
  selected = $state.raw<readonly string[]>([]);
  /** A card of the talon, where taking asks for a second tap. */
  aimed = $state<number | null>(null);
  hint = $state.raw<Hint | null>(null);
  busy = $state(false);
  private choices_ = $state.raw<Choices>(noChoices);
  private choicesAt = $state(-1);
  private rulesThere = $state(false);

  constructor(readonly table: TableStore) {
    load().then(
      () => (this.rulesThere = true),
      () => undefined, // the hand stays sorted by kind
    );
  }

  readonly view = $derived.by<View | null>(() => {
    const json = this.table.state?.view;
    return isView(json) ? json : null;
  });
  readonly events = $derived.by(() => this.table.state?.events ?? []);
  readonly own = $derived.by(() => this.table.seat);
  readonly kind = $derived.by(() => (this.table.yourTurn ? (this.table.turn.kind ?? null) : null));
  private readonly rules = $derived.by(
    () => inForce(rules, this.table.state?.options ?? {}, this.table.seats.length).values,
  );
  readonly advanced = $derived.by(() => this.rules['advanced'] === true);

  private readonly asked = $derived.by(() => ({
    hand: this.view?.hand ?? [],
    laid: this.own === null ? [] : (this.view?.laid[this.own] ?? []),
    going_out: this.rules['going_out'] as GoingOut,
  }));
  private readonly grouped = $derived.by(() => {
    if (!this.rulesThere || this.asked.hand.length === 0) return null;
    const answer = rulesNow()?.ask({ op: 'group', ...this.asked });
    return answer && 'groups' in answer ? answer : null;
  });
  readonly groups = $derived<HandGroup[]>(layOut(this.grouped?.groups ?? sortedHand(this.asked.hand)));
  readonly outlook = $derived<Outlook | null>(this.grouped);

  /** The moves of this very decision; none while they are still being fetched. */
  readonly ready = $derived.by(() => this.table.yourTurn && this.choicesAt === this.table.state?.version);
  readonly cutOff = $derived.by(() => this.table.cutOff);
  readonly choices = $derived(this.ready && !this.cutOff ? this.choices_ : noChoices);
  readonly cards = $derived(
    this.selected
      .flatMap((key) => this.groups.flatMap((group) => group.cards.filter((held) => held.key === key)))
      .map((held) => held.card),
  );
  readonly draws = $derived(drawsFor(this.choices, this.cards));
  readonly ways = $derived<Shown[]>(this.view ? orderWays(this.choices.outs, this.view) : []);
  readonly offered = $derived<Discarded | null>(openDiscard(this.events));
  readonly waiting = $derived(this.own !== null && (this.view?.waiting.includes(this.own) ?? false));

  async fetchChoices(): Promise<void> {
    const version = this.table.state?.version ?? -1;
    const legal = await this.table.legal();
    if (version !== this.table.state?.version) return; // asked anew for the newer one
    this.choices_ = sortMoves(legal);
    this.choicesAt = version;
    const only = this.choices_.discards.length === 1 && this.choices_.lays.length === 0;
    if (only) this.selected = keysFor(this.groups, this.choices_.discards);
  }

  /** Cards that have left the hand are no longer chosen. */
  prune(): void {
    const held = new Set(this.groups.flatMap((group) => group.cards.map((card) => card.key)));
    const left = this.selected.filter((key) => held.has(key));
    if (left.length !== this.selected.length) this.selected = left;
  }

  toggle(key: string): void {
    this.selected = this.selected.includes(key)
      ? this.selected.filter((other) => other !== key)
      : [...this.selected, key].slice(-3);
  }

  select(cards: readonly string[]): void {
    this.selected = keysFor(this.groups, cards);
  }

  async play(move: Move): Promise<void> {
    if (this.busy) return;
    if (this.cutOff) return toast(say('reconnecting'));
    this.busy = true;
    const answer = await this.table.move(move);
    this.busy = false;
    if (!answer.ok) return toast(sayError(answer.error), 'problem');
    this.selected = [];
    this.aimed = null;
    this.hint = null;
  }

  // For the table screen.
  readonly sheets: Readonly<Record<string, Sheet>> = {
    result: { load: () => import('./Result.svelte') },
    rules: { load: () => import('./TableRules.svelte') },
    piles: { load: () => import('./Piles.svelte'), icon: 'eye', title: 'pr-piles' },
    out: { load: () => import('./Out.svelte') },
    claim: { load: () => import('./Claim.svelte') },
  };
  get title(): string {
    return say('game-phantom-rummy');
  }
  get notes(): string[] {
    return [say('pr-round', { round: this.view?.round ?? 1, rounds: Number(this.rules['rounds']) })];
  }
  get limit(): number {
    return Number(this.rules['points']);
  }
  get goal(): string {
    return say('pr-info-goal', {
      rounds: Number(this.rules['rounds']),
      points: Number(this.rules['points']),
    });
  }
  get totals(): readonly number[] {
    return this.view?.totals ?? [];
  }
  get keys(): KeyHelp[] {
    return keyHelp(canChat(this.table));
  }
  cardsOf(seat: number): number | undefined {
    return this.view?.hands[seat];
  }
  tell(event: GameEvent, before: readonly GameEvent[]): LogEntry | null {
    return tell(event, { own: this.own, name: (seat) => this.table.name(seat) }, before);
  }
}
