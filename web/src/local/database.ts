/** The local tables of this browser: rows, logs and games, in IndexedDB. */

export interface TableRow {
  id: string;
  /** The name under which the player sits there. */
  name: string;
  game: string;
  status: 'open' | 'playing' | 'over' | 'closed';
  updated: number;
  /** As in the lobby. */
  summary: unknown;
  daily?: string;
}

export interface GameRow {
  table: string;
  number: number;
  /** Its entries of the log; `last` is 0 while it is played. */
  first: number;
  last: number;
  ended: number;
  /** As in the list of past games. */
  summary: unknown;
  daily?: string;
  points?: number | null;
}

interface Entry {
  table: string;
  /** From 1, without gaps. */
  number: number;
  line: string;
  sum: number;
}

/** What one step of a table changes. It is stored as a whole or not at all. */
export interface Change {
  table: string;
  /** The number of the first new entry. */
  first: number;
  entries: readonly string[];
  row?: TableRow;
  game?: GameRow;
}

/** FNV-1a over the number and the text of an entry. */
export function checksum(number: number, line: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${number}:${line}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

/** The entries up to the first that is missing or damaged. */
export function wholePart(entries: readonly Partial<Entry>[]): { lines: string[]; damaged: boolean } {
  const lines: string[] = [];
  for (const [place, { number, line, sum }] of entries.entries()) {
    const whole = number === place + 1 && typeof line === 'string' && sum === checksum(number, line);
    if (!whole) return { lines, damaged: true };
    lines.push(line);
  }
  return { lines, damaged: false };
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
}

function ofTable(table: string, from = 0, to = Infinity): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, to]);
}

export class Database {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(name = 'lair-local'): Promise<Database> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('entries', { keyPath: ['table', 'number'] });
      request.result.createObjectStore('games', { keyPath: ['table', 'number'] });
    };
    return new Database(await settled(request));
  }

  /** Resolves when the change is durable: nothing of it may be shown before. */
  async commit({ table, first, entries, row, game }: Change): Promise<void> {
    const transaction = this.base.transaction(['tables', 'entries', 'games'], 'readwrite', {
      durability: 'strict',
    });
    const finished = done(transaction);
    for (const [place, line] of entries.entries()) {
      const number = first + place;
      // Adding an entry that exists fails: another tab has written it.
      transaction.objectStore('entries').add({ table, number, line, sum: checksum(number, line) });
    }
    if (row) transaction.objectStore('tables').put(row);
    if (game) transaction.objectStore('games').put(game);
    await finished;
  }

  row(id: string): Promise<TableRow | undefined> {
    return settled(this.read('tables').get(id) as IDBRequest<TableRow | undefined>);
  }
  rows(): Promise<TableRow[]> {
    return settled(this.read('tables').getAll() as IDBRequest<TableRow[]>);
  }
  game(table: string, number: number): Promise<GameRow | undefined> {
    return settled(this.read('games').get([table, number]) as IDBRequest<GameRow | undefined>);
  }
  games(): Promise<GameRow[]> {
    return settled(this.read('games').getAll() as IDBRequest<GameRow[]>);
  }
  async log(table: string): Promise<{ lines: string[]; damaged: boolean }> {
    return wholePart(await settled(this.read('entries').getAll(ofTable(table)) as IDBRequest<Entry[]>));
  }
  async entriesOf({ table, first, last }: GameRow): Promise<string[]> {
    const range = ofTable(table, first, last === 0 ? Infinity : last);
    const found = await settled(this.read('entries').getAll(range) as IDBRequest<Entry[]>);
    return found.map((entry) => entry.line);
  }

  /** Removes the entries from `first` on, which cannot be read. */
  async cut(table: string, first: number): Promise<void> {
    const transaction = this.base.transaction('entries', 'readwrite', { durability: 'strict' });
    transaction.objectStore('entries').delete(ofTable(table, first));
    await done(transaction);
  }

  async remove(table: string): Promise<void> {
    const transaction = this.base.transaction(['tables', 'entries', 'games'], 'readwrite');
    transaction.objectStore('tables').delete(table);
    transaction.objectStore('entries').delete(ofTable(table));
    transaction.objectStore('games').delete(ofTable(table));
    await done(transaction);
  }

  private read(store: string): IDBObjectStore {
    return this.base.transaction(store).objectStore(store);
  }
}
