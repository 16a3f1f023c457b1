import type { WireError } from './messages';

/** Errors are values. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: WireError; status?: number };
