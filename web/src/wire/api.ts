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
import { needErrorWords } from '../words/words.svelte';
import { reach } from './reach.svelte';

async function request<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Result<T>> {
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

export const api = {
  me: () => request<Me>('GET', '/api/me'),
  setName: (name: string) => request<Me>('POST', '/api/me', { name }),
  forgetMe: () => request<{ id: null }>('DELETE', '/api/me'),
  phrase: () => request<{ phrase: string }>('POST', '/api/me/phrase', {}),
  recover: (phrase: string) => request<Me>('POST', '/api/me/recover', { phrase }),
  myTables: () => request<{ tables: LobbyTable[] }>('GET', '/api/me/tables'),
  myGames: (before?: number) =>
    request<{ games: PastGame[] }>(
      'GET',
      '/api/me/games' + (before === undefined ? '' : `?before=${before}`),
    ),
  myStats: () =>
    request<{ players: Stats[]; compared: { done: number; total: number } }>('GET', '/api/me/stats'),
  daily: () => request<Daily>('GET', '/api/daily'),
  playDaily: (game: Game) => request<{ table: string }>('POST', '/api/daily', { game }),
  makeTable: (settings: TableSettings) => request<{ table: string }>('POST', '/api/tables', settings),
  quick: (game: QuickGame) => request<{ table: string }>('POST', '/api/quick', game),
  openTables: () => request<{ tables: LobbyTable[] }>('GET', '/api/tables'),
  table: (table: string) => request<LobbyTable>('GET', `/api/tables/${id(table)}`),
  version: () => request<{ version: string; protocol: number; keep_days: number }>('GET', '/api/version'),
  /** Where a game's record is; its lines are JSON, one a line. */
  recordAddress,
  /** A seat's review; only starting it has it made. */
  review: (table: string, number: number, seat: number) =>
    request<ReviewAnswer>('GET', reviewAddress(table, number, seat)),
  startReview: (table: string, number: number, seat: number) =>
    request<ReviewAnswer>('POST', reviewAddress(table, number, seat), {}),
};
