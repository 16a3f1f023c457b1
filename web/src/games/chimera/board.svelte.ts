/** A player's place at a table of Chimera: what the player sees, selects and may do. */
import { toast } from '../../look/live.svelte';
import { isRefusal, load, type Rules } from '../../rules/module';
import { rules } from './generated';
import type { JudgedReading } from './questions';
import { settings } from '../../settings/settings.svelte';
import { fetchHint } from '../../table/hints';
import type { Listener, LogEntry } from '../../table/log';
import type { Fact, KeyHelp, Sheet, TableGame } from '../../table/shell.svelte';
import type { GameEvent, Hint, Json } from '../../wire/messages';
import { inForce } from '../../wire/options';
import type { TableStore } from '../../wire/table.svelte';
import { say, sayError } from '../../words/words.svelte';
import { byRank, ranksOf } from './cards';
import { asMove, bidsOf, inOrder, nextOfRank, playsOf, step, type Move, type Play } from './plays';
import { keyHelp } from './keys';
import { judge, judgeByList, topFor, type Judged } from './readings';
import { chimeraOf } from './tally';
import { tell } from './tell';
import { begun, cardsOf, giftSize, lastActions, lastTrick, roleOf, type View } from './view';

export type Order = 'rank' | 'groups';

/** A pass that needs no thought still takes as long as a person's would. */
const patience = { least: 700, more: 1100 };

export class Board implements TableGame {
  order = $state<Order>('rank');
  /** Pass for me until I can beat what lies there. */
  passing = $state(false);
  /** Play was pressed once, and waits for the second time. */
  confirming = $state(false);
  busy = $state(false);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);

  private chosen = $state.raw<readonly string[]>([]);
  private chosenTop = $state<string | null>(null);
  private rules = $state.raw<Rules | null>(null);
  /** The server's list, and for which decision it was asked. */
  private listed = $state.raw<{ since: number; moves: Json[] } | null>(null);

  constructor(readonly table: TableStore) {}

  readonly view = $derived.by(() => (this.table.state?.view ?? null) as View | null);
  readonly events = $derived.by(() => this.table.state?.events ?? []);
  readonly seat = $derived.by(() => this.table.seat);
  readonly hand = $derived.by(() => byRank(this.view?.hand ?? []));
  readonly selected = $derived.by(() => byRank(this.chosen.filter((card) => this.hand.includes(card))));
  readonly trick = $derived.by(() => lastTrick(this.events));
  readonly actions = $derived.by(() => lastActions(this.events));
  readonly kind = $derived.by(() => (this.table.yourTurn ? (this.table.turn.kind ?? null) : null));
  readonly den = $derived.by(() => (begun(this.events) ? [] : cardsOf(this.events, 'den')));
  readonly swap = $derived.by(() => {
    if (begun(this.events)) return null;
    const got = this.view?.got ?? [];
    return got.length > 0 ? { gave: this.view?.given ?? [], got } : null;
  });
  readonly role = $derived.by(() => (this.view && this.seat !== null ? roleOf(this.view, this.seat) : null));
  readonly leads = $derived.by(() => this.view?.phase === 'play' && !this.view.on);

  readonly legal = $derived.by(() =>
    this.kind !== null && this.listed?.since === this.table.state?.turnSince
      ? (this.listed?.moves ?? null)
      : null,
  );
  readonly bids = $derived.by(() => (this.kind === 'bid' && this.legal ? bidsOf(this.legal) : []));
  /** Why this much cannot be bid just now: the id of a message, or null. */
  bidOff(bid: number): string | null {
    if (this.table.cutOff) return 'reconnecting';
    if (this.kind !== 'bid') return 'c-off-turn';
    return this.bids.includes(bid) ? null : 'c-off-low';
  }
  /** How many cards to give; null until the server has said it. */
  readonly gifts = $derived.by(() => (this.kind === 'give' && this.legal ? giftSize(this.legal) : null));

  readonly groups = $derived.by((): string[][] => {
    const answer = this.rules?.ask({ op: 'arrange', hand: this.hand });
    if (!answer || isRefusal(answer)) return [];
    return answer.groups.map((group) => group.cards);
  });
  /** The hand as it lies: in groups, or in one. */
  readonly laidOut = $derived.by((): string[][] => {
    if (this.order === 'rank' || this.groups.length === 0) return this.hand.length > 0 ? [this.hand] : [];
    const single = this.groups.filter((group) => group.length === 1).flat();
    const sets = this.groups.filter((group) => group.length > 1);
    return single.length > 0 ? [byRank(single), ...sets] : sets;
  });

  /** What could be played now; null as long as that is not known. */
  readonly plays = $derived.by((): Play[] | null => {
    if (this.view?.phase !== 'play' || this.hand.length === 0) return null;
    const found = this.rules ? this.playsByRules(this.rules) : this.legal && playsOf(this.legal);
    return found && inOrder(found, this.leads, this.groups);
  });
  readonly judged = $derived.by((): Judged => {
    if (this.view?.phase !== 'play') return { readings: [], failed: null, error: null, named: true };
    if (!this.rules) return judgeByList(this.plays ?? [], this.selected);
    return judge(this.rules, this.selected, this.view.on ?? null);
  });
  /** How the selection is meant: as chosen, else the highest way that can be played. */
  readonly reading = $derived.by(
    () => this.judged.readings.find((one) => one.top === this.chosenTop) ?? this.judged.readings[0] ?? null,
  );

  private playsByRules(rules: Rules): Play[] | null {
    const on = this.view?.on;
    const answer = rules.ask({
      op: 'plays',
      hand: this.hand,
      on: on
        ? { cards: on.cards, ...(on.cards.includes('PY') && on.kind === 'straight' ? { top: on.top } : {}) }
        : null,
    });
    return isRefusal(answer) ? null : answer.plays;
  }

  /** The module is a comfort: without it the server's lists do. */
  async fetchRules(): Promise<void> {
    try {
      await painted(); // nobody selects cards before they are there
      this.rules = await load();
    } catch {
      this.rules = null;
    }
  }

  /** Asks the server what is possible, where that is short to say or there is nobody else to ask. */
  async list(): Promise<void> {
    const since = this.table.state?.turnSince ?? 0;
    if (this.kind === null || this.listed?.since === since) return;
    if (this.kind === 'play' && this.rules) return;
    const moves = await this.table.legal();
    if (this.table.state?.turnSince === since) this.listed = { since, moves };
  }

  select(cards: readonly string[], top: string | null = null): void {
    // Of cards to give, one too many takes the place of the oldest.
    this.chosen = this.gifts === null ? cards : cards.slice(-this.gifts);
    this.chosenTop = top;
    this.confirming = false;
  }
  toggle(card: string): void {
    const without = this.chosen.filter((other) => other !== card);
    this.select(without.length === this.chosen.length ? [...without, card] : without);
  }
  addRank(rank: string): void {
    this.select(nextOfRank(rank, this.chosen, this.hand));
  }
  read(top: string): void {
    this.chosenTop = top;
  }
  cycle(by: 1 | -1): boolean {
    const next = step(this.plays ?? [], this.selected, this.hand, by);
    if (next) this.select(next.cards, next.top ?? null);
    return next !== null;
  }

  /** Why the cards cannot be played just now: the id of a message, or null. */
  readonly playOff = $derived.by((): string | null => {
    if (this.table.cutOff) return 'reconnecting';
    if (this.kind === 'give') return this.selected.length === this.gifts ? null : 'c-off-choose';
    if (this.kind !== 'play') return 'c-off-turn';
    if (this.selected.length === 0) return 'c-off-choose';
    return this.reading ? null : 'c-off-not-possible';
  });
  readonly passOff = $derived.by((): string | null => {
    if (this.table.cutOff) return 'reconnecting';
    if (this.kind === 'bid') return this.bids.includes(0) || !this.legal ? null : 'c-off-forced';
    if (this.kind !== 'play') return 'c-off-turn';
    return this.leads ? 'c-off-lead' : null;
  });

  async send(move: Move): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.confirming = false;
    this.hint = null;
    const answer = await this.table.move(move);
    this.busy = false;
    if (!answer.ok) toast(sayError(answer.error), 'problem');
  }

  async play(): Promise<void> {
    if (this.playOff !== null) return toast(say(this.playOff));
    if (settings.confirm && !this.confirming) {
      this.confirming = true;
      return;
    }
    if (this.kind === 'give') return this.send({ give: this.selected });
    const top = this.reading && topFor(this.selected, this.reading);
    await this.send({ play: this.selected, ...(top ? { top } : {}) });
  }

  async pass(): Promise<void> {
    if (this.passOff !== null) return toast(say(this.passOff));
    await this.send(this.kind === 'bid' ? { bid: 0 } : { play: [] });
  }

  async askHint(): Promise<void> {
    if (this.hinting || this.kind === null) return;
    this.hinting = true;
    const hint = await fetchHint(this.table);
    this.hinting = false;
    if (!hint) return;
    const move = asMove(hint.move);
    if (!move.play && !move.give && move.bid === undefined) return toast(say('error-server'), 'problem');
    this.hint = hint;
    this.take(move);
  }
  /** What the cards of a move are called here; null for what is no play, or as long as nobody knows. */
  readingOf(move: Move): JudgedReading | null {
    if (!this.rules || !move.play || move.play.length === 0) return null;
    const { readings } = judge(this.rules, move.play, this.view?.on ?? null);
    return readings.find((one) => one.top === String(move.top)) ?? readings[0] ?? null;
  }
  /** What is selected is what the hint says: then it says all there is to say. */
  readonly followsHint = $derived.by(() => {
    if (this.hint === null) return false;
    const move = asMove(this.hint.move);
    return this.isSelection(move.play ?? move.give ?? []);
  });
  /** Selects what a move plays or gives. */
  take(move: Move): void {
    this.select(move.play ?? move.give ?? [], move.top === undefined ? null : String(move.top));
  }

  /** Whether to pass without being asked again: there is nothing to decide, and the player wants it so. */
  readonly passesItself = $derived.by(
    () =>
      this.kind === 'play' &&
      !this.leads &&
      this.plays?.length === 0 &&
      (this.passing || settings.autoPass) &&
      !this.busy,
  );
  /** Passes at a person's pace; whoever acts before that stops it. */
  passSoon(): () => void {
    const wait = patience.least + Math.random() * patience.more;
    const timer = setTimeout(() => void this.send({ play: [] }), wait);
    return () => clearTimeout(timer);
  }

  /** What an update means for what was selected and asked: the cards of a new deal are other cards. */
  follow(names: readonly string[]): void {
    if (names.includes('dealt')) this.select([]);
    if (names.includes('dealt') || names.includes('scored')) this.passing = false;
    if (names.length > 0) this.hint = null;
    this.confirming = false;
  }

  isSelection(cards: readonly string[]): boolean {
    return ranksOf(cards) === ranksOf(this.selected);
  }

  // For the table screen.
  readonly sheets: Readonly<Record<string, Sheet>> = {
    result: { load: () => import('./Result.svelte') },
    rules: { load: () => import('./TableRules.svelte') },
    count: { load: () => import('./Count.svelte'), icon: 'eye', title: 'c-count-title' },
  };
  get title(): string {
    return say('game-chimera');
  }
  get limit(): number {
    return Number(inForce(rules, this.table.state?.options ?? {}, this.table.seats.length).values['limit']);
  }
  get goal(): string {
    return say('c-scores-limit', { limit: this.limit });
  }
  get notes(): string[] {
    const round = say('round-chimera', { round: this.view?.round ?? 1 });
    const bid = this.view?.chimera !== undefined && this.view.bid ? this.view.bid : null;
    return [
      round,
      ...(bid === null ? [] : [say('c-bar-bid', { bid })]),
      say('c-bar-limit', { limit: this.limit }),
    ];
  }
  get totals(): readonly number[] {
    return this.view?.totals ?? [];
  }
  get keys(): KeyHelp[] {
    return keyHelp();
  }
  readonly special = {
    seatOf: chimeraOf,
    get name(): string {
      return say('c-role-chimera');
    },
    get note(): string {
      return say('c-scores-mark');
    },
  };
  cardsOf(seat: number): number | undefined {
    return this.view?.hand_sizes?.[seat];
  }
  factsOf(seat: number): Fact[] {
    const role = this.view && roleOf(this.view, seat);
    return [
      ...(role ? [{ name: say('c-role'), value: say(`c-role-${role}`) }] : []),
      { name: say('c-treasures-won'), value: String(this.view?.treasures?.[seat] ?? 0) },
    ];
  }
  get listener(): Listener {
    return { own: this.seat, name: (seat) => this.table.name(seat) };
  }
  tell(event: GameEvent): LogEntry | null {
    return tell(event, this.listener, []);
  }
}

function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });
}
