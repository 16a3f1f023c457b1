/** A table, live: what is known of it, and everything a player can ask of it. */
import type { Hint, Incoming, Json, Request, Said, Seat, Turn, Update } from './messages';
import type { Result } from './result';
import { toast } from '../look/live.svelte';
import { needErrorWords, say } from '../words/words.svelte';
import { blockedPlayers, withBlocked } from './blocked';
import { findGame } from '../games';
import { brokenPromise, notePromise, promiseOf } from './promise';
import { Seed } from './seed';
import { TableSocket, type Connection } from './socket';
import {
  applyHere,
  applyNext,
  applyResumed,
  applyUpdate,
  fits,
  fromSnapshot,
  isOld,
  timeLeft,
  type TableState,
} from './table';

/** Longer lists of legal moves are asked for, or computed here. */
const mostListed = 200;

export type TableListener = (update: Update, before: TableState, after: TableState) => void;

export class TableStore {
  state = $state.raw<TableState | null>(null);
  connection = $state.raw<Connection>({ state: 'connecting' });
  /** What players said, newest last, without those who are muted. */
  said = $state.raw<readonly Said[]>([]);
  private muted = $state.raw<ReadonlySet<string>>(new Set());
  private blocked = $state.raw<ReadonlySet<string>>(blockedPlayers());
  /** Who wants another game, and by absent seat who wants a bot there. */
  rematch = $state.raw<readonly number[]>([]);
  votes = $state.raw<ReadonlyMap<number, readonly number[]>>(new Map());

  /** Something was missed: the next hello asks for the whole. */
  private gap = false;
  private readonly seed: Seed;
  private readonly socket: TableSocket;
  private readonly listeners = new Set<TableListener>();

  constructor(readonly id: string) {
    this.seed = new Seed(id);
    this.socket = new TableSocket(id, {
      hello: () => ({
        views: true,
        legal_up_to: mostListed,
        commit: this.seed.commitment(),
        ...(this.state && !this.gap ? { from: this.state.version } : {}),
      }),
      heard: (message) => this.hear(message),
      connection: (now) => (this.connection = now),
    });
  }

  get seat(): number | null {
    return this.state?.you.seat ?? null;
  }
  get creator(): boolean {
    return this.state?.you.creator ?? false;
  }
  get seats(): readonly (Seat | null)[] {
    return this.state?.seats ?? [];
  }
  get turn(): Turn {
    return this.state?.turn ?? { seat: null, you: false };
  }
  get yourTurn(): boolean {
    return this.turn.you === true;
  }
  get live(): boolean {
    return this.connection.state === 'live';
  }
  /** Nothing can be done until the server is heard again. A short loss is nobody's business. */
  get cutOff(): boolean {
    return this.connection.state === 'lost' && this.connection.attempts > 1;
  }

  /** The server has not kept to what it committed to before the shuffle of this game. */
  get shuffleChanged(): boolean {
    const fair = this.state?.fair;
    const promise = fair && promiseOf(this.id, this.state?.number ?? 0);
    return promise ? brokenPromise(promise, fair) !== null : false;
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  timeLeft(): number | null {
    return this.state ? timeLeft(this.state, performance.now()) : null;
  }

  /** Told of every update after it has been applied, for announcements, sounds and motion. */
  listen(listener: TableListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async ask(request: Request): Promise<Result<Incoming>> {
    const answer = await this.socket.ask(request);
    if (!answer.ok) await needErrorWords(answer.error.code);
    return answer;
  }

  /** A decision, as a record's line without `seat`; `null` says nothing where one could announce. */
  move(move: Json): Promise<Result<Incoming>> {
    return this.ask({ move, v: this.state?.version ?? 0 });
  }

  /** The legal moves: sent with the turn, or asked for if there are many. */
  async legal(): Promise<Json[]> {
    if (this.state?.legal) return this.state.legal;
    const answer = await this.ask({ legal: true });
    return answer.ok ? (answer.value.legal ?? []) : [];
  }

  async hint(): Promise<Result<Hint>> {
    const answer = await this.ask({ hint: true });
    if (!answer.ok) return answer;
    const { hint } = answer.value;
    return hint ? { ok: true, value: hint } : { ok: false, error: { code: 'error-server' } };
  }

  /** The player, not whoever sits there next. */
  mute(seat: number, silent: boolean): void {
    const muted = new Set(this.muted);
    const player = this.seats[seat]?.player ?? '';
    if (silent) muted.add(player);
    else muted.delete(player);
    this.muted = muted;
  }
  isMuted(seat: number): boolean {
    return this.muted.has(this.seats[seat]?.player ?? '');
  }

  /** Not at this table alone. */
  block(seat: number, silent: boolean): void {
    const player = this.seats[seat]?.player;
    if (player) this.blocked = withBlocked(this.blocked, player, silent);
  }
  isBlocked(seat: number): boolean {
    return this.blocked.has(this.seats[seat]?.player ?? '');
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: Incoming): void {
    if (message.table) {
      const before = this.state;
      this.gap = false;
      this.state = fromSnapshot(message.table, performance.now());
      // The hello of one without a seat commits to nothing.
      if (before && this.seat !== null && this.seat !== before.you.seat) void this.commit();
      void this.unveil();
    } else if (message.v !== undefined) {
      this.follow(message as Update);
    }
    if (message.resumed && this.state) {
      this.state = applyResumed(this.state, message.resumed, performance.now());
      void this.unveil();
    }
    if (message.noted && message.v === undefined && this.state) {
      this.state = { ...this.state, turn: { ...this.state.turn, you: false } };
    }
    if (message.next && this.state) this.state = applyNext(this.state, message.next);
    if (message.stopping !== undefined) toast(say('server-will-stop', { seconds: message.stopping }));
    if (message.rematch) this.rematch = message.rematch;
    if (message.votes) this.votes = new Map([...this.votes, [message.votes.seat, message.votes.by]]);
    if (message.here && this.state) {
      const { here } = message;
      this.state = applyHere(this.state, here);
      this.votes = new Map([...this.votes].filter(([seat]) => !here[seat]));
    }
    if (message.said && !this.isMuted(message.said.seat) && !this.isBlocked(message.said.seat)) {
      this.said = [...this.said, message.said].slice(-100);
    }
  }

  private follow(update: Update): void {
    const before = this.state;
    if (!before || isOld(before, update)) return;
    if (!fits(before, update)) {
      this.gap = true;
      this.socket.reconnect();
      return;
    }
    const after = applyUpdate(before, update, performance.now(), findGame(before.game)?.dealEvent);
    this.state = after;
    if (after.number !== before.number || update.status === 'open') this.rematch = [];
    if (update.seats) this.votes = new Map([...this.votes].filter(([seat]) => !after.seats[seat]?.held));
    void this.unveil(update.fair !== undefined);
    for (const listener of this.listeners) listener(update, before, after);
  }

  /** Shows the seed when all have committed, and commits to another for the shuffle after. */
  private async unveil(changed = true): Promise<void> {
    const { fair, number } = this.state ?? {};
    const due = changed ? this.seed.due(fair, this.seat) : null;
    if (due === 'unveil' && fair && number !== undefined && this.seat !== null) {
      const seed = this.seed.secret();
      notePromise(this.id, number, { commit: fair.commit, seat: this.seat, seed });
      if (!this.shuffleChanged) await this.ask({ reveal: seed });
    }
    if (due !== 'renew') return;
    this.seed.renew();
    await this.commit();
  }

  private commit(): Promise<unknown> {
    return this.ask({ commit: this.seed.commitment() });
  }
}
