/** The HTTP part of the protocol. Errors are values; no network is the error `error-offline`. */
import type {
  Daily,
  Game,
  LobbyTable,
  Me,
  PastGame,
  QuickGame,
  ReviewAnswer,
  Stats,
  TableSettings,
  WireError,
} from './messages';
import type { Result } from './result';
import { place } from '../app/place';
import { games } from '../games';
import { hasLocal, isLocal } from '../local/calls';
import { needErrorWords } from '../words/words.svelte';
import { reach } from './reach.svelte';

async function request<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Result<T>> {
  if (place.alone) return { ok: false, error: { code: 'error-offline' } };
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
    reach.lost = false;
  } catch {
    reach.lost = true;
    return { ok: false, error: { code: 'error-offline' } };
  }
  try {
    const answer = (await response.json()) as T | { error: WireError };
    if (response.ok) return { ok: true, value: answer as T };
    const { error } = answer as { error?: WireError };
    if (error) {
      await needErrorWords(error.code);
      return { ok: false, error, status: response.status };
    }
  } catch {
    // Not the server's own words: something between us, or a server that is just starting.
  }
  return { ok: false, error: { code: 'error-server' }, status: response.status };
}

const id = encodeURIComponent;
const recordAddress = (table: string, number: number): string => `/api/games/${id(table)}/${number}`;
const reviewAddress = (table: string, number: number, seat: number): string =>
  `${recordAddress(table, number)}/review?seat=${seat}`;

/** Local tables: fetched when they are needed. */
const here = () => import('../local/here');

/** A list of what this browser has; nothing is fetched where it never had a local table. */
async function ours<T>(list: (local: Awaited<ReturnType<typeof here>>) => Promise<T[]>): Promise<T[]> {
  return place.alone || hasLocal() ? list(await here()) : [];
}

/** A list of the server with the local one before it, as far as each can be had. */
async function joined<T>(theirs: Promise<Result<T[]>>, own: Promise<T[]>): Promise<Result<T[]>> {
  const [far, near] = await Promise.all([theirs, own.catch(() => [])]);
  if (far.ok) return { ok: true, value: [...near, ...far.value] };
  return near.length > 0 || place.alone ? { ok: true, value: near } : far;
}

function only<K extends string, T>(name: K, answer: Result<Record<K, T>>): Result<T> {
  return answer.ok ? { ok: true, value: answer.value[name] } : answer;
}

/** The text of a game's record. */
async function record(table: string, number: number): Promise<Result<string>> {
  if (isLocal(table)) return (await here()).record(table, number);
  try {
    const response = await fetch(recordAddress(table, number), { credentials: 'same-origin' });
    if (response.ok) return { ok: true, value: await response.text() };
    return { ok: false, error: { code: 'error-server' }, status: response.status };
  } catch {
    return { ok: false, error: { code: 'error-offline' } };
  }
}

export const api = {
  me: () => request<Me>('GET', '/api/me'),
  setName: (name: string) => request<Me>('POST', '/api/me', { name }),
  forgetMe: () => request<{ id: null }>('DELETE', '/api/me'),
  phrase: () => request<{ phrase: string }>('POST', '/api/me/phrase', {}),
  recover: (phrase: string) => request<Me>('POST', '/api/me/recover', { phrase }),
  /** `server`: the player is known there, so its list is asked for, too. */
  myTables: (server: boolean): Promise<Result<LobbyTable[]>> =>
    joined<LobbyTable>(
      server
        ? request<{ tables: LobbyTable[] }>('GET', '/api/me/tables').then((answer) => only('tables', answer))
        : Promise.resolve({ ok: true, value: [] }),
      ours((local) => local.tables()),
    ),
  /** Local games stand before the first page. */
  myGames: (server: boolean, before?: number): Promise<Result<PastGame[]>> =>
    joined<PastGame>(
      server
        ? request<{ games: PastGame[] }>(
            'GET',
            '/api/me/games' + (before === undefined ? '' : `?before=${before}`),
          ).then((answer) => only('games', answer))
        : Promise.resolve({ ok: true, value: [] }),
      before === undefined ? ours((local) => local.games()) : Promise.resolve([]),
    ),
  myStats: () =>
    request<{ players: Stats[]; compared: { done: number; total: number } }>('GET', '/api/me/stats'),
  daily: () =>
    place.alone
      ? here().then((local) => local.daily(games.map((game) => game.id)))
      : request<Daily>('GET', '/api/daily'),
  playDaily: (game: Game) =>
    place.alone
      ? here().then((local) => local.playDaily(game))
      : request<{ table: string }>('POST', '/api/daily', { game }),
  makeTable: (settings: TableSettings) => request<{ table: string }>('POST', '/api/tables', settings),
  quick: (game: QuickGame) => request<{ table: string }>('POST', '/api/quick', game),
  openTables: () => request<{ tables: LobbyTable[] }>('GET', '/api/tables'),
  table: (table: string) =>
    isLocal(table)
      ? here().then((local) => local.table(table))
      : request<LobbyTable>('GET', `/api/tables/${id(table)}`),
  version: () => request<{ version: string; protocol: number; keep_days: number }>('GET', '/api/version'),
  /** Where a game's record is on the server; its lines are JSON, one a line. */
  recordAddress,
  record,
  /** A seat's review; only starting it has it made. */
  review: (table: string, number: number, seat: number) =>
    isLocal(table)
      ? here().then((local) => local.knownReview(table, number, seat))
      : request<ReviewAnswer>('GET', reviewAddress(table, number, seat)),
  startReview: (table: string, number: number, seat: number) =>
    isLocal(table)
      ? here().then((local) => local.startReview(table, number, seat))
      : request<ReviewAnswer>('POST', reviewAddress(table, number, seat), {}),
};
