/** The page's side of the worker of local tables: started when first needed. */
import { settings } from '../settings/settings.svelte';
import type { Result } from '../wire/result';
import type { FromWorker, Job, ToWorker } from './calls';

type OfLink = Extract<FromWorker, { link: number }>;
type Progress = (done: number, total: number) => void;

interface Pending {
  resolve: (result: Result<unknown>) => void;
  progress: Progress | undefined;
}

/** Receivers of what is said about open tables, by link. */
export const links = new Map<number, (message: OfLink) => void>();

const paces = { instant: 0, quick: 400, calm: 1200 } as const;

/** How long a bot takes at least, in ms: the player's choice. */
export function pace(): number {
  return paces[settings.pace];
}

class Messenger {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly pending = new Map<number, Pending>();
  private last = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = () => this.fail();
  }

  post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  ask<T>(ask: Job, progress?: Progress): Promise<Result<T>> {
    const job = ++this.last;
    return new Promise((resolve) => {
      this.pending.set(job, { resolve: resolve as Pending['resolve'], progress });
      this.post({ job, ask });
    });
  }

  end(): void {
    this.worker.terminate();
    this.fail();
  }

  private hear(message: FromWorker): void {
    if ('link' in message) return links.get(message.link)?.(message);
    const entry = this.pending.get(message.job);
    if ('progress' in message) return entry?.progress?.(message.progress.done, message.progress.total);
    this.pending.delete(message.job);
    entry?.resolve(
      'error' in message ? { ok: false, error: message.error } : { ok: true, value: message.value },
    );
  }

  /** The worker's code could not be fetched, or it broke. */
  private fail(): void {
    for (const { resolve } of this.pending.values()) resolve({ ok: false, error: { code: 'local-files' } });
    this.pending.clear();
  }
}

let tables: Messenger | undefined;
let reviews: Messenger | undefined;

export function post(message: ToWorker): void {
  (tables ??= new Messenger()).post(message);
}

export function ask<T>(job: Job): Promise<Result<T>> {
  return (tables ??= new Messenger()).ask<T>(job);
}

/** A review has a worker of its own: it takes long, and tables go on meanwhile. */
export async function review<T>(job: Job, progress: Progress): Promise<Result<T>> {
  reviews ??= new Messenger();
  return reviews.ask<T>(job, progress);
}
