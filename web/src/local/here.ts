/** Local tables as the page asks for them: made, listed, replayed, reviewed and deleted without a server. */
import { findGame } from '../games';
import { inBrowser } from '../settings/kept';
import type {
  Daily,
  DailyDeal,
  LobbyTable,
  PastGame,
  Request,
  Review,
  ReviewAnswer,
  TableSettings,
} from '../wire/messages';
import type { Result } from '../wire/result';
import { newLocalId, type NewTable } from './calls';
import { Database, type GameRow } from './database';
import { filesOf, hasModule } from './files';
import { ask, review } from './messenger';
import { missing } from './support';

let database: Promise<Database> | undefined;

function opened(): Promise<Database> {
  database ??= Database.open().catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return database;
}

/** An error if local tables do not work in this browser: `local-no-simd`. */
export function problem(): Result<never> | null {
  const lacking = missing(hasModule);
  return lacking ? { ok: false, error: { code: `local-no-${lacking}` } } : null;
}

export async function gameOf(table: string): Promise<string> {
  try {
    return (await (await opened()).row(table))?.game ?? '';
  } catch {
    return '';
  }
}

export interface Wishes {
  settings: TableSettings;
  /** The levels of the bots by seat; the player sits in the first. */
  levels: readonly string[];
  name: string;
  commit?: string;
  daily?: string;
}

/** Makes a table with bots in all other seats and starts its game. */
export async function create({
  settings,
  levels,
  name,
  commit,
  daily,
}: Wishes): Promise<Result<{ table: string }>> {
  const lacking = problem();
  if (lacking) return lacking;
  void globalThis.navigator.storage?.persist?.();
  const bots: Request[] = levels.map((level, place) => ({ bot: { seat: place + 1, level } }));
  const commits: Request[] = commit ? [{ commit }] : [];
  const table: NewTable = {
    id: newLocalId(),
    name,
    settings: { ...settings, clock: null, pace: 0, window: 0 },
    requests: [...bots, ...commits, { start: true }],
  };
  if (daily) table.daily = daily;
  return ask<{ table: string }>({ op: 'create', files: filesOf(settings.game), table });
}

/** The usual number of players. */
export function usualSeats(game: string): number {
  const seats = findGame(game)?.seats ?? [];
  return seats.includes(3) ? 3 : (seats[0] ?? 3);
}

export async function tables(): Promise<LobbyTable[]> {
  try {
    const rows = await (await opened()).rows();
    return rows
      .filter(({ status }) => status === 'open' || status === 'playing')
      .sort((a, b) => b.updated - a.updated)
      .map((row) => row.summary as LobbyTable);
  } catch {
    return [];
  }
}

export async function table(id: string): Promise<Result<LobbyTable>> {
  const row = await (await opened()).row(id).catch(() => undefined);
  return row
    ? { ok: true, value: row.summary as LobbyTable }
    : { ok: false, error: { code: 'server-no-table' } };
}

const past = (row: GameRow): PastGame => ({ ...(row.summary as PastGame), seat: 0 });

/** Finished games, newest first. */
export async function games(): Promise<PastGame[]> {
  try {
    const rows = await (await opened()).games();
    return rows
      .filter(({ last }) => last > 0)
      .sort((a, b) => b.ended - a.ended)
      .map(past);
  } catch {
    return [];
  }
}

export async function remove(id: string): Promise<void> {
  await (await opened()).remove(id);
}

/** The record of a game, as text. */
export async function record(id: string, number: number): Promise<Result<string>> {
  const files = filesOf(await gameOf(id));
  const answer = await ask<{ record: string }>({ op: 'record', files, table: id, number });
  return answer.ok ? { ok: true, value: answer.value.record } : answer;
}

/** Deals that a decision is judged by, as on a server. */
const deals = 400;
const reviews = new Map<string, ReviewAnswer>();

/** A seat's review, or how far it is. */
export async function startReview(id: string, number: number, seat: number): Promise<Result<ReviewAnswer>> {
  const key = `${id}/${number}/${seat}`;
  const known = reviews.get(key);
  if (known) return { ok: true, value: known };
  const text = await record(id, number);
  if (!text.ok) return text;
  const lines = text.value
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  const progress = (done: number, total: number): void => {
    reviews.set(key, { progress: { done, total, before: 0 } });
  };
  progress(0, 0);
  const files = filesOf(await gameOf(id));
  void review<{ review: Review }>({ op: 'review', files, record: lines, seat, deals }, progress).then(
    (made) => {
      if (made.ok) reviews.set(key, { review: made.value.review });
      else reviews.delete(key);
    },
  );
  return { ok: true, value: reviews.get(key) ?? {} };
}

export function knownReview(id: string, number: number, seat: number): Result<ReviewAnswer> {
  const known = reviews.get(`${id}/${number}/${seat}`);
  return known ? { ok: true, value: known } : { ok: false, error: { code: 'server-no-review' } };
}

/** The name under which the player sits at local tables. */
export const localName = {
  read: (): string => inBrowser.read('lair-name') ?? '',
  write: (name: string): void => void inBrowser.write('lair-name', name),
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** Today's deals as this browser has played them, each beside the bot's points. */
export async function daily(all: readonly string[]): Promise<Result<Daily>> {
  const date = today();
  const rows = await opened()
    .then((base) => base.games())
    .catch(() => []);
  const deal = async (game: string): Promise<DailyDeal> => {
    const mine = rows.find((row) => row.daily === date && (row.summary as PastGame).game === game);
    if (!mine) return { game, players: 0 };
    if (typeof mine.points !== 'number') return { game, players: 0, table: mine.table };
    const bot = await ask<{ points: number }>({ op: 'daily', files: filesOf(game), game, date });
    const known = { game, players: 1, table: mine.table, points: mine.points };
    return bot.ok ? { ...known, bot: bot.value.points } : known;
  };
  return { ok: true, value: { date, deals: await Promise.all(all.map(deal)) } };
}

/** The day's table: the one there is, or a new one. */
export async function playDaily(game: string): Promise<Result<{ table: string }>> {
  const date = today();
  const rows = await opened()
    .then((base) => base.rows())
    .catch(() => []);
  const mine = rows.find((row) => row.daily === date && row.game === game);
  if (mine) return { ok: true, value: { table: mine.id } };
  const seats = usualSeats(game);
  const levels = Array<string>(seats - 1).fill('strong');
  return create({ settings: { game, seats, help: false }, levels, name: localName.read(), daily: date });
}
