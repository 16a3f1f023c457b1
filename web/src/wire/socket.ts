/** The connection to one table: says hello, comes back by itself after a loss, and matches answers to requests. */
import { openCarrier, type Carrier } from './carrier';
import type { Incoming, Request } from './messages';
import type { Result } from './result';

export type Connection =
  | { state: 'connecting' }
  | { state: 'live' }
  /** Lost, and trying again; `attempts` so far. */
  | { state: 'lost'; attempts: number; restarting: boolean }
  /** Closed for good, with the close code of docs/protocol.md and what the server's `bye` said. */
  | { state: 'closed'; code: number; bye: string | null };

export interface SocketOwner {
  /** The fields of `hello` beside `v` and `table`, as they are now. */
  hello(): Record<string, unknown>;
  /** What the server says, but for answers that are only that. */
  heard(message: Incoming): void;
  connection(now: Connection): void;
}

interface Pending {
  resolve: (result: Result<Incoming>) => void;
  text: string;
  sent: boolean;
}

/** Close codes after which coming back is of no use. */
const final = new Set([4400, 4401, 4403, 4404, 4409, 4410, 4424, 4426, 4507]);
const pingEvery = 25_000;
const pongWithin = 10_000;
/** The browser thinks that the network is gone: then less patience will do. */
const pongWithoutNetwork = 2_000;

export class TableSocket {
  private carrier: Carrier | null = null;
  private pending = new Map<number, Pending>();
  private nextId = 1;
  private attempts = 0;
  private restarting = false;
  private bye: string | null = null;
  private live = false;
  private over = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly owner: SocketOwner,
  ) {
    addEventListener('online', this.hurry);
    addEventListener('offline', this.doubt);
    document.addEventListener('visibilitychange', this.look);
    this.owner.connection({ state: 'connecting' });
    this.connect();
  }

  /** Asks and waits for the answer. While the connection is lost a request waits for it to come back. */
  ask(request: Request): Promise<Result<Incoming>> {
    const id = this.nextId++;
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve) => {
      if (this.over) return resolve({ ok: false, error: { code: 'error-disconnected' } });
      const entry = { resolve, text, sent: this.live };
      this.pending.set(id, entry);
      if (this.live) this.carrier?.send(text);
    });
  }

  close(): void {
    this.finish();
    this.carrier?.close();
  }

  /** Begins anew with a hello as the owner now has it. */
  reconnect(): void {
    if (this.over) return;
    this.drop();
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const carrier: Carrier = openCarrier(this.table, {
      opened: () => {
        carrier.send(JSON.stringify({ hello: { v: 1, table: this.table, ...this.owner.hello() } }));
        this.watch();
        this.probe(); // its pong says that we are in, even if nothing was missed
      },
      heard: (text) => this.receive(JSON.parse(text) as Incoming),
      closed: (code) => {
        if (this.carrier === carrier) this.lost(code);
      },
    });
    this.carrier = carrier;
  }

  private receive(message: Incoming): void {
    clearTimeout(this.silence);
    if (message.bye) this.bye = message.bye.code;
    if (!this.live && !message.bye && !message.error) this.alive();
    this.owner.heard(message);
    if (message.re !== undefined) this.answer(message.re, message);
  }

  private alive(): void {
    this.live = true;
    this.attempts = 0;
    this.restarting = false;
    this.bye = null;
    this.owner.connection({ state: 'live' });
    for (const entry of this.pending.values()) {
      entry.sent = true;
      this.carrier?.send(entry.text);
    }
  }

  private answer(id: number, message: Incoming): void {
    const entry = this.pending.get(id);
    this.pending.delete(id);
    entry?.resolve(message.error ? { ok: false, error: message.error } : { ok: true, value: message });
  }

  private lost(code: number): void {
    this.drop();
    if (this.over) return;
    if (final.has(code)) {
      this.finish();
      return this.owner.connection({ state: 'closed', code, bye: this.bye });
    }
    if (code === 1012 || this.bye === 'server-stops') this.restarting = true;
    const wait = Math.min(8000, 250 * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.owner.connection({ state: 'lost', attempts: this.attempts, restarting: this.restarting });
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** Requests that were on their way may or may not have arrived: what comes next will show. */
  private drop(): void {
    this.live = false;
    clearInterval(this.pinger);
    clearTimeout(this.silence);
    const old = this.carrier;
    this.carrier = null;
    old?.close();
    for (const [id, entry] of this.pending) {
      if (!entry.sent) continue;
      this.pending.delete(id);
      entry.resolve({ ok: false, error: { code: 'error-disconnected' } });
    }
  }

  private finish(): void {
    this.over = true;
    clearTimeout(this.retry);
    clearInterval(this.pinger);
    clearTimeout(this.silence);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.doubt);
    document.removeEventListener('visibilitychange', this.look);
    for (const entry of this.pending.values()) {
      entry.resolve({ ok: false, error: { code: 'error-disconnected' } });
    }
    this.pending.clear();
  }

  private watch(): void {
    clearInterval(this.pinger);
    this.pinger = setInterval(() => this.probe(), pingEvery);
  }

  /** A connection can die without a word, above all on a phone: no answer to a ping means that it has. */
  private probe(within = pongWithin): void {
    if (!this.carrier?.open) return;
    this.carrier.send('{"ping":1}');
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(1006), within);
  }

  private hurry = (): void => {
    if (!this.live && !this.over) this.reconnect();
  };

  private doubt = (): void => {
    if (this.live) this.probe(pongWithoutNetwork);
  };

  private look = (): void => {
    if (document.hidden) return;
    if (this.live) this.probe();
    else this.hurry();
  };
}
