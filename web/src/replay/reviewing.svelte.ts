/** The reviews of a game's seats: asked of the server, waited for, and kept while the page is open. */
import { introduce, meetPlayer } from '../home/me.svelte';
import { isLocal } from '../local/calls';
import { api } from '../wire/api';
import type { Review, ReviewProgress, WireError } from '../wire/messages';
import { needWords } from '../words/words.svelte';

export type Reviewed =
  | { kind: 'under-way'; progress: ReviewProgress }
  | { kind: 'done'; review: Review }
  | { kind: 'failed'; error: WireError };

const pause = 700;

export class Reviewing {
  readonly #table: string;
  readonly #number: number;
  #bySeat = $state.raw<Readonly<Record<number, Reviewed>>>({});
  #closed = false;

  constructor(table: string, number: number) {
    this.#table = table;
    this.#number = number;
  }

  of(seat: number): Reviewed | null {
    return this.#bySeat[seat] ?? null;
  }

  /** Has it made, or finds the one that is there; ends when it is there. Only players may have one made. */
  async start(seat: number): Promise<void> {
    this.#set(seat, { kind: 'under-way', progress: { done: 0, total: 0, before: 0 } });
    if (!isLocal(this.#table)) {
      await meetPlayer();
      const known = await introduce();
      if (!known.ok) return this.#set(seat, { kind: 'failed', error: known.error });
    }
    let answer = await api.startReview(this.#table, this.#number, seat);
    while (answer.ok && answer.value.progress && !this.#closed) {
      this.#set(seat, { kind: 'under-way', progress: answer.value.progress });
      await new Promise((resolve) => setTimeout(resolve, pause));
      answer = await api.review(this.#table, this.#number, seat);
    }
    if (!answer.ok) return this.#set(seat, { kind: 'failed', error: answer.error });
    const { review } = answer.value;
    if (!review) return;
    try {
      await needWords(['review', 'bots']);
    } catch {
      return this.#set(seat, { kind: 'failed', error: { code: 'error-offline' } });
    }
    this.#set(seat, { kind: 'done', review });
  }

  /** Nobody waits any more. */
  close(): void {
    this.#closed = true;
  }

  #set(seat: number, reviewed: Reviewed): void {
    this.#bySeat = { ...this.#bySeat, [seat]: reviewed };
  }
}
