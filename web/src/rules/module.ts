// The rules, compiled to WebAssembly (src/wasm). Loaded when first needed; then every question is
// answered at once. The questions are those of docs/formats.md (the referee) and src/wasm/*.h.

import { fileAddress } from '../app/place';
import type { GameEvent, Part, Refusal, RoundResult, WireError } from '../wire/messages';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type RecordLine = { [name: string]: Json };
export type View = { [name: string]: Json };

/** A round's line of the record, with the parts of its points. */
export interface RoundLine extends RoundResult {
  line: number;
  parts: Part[];
}
interface At {
  line: number;
  to_move: number | null;
  totals: number[];
}

/** Every question by its `op`: what is asked, and the answer if nothing is wrong with it. A game adds its own. */
export interface Questions {
  pad: [
    { pad: object },
    {
      rounds: { points: number[]; totals: number[]; parts: Part[] }[];
      totals: number[];
      over: number | null;
      winners: number[];
    },
  ];
  replay: [
    { record: RecordLine[] },
    { ok: true; totals: number[]; decisions: number } | { ok: false; line: number; error: WireError },
  ];
  fairness: [
    { record: RecordLine[] },
    (
      | { ok: true; deals: number; unrevealed: number }
      | { ok: false; deals: number; unrevealed: number; line: number; error: WireError }
    ),
  ];
  open: [
    { record: RecordLine[] },
    (
      | {
          error?: undefined;
          /** Its name on the wire. */
          game: string;
          seats: string[];
          options: { [name: string]: Json };
          ended: boolean;
          lines: number;
          rounds: { round: number; line: number }[];
          results: RoundLine[];
          events: string[][];
        }
      | { line: number; error: WireError }
    ),
  ];
  at: [
    { line: number; seat?: number | null },
    At & {
      events: (GameEvent & { audience?: number[] })[];
      view?: View;
      views?: View[];
    },
  ];
}

export type Op = keyof Questions;
export type Question<O extends Op> = { op: O } & Questions[O][0];
export type Answer<O extends Op> = Questions[O][1] | Refusal;

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  lair_alloc(size: number): number;
  lair_free(room: number): void;
  lair_ask(request: number, size: number): number;
}

/** The rules once they are loaded. */
export class Rules {
  readonly #exports: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as unknown as Exports;
    this.#exports._initialize();
  }

  ask<O extends Op>(question: Question<O>): Answer<O> {
    return JSON.parse(this.answer(JSON.stringify(question))) as Answer<O>;
  }

  /** The same in JSON text. */
  answer(request: string): string {
    const { memory, lair_alloc, lair_free, lair_ask } = this.#exports;
    const bytes = this.#encoder.encode(request);
    const room = lair_alloc(bytes.length + 1);
    if (room === 0) throw new RangeError('no memory for a question');
    new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
    const start = lair_ask(room, bytes.length);
    lair_free(room);
    // Asking may have moved the memory: look at it anew.
    const all = new Uint8Array(memory.buffer);
    return this.#decoder.decode(all.subarray(start, all.indexOf(0, start)));
  }
}

export async function instantiate(module: WebAssembly.Module): Promise<Rules> {
  return new Rules(await WebAssembly.instantiate(module, {}));
}

let loading: Promise<Rules> | undefined;
let loaded: Rules | undefined;

/** Some browsers have WebAssembly turned off, for safety. */
export const rulesPossible = 'WebAssembly' in globalThis;

/** Why they are not there, after loading them has failed: the id of a message. */
export const whyNoRules = rulesPossible ? 'rules-missing' : 'rules-impossible';

async function fetchRules(url: string | URL): Promise<Rules> {
  return instantiate(await WebAssembly.compileStreaming(fetch(url)));
}

/** Fetches the module, once; after a failure the next call tries again. */
export function load(url: string | URL = fileAddress('lair.wasm')): Promise<Rules> {
  loading ??= fetchRules(url)
    .then((rules) => (loaded = rules))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

export async function ask<O extends Op>(question: Question<O>): Promise<Answer<O>> {
  return (await load()).ask(question);
}

/** The rules if they are there already. */
export function rulesNow(): Rules | undefined {
  return loaded;
}

export function isRefusal(answer: object): answer is Refusal {
  return 'error' in answer && answer.error !== undefined;
}
