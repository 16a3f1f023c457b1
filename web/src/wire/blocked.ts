/** Players whom this player does not want to hear, at any table: kept in this browser. */
import { inBrowser } from '../settings/kept';

const key = 'lair-blocked';
const most = 500;

export function readBlocked(text: string | null): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
    return new Set(ids.slice(-most));
  } catch {
    return new Set();
  }
}

export function blockedPlayers(): ReadonlySet<string> {
  return readBlocked(inBrowser.read(key));
}

/** The set with or without that player; the newest last, so that the oldest goes when there are too many. */
export function withBlocked(
  players: ReadonlySet<string>,
  player: string,
  silent: boolean,
): ReadonlySet<string> {
  const ids = [...players].filter((id) => id !== player);
  const next = new Set((silent ? [...ids, player] : ids).slice(-most));
  inBrowser.write(key, JSON.stringify([...next]));
  return next;
}
