/** One local table in the worker: carries messages between the page, the module and the log. */
import { closeCodes } from './calls';
import type { Change, Database, GameRow, TableRow } from './database';
import { refused, type LocalModule, type Outcome, type Refusal } from './module';

export const localPlayer = 'here';

export interface HostOwner {
  frame(text: string): void;
  closed(code: number, bye: string | null): void;
}

/** 32 random bytes, in hex. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The change that an outcome makes in the database; `entries` is the length of the log before it. */
export function changeOf(outcome: Outcome, row: TableRow, entries: number): Change {
  const change: Change = { table: row.id, first: entries + 1, entries: outcome.entries };
  if (outcome.row) {
    const { status, updated, summary } = outcome.row;
    change.row = { ...row, status, updated, summary: JSON.parse(summary) as unknown };
  }
  if (outcome.game) {
    const summary = JSON.parse(outcome.game.summary) as unknown;
    change.game = { ...outcome.game, table: row.id, summary } as GameRow;
  }
  return change;
}

export class Host {
  private tail: Promise<void> = Promise.resolve();
  private thinking: ReturnType<typeof setTimeout> | undefined;
  private ticking: ReturnType<typeof setTimeout> | undefined;
  private shown = 0;
  private over = false;

  constructor(
    private readonly module: LocalModule,
    private readonly database: Pick<Database, 'commit'>,
    private row: TableRow,
    private entries: number,
    private readonly owner: HostOwner,
    /** How long a bot takes at least, in ms. */
    public pace: number,
  ) {}

  message(text: string): void {
    this.queue({ op: 'message', message: JSON.parse(text) as unknown });
  }

  /** The page has gone. What it has asked for is still stored. */
  async leave(): Promise<void> {
    this.queue({ op: 'leave' });
    await this.tail;
    this.finish();
  }

  /** Another tab has the table now. */
  lose(): void {
    this.end(closeCodes.elsewhere, 'local-taken');
  }

  private queue(question: object): void {
    this.tail = this.tail.then(() => this.step(question));
  }

  /** One step: nothing of it is shown before it is stored. */
  private async step(question: object): Promise<void> {
    if (this.over) return;
    let outcome: Outcome | Refusal;
    try {
      outcome = this.module.ask<Outcome>({ ...question, now: Date.now() });
    } catch {
      return this.end(closeCodes.files, 'local-broken');
    }
    if (refused(outcome)) return this.end(closeCodes.noTable, outcome.error.code);
    const change = changeOf(outcome, this.row, this.entries);
    if (change.entries.length > 0 || change.row || change.game) {
      try {
        await this.database.commit(change);
      } catch (error) {
        return this.fail(error);
      }
      this.entries += change.entries.length;
      this.row = change.row ?? this.row;
    }
    this.show(outcome);
  }

  private show(outcome: Outcome): void {
    if (this.over) return;
    if (outcome.entries.length > 0) this.shown = Date.now();
    for (const frame of outcome.frames) this.owner.frame(frame);
    if (outcome.close !== undefined) return this.end(outcome.close, null);
    clearTimeout(this.thinking);
    clearTimeout(this.ticking);
    if (outcome.thinks) {
      const wait = Math.max(0, this.shown + this.pace - Date.now());
      this.thinking = setTimeout(() => this.queue({ op: 'think' }), wait);
    }
    if (outcome.due !== null) {
      const wait = Math.min(Math.max(0, outcome.due - Date.now()), 2 ** 31 - 1);
      this.ticking = setTimeout(() => this.queue({ op: 'tick' }), wait);
    }
  }

  /** The move was not stored, so it was not shown: the log is opened again where it ends. */
  private fail(error: unknown): void {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'ConstraintError') return this.lose();
    this.end(closeCodes.storage, name === 'QuotaExceededError' ? 'local-full' : 'local-storage');
  }

  private end(code: number, bye: string | null): void {
    if (this.over) return;
    this.finish();
    this.owner.closed(code, bye);
  }

  private finish(): void {
    this.over = true;
    clearTimeout(this.thinking);
    clearTimeout(this.ticking);
  }
}
