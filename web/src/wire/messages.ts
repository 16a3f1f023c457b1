/** What goes over the wire; its types stand where the server's words are made. */
import type { Phrase, WireError } from '../../../src/protocol/messages';

export type * from '../../../src/protocol/messages';

/** Errors are values. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: WireError; status?: number };

export const phrases: readonly Phrase[] = [
  'hello',
  'good-luck',
  'nice',
  'thanks',
  'oops',
  'wow',
  'wait',
  'sorry',
  'good-game',
  'bye',
];
