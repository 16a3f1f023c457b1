/** The module of local tables (src/wasm/local): a question in JSON, an answer at once. */
import type { WireError } from '../wire/messages';

/** What a step of the table leads to: entries to store, then frames to send. */
export interface Outcome {
  entries: string[];
  frames: string[];
  /** When the table must be asked again, in ms since 1970. */
  due: number | null;
  /** A bot has a decision to make, or a hint. */
  thinks: boolean;
  close?: number;
  frozen?: boolean;
  row?: { status: 'open' | 'playing' | 'over' | 'closed'; updated: number; summary: string };
  game?: {
    number: number;
    first: number;
    last: number;
    ended: number;
    summary: string;
    daily?: string;
    points?: number | null;
  };
}

export type Refusal = { error: WireError };

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  lair_alloc(size: number): number;
  lair_free(room: number): void;
  lair_ask(request: number, size: number): number;
  lair_give(path: number, length: number, bytes: number, size: number): void;
}

export class LocalModule {
  private readonly given = new Set<string>();
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  private constructor(private readonly exports: Exports) {
    exports._initialize();
  }

  static async load(
    module: WebAssembly.Module,
    progress: (done: number, total: number) => void = () => undefined,
  ): Promise<LocalModule> {
    const instance = await WebAssembly.instantiate(module, { env: { lair_progress: progress } });
    return new LocalModule(instance.exports as unknown as Exports);
  }

  has(path: string): boolean {
    return this.given.has(path);
  }

  /** Hands in a file that the module reads, such as a network. */
  give(path: string, bytes: Uint8Array): void {
    if (this.given.has(path)) return;
    const name = this.encoder.encode(path);
    const place = this.put(name);
    this.exports.lair_give(place, name.length, this.put(bytes), bytes.length);
    this.exports.lair_free(place);
    this.given.add(path);
  }

  ask<T>(question: object): T | Refusal {
    const bytes = this.encoder.encode(JSON.stringify(question));
    const place = this.put(bytes);
    const start = this.exports.lair_ask(place, bytes.length);
    this.exports.lair_free(place);
    const all = new Uint8Array(this.exports.memory.buffer);
    return JSON.parse(this.decoder.decode(all.subarray(start, all.indexOf(0, start)))) as T | Refusal;
  }

  private put(bytes: Uint8Array): number {
    const place = this.exports.lair_alloc(bytes.length + 1);
    if (place === 0) throw new RangeError('no memory');
    new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
    return place;
  }
}

export function refused<T extends object>(answer: T | Refusal): answer is Refusal {
  return 'error' in answer;
}
