/**
 * The two sides of a shuffle as this browser saw them before it: the server's commitment and the player's own seed.
 * They are noted before the seed is revealed, so that a game's record is not checked against itself alone.
 */
import { inBrowser } from '../settings/kept';
import { hex, sha256, unhex } from './sha256';

export interface ShufflePromise {
  /** The server's commitment. */
  commit: string;
  seat: number;
  /** The player's seed. */
  seed: string;
}

/** The parts of a `fair` line or message that a promise is about. */
export interface Shuffled {
  commit: string;
  clients?: readonly (string | null)[];
  server?: string;
}

interface Note extends ShufflePromise {
  table: string;
  number: number;
}

const key = 'lair-shuffles';
const mostNotes = 100;

function notes(): Note[] {
  try {
    const kept: unknown = JSON.parse(inBrowser.read(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Note[]) : [];
  } catch {
    return []; // another program wrote it
  }
}

/** Finds what was noted for a game of a table. */
export function promiseOf(table: string, number: number): ShufflePromise | null {
  return notes().find((note) => note.table === table && note.number === number) ?? null;
}

/** Notes a promise. The first one of a game stays: a later one would be the change that it is to reveal. */
export function notePromise(table: string, number: number, promise: ShufflePromise): void {
  if (promiseOf(table, number)) return;
  inBrowser.write(key, JSON.stringify([...notes(), { table, number, ...promise }].slice(-mostNotes)));
}

/** The message id of the first thing that differs from the promise. A field that is not there yet is no difference. */
export function brokenPromise(promise: ShufflePromise, shuffled: Shuffled): string | null {
  if (shuffled.commit !== promise.commit) return 'promise-commit-changed';
  if (shuffled.clients && shuffled.clients[promise.seat] !== promise.seed) return 'promise-seed-changed';
  if (shuffled.server && hex(sha256(unhex(shuffled.server))) !== promise.commit) return 'fair-server-commit';
  return null;
}
