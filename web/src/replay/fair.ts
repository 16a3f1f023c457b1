/** The seeds and commitments of a record, to be shown; whether the deals follow is for the rules to say. Pure. */
import type { RecordLine } from '../rules/module';

export interface FairLine {
  server: string;
  commit: string;
  /** By seat; null where nobody took part, or did not show their seed. */
  clients: (string | null)[];
  commits: (string | null)[];
}

/** A game has the same seeds in all of its deals, so the first line has them all. */
export function fairOf(lines: readonly RecordLine[]): FairLine | null {
  const body = lines.find((line) => 'fair' in line && !('seat' in line))?.['fair'];
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const list = (value: unknown): (string | null)[] =>
    Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one : null)) : [];
  return {
    server: text(body['server']),
    commit: text(body['commit']),
    clients: list(body['clients']),
    commits: list(body['commits']),
  };
}
