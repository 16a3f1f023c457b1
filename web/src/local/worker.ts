/** The worker of local tables: module, networks and logs, away from the thread that draws. */
import { closeCodes, type Files, type FromWorker, type Job, type NewTable, type ToWorker } from './calls';
import { Database, type TableRow } from './database';
import { changeOf, Host, localPlayer, newSecret } from './host';
import { LocalModule, refused, type Outcome } from './module';

const tell = (message: FromWorker): void => postMessage(message);

let database: Promise<Database> | undefined;
const opened = (): Promise<Database> => (database ??= Database.open());

let module: Promise<LocalModule> | undefined;
let reviewing = 0;

async function compile(address: string): Promise<LocalModule> {
  const compiled = await WebAssembly.compileStreaming(fetch(address));
  return LocalModule.load(compiled, (done, total) => tell({ job: reviewing, progress: { done, total } }));
}

/** The module, with the networks of one game. */
async function loaded(files: Files): Promise<LocalModule> {
  module ??= compile(files.module);
  const ready = await module.catch((error: unknown) => {
    module = undefined; // the next try may fetch it
    throw error;
  });
  for (const { path, address } of files.networks) {
    if (ready.has(path)) continue;
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(address);
    ready.give(path, new Uint8Array(await answer.arrayBuffer()));
  }
  return ready;
}

async function create(files: Files, table: NewTable): Promise<unknown> {
  const ready = await loaded(files);
  const { id, name, settings, requests, daily } = table;
  const request = { id, name, settings, requests, daily: daily ?? '', player: localPlayer };
  const outcome = ready.ask<Outcome>({ op: 'create', ...request, secret: newSecret(), now: Date.now() });
  if (refused(outcome)) return outcome;
  const row: TableRow = { id, name, game: settings.game, status: 'open', updated: Date.now(), summary: {} };
  if (daily) row.daily = daily;
  await (await opened()).commit({ row, ...changeOf(outcome, row, 0) });
  return { table: id };
}

async function record(files: Files, table: string, number: number): Promise<unknown> {
  const base = await opened();
  const game = await base.game(table, number);
  if (!game) return { error: { code: 'server-no-game' } };
  const [ready, log] = await Promise.all([loaded(files), base.entriesOf(game)]);
  return ready.ask({ op: 'record', log });
}

function carryOut(job: Job): Promise<unknown> {
  if (job.op === 'create') return create(job.files, job.table);
  if (job.op === 'record') return record(job.files, job.table, job.number);
  const { files, ...question } = job;
  return loaded(files).then((ready) => ready.ask(question));
}

async function answer(job: number, ask: Job): Promise<void> {
  if (ask.op === 'review') reviewing = job;
  try {
    const value = (await carryOut(ask)) as { error?: { code: string } };
    tell(value.error ? { job, error: value.error } : { job, value });
  } catch (error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    tell({ job, error: { code: full ? 'local-full' : 'local-files' } });
  }
}

/** A table that is open here, while this tab holds its lock. */
class Link {
  private host: Host | undefined;
  private release: (() => void) | undefined;
  private shut = false;

  constructor(
    private readonly link: number,
    private readonly table: string,
    private readonly files: Files,
  ) {}

  /** `take`: from the tab that has it. */
  open(take: boolean, pace: number): void {
    const options: LockOptions = take ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`lair-${this.table}`, options, async (lock) => {
        if (!lock) return this.closed(closeCodes.elsewhere, 'local-elsewhere');
        const held = new Promise<void>((resolve) => (this.release = resolve));
        await this.load(pace);
        await held;
      })
      .catch(() => this.host?.lose()); // the lock was taken
  }

  send(text: string): void {
    this.host?.message(text);
  }

  setPace(pace: number): void {
    if (this.host) this.host.pace = pace;
  }

  async leave(): Promise<void> {
    this.shut = true;
    await this.host?.leave();
    this.release?.();
  }

  private async load(pace: number): Promise<void> {
    let ready: LocalModule;
    try {
      ready = await loaded(this.files);
    } catch {
      return this.closed(closeCodes.files, 'local-files');
    }
    try {
      const base = await opened();
      const row = await base.row(this.table);
      const { lines, damaged } = await base.log(this.table);
      if (damaged) await base.cut(this.table, lines.length + 1);
      if (!row || lines.length === 0) return this.closed(closeCodes.noTable, null);
      const question = { id: row.id, name: row.name, player: localPlayer, secret: newSecret(), log: lines };
      const outcome = ready.ask<Outcome>({ op: 'load', ...question, now: Date.now() });
      if (refused(outcome)) return this.closed(closeCodes.noTable, null);
      if (this.shut) return;
      this.host = new Host(ready, base, row, lines.length, this.owner(), pace);
      tell({ link: this.link, opened: true, damaged });
    } catch {
      this.closed(closeCodes.storage, 'local-storage');
    }
  }

  private owner() {
    return {
      frame: (frame: string) => tell({ link: this.link, frame }),
      closed: (code: number, bye: string | null) => this.closed(code, bye),
    };
  }

  private closed(code: number, bye: string | null): void {
    this.release?.();
    tell({ link: this.link, closed: code, bye });
  }
}

const links = new Map<number, Link>();
/** The module holds one table: a new link begins when the old one has stored everything. */
let last: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('job' in data) void answer(data.job, data.ask);
  else if (!('link' in data)) for (const link of links.values()) link.setPace(data.pace);
  else if ('open' in data) {
    const { table, files, take, pace } = data.open;
    const link = new Link(data.link, table, files);
    links.set(data.link, link);
    void last.then(() => link.open(take, pace));
  } else if ('send' in data) links.get(data.link)?.send(data.send);
  else {
    const link = links.get(data.link);
    links.delete(data.link);
    if (link) last = last.then(() => link.leave());
  }
});
