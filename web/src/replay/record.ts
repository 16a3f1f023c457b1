/** The text of a record, taken apart into games. What the lines mean is for the rules to say. */
import type { RecordLine } from '../rules/module';

/** A game's lines, and where it begins in its file (from 1). */
export interface RecordedGame {
  first: number;
  lines: RecordLine[];
  /** Where each of the lines stands in the file. */
  places: number[];
}

export type ReadRecord = { ok: true; games: RecordedGame[] } | { ok: false; line: number };

/** Blank lines are passed over, and so is a last line that breaks off (docs/formats.md). */
export function readRecord(text: string): ReadRecord {
  const rows = text.split('\n');
  const games: RecordedGame[] = [];
  for (const [place, row] of rows.entries()) {
    if (row.trim() === '') continue;
    const line = readLine(row);
    if (line === null && place === rows.length - 1) break;
    if (line === null) return { ok: false, line: place + 1 };
    if (games.length === 0 || 'lair' in line) games.push({ first: place + 1, lines: [], places: [] });
    games.at(-1)?.lines.push(line);
    games.at(-1)?.places.push(place + 1);
  }
  return games.length > 0 ? { ok: true, games } : { ok: false, line: 1 };
}

function readLine(row: string): RecordLine | null {
  try {
    const value: unknown = JSON.parse(row);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as RecordLine)
      : null;
  } catch {
    return null;
  }
}

/** Of a header: who played, when, and which seats were bots. */
export interface Header {
  names: string[];
  bots: (string | null)[];
  date: number | null;
}

export function readHeader(line: RecordLine | undefined): Header {
  const texts = (value: unknown): (string | null)[] =>
    Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one : null)) : [];
  const date = typeof line?.['date'] === 'string' ? Date.parse(line['date']) : NaN;
  return {
    names: texts(line?.['seats']).map((name) => name ?? ''),
    bots: texts(line?.['bots']),
    date: Number.isNaN(date) ? null : date,
  };
}
