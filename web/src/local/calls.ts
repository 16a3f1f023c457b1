/** What the page and the worker of local tables say to each other. */
import { inBrowser } from '../settings/kept';
import type { Request, TableSettings, WireError } from '../wire/messages';

/** Local tables have ids that no server gives. */
const prefix = 'here-';

export function isLocal(table: string): boolean {
  return table.startsWith(prefix);
}

/** Set when the first local table of this browser is made. */
const madeKey = 'lair-local';

/** This browser may have local tables. */
export function hasLocal(): boolean {
  return inBrowser.read(madeKey) !== null;
}

export function newLocalId(): string {
  inBrowser.write(madeKey, 'yes');
  const letters = '23456789abcdefghjkmnpqrstuvwxyz';
  const drawn = crypto.getRandomValues(new Uint8Array(10));
  return prefix + Array.from(drawn, (byte) => letters[byte % letters.length]).join('');
}

/** The files that a table of one game needs. */
export interface Files {
  module: string;
  /** The networks of the game: the path that the module knows, and where the file is. */
  networks: readonly { path: string; address: string }[];
}

export interface NewTable {
  id: string;
  name: string;
  settings: TableSettings;
  daily?: string;
  /** The creator's first requests. */
  requests: readonly Request[];
}

/** A question with one answer. */
export type Job =
  | { op: 'create'; files: Files; table: NewTable }
  | { op: 'record'; files: Files; table: string; number: number }
  | { op: 'daily'; files: Files; game: string; date: string }
  | { op: 'review'; files: Files; record: readonly object[]; seat: number; deals: number };

export type ToWorker =
  | { job: number; ask: Job }
  /** Opens a table; `take` takes it over from another tab. */
  | { link: number; open: { table: string; files: Files; take: boolean; pace: number } }
  | { link: number; send: string }
  | { link: number; shut: true };

export type FromWorker =
  | { job: number; value: unknown }
  | { job: number; error: WireError }
  | { job: number; progress: { done: number; total: number } }
  | { link: number; opened: true; damaged: boolean }
  | { link: number; frame: string }
  | { link: number; closed: number; bye: string | null };

/** Why a local table closes, beside the codes of docs/protocol.md. */
export const closeCodes = {
  noTable: 4404,
  /** Another tab has it. */
  elsewhere: 4409,
  /** The browser could not store a move, or has no room for it. */
  storage: 4507,
  /** The module or a network could not be fetched. */
  files: 4424,
} as const;
