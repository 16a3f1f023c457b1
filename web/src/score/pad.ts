/**
 * A score pad: who plays what, and the facts of each round as people tell them. It holds no points: those are
 * what the rules make of it (count.ts). docs/score-pad.md describes the file.
 */
import type { Json, RedCard } from '../rules/module';

export interface ChimeraRound {
  bid: number;
  chimera: number;
  out: number;
  traps: number;
  flight: boolean;
  idle_hunter: boolean;
  /** How many of each treasure each player won. */
  toads: number[];
  cats: number[];
}

/** The deck ended the round: nobody went out. */
export interface NobodyOut {
  out: null;
}
export interface BasicRound {
  out: number;
  laid: number;
  reds: number;
  turned: number;
}
export interface AdvancedRound {
  out: number;
  laid: number;
  item_groups: number;
  reds: RedCard[];
  /** Whose discard it was, if it was one. */
  discarder: number | null;
}
export type PhantomRound = NobodyOut | BasicRound | AdvancedRound;

interface Sheet<Game, Round> {
  lair_pad: 1;
  game: Game;
  players: string[];
  options: Record<string, Json>;
  rounds: Round[];
  /** When it was begun: milliseconds since 1970. */
  made: number;
}
export type ChimeraPad = Sheet<'chimera', ChimeraRound>;
export type PhantomPad = Sheet<'phantom-rummy', PhantomRound>;
export type Pad = ChimeraPad | PhantomPad;

export function isAdvanced(pad: Pad): boolean {
  return pad.options['advanced'] === true;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The pads of a file: one, or a list. Null if it is no such file; whether the rules agree is asked elsewhere. */
export function readPads(text: string): Pad[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const pads = (Array.isArray(value) ? value : [value]).map(readPad);
  return pads.every((pad) => pad !== null) ? pads : null;
}

function readPad(value: unknown): Pad | null {
  if (!isObject(value) || value['lair_pad'] !== 1 || !Array.isArray(value['rounds'])) return null;
  const players = readPlayers(value['players']);
  if (!players) return null;
  const sheet = {
    lair_pad: 1 as const,
    players,
    options: (isObject(value['options']) ? value['options'] : {}) as Record<string, Json>,
    made: isCount(value['made']) ? value['made'] : 0,
  };
  if (value['game'] === 'chimera' && players.length === 3) {
    const rounds = value['rounds'].map(readChimeraRound);
    return rounds.every((round) => round !== null) ? { ...sheet, game: 'chimera', rounds } : null;
  }
  if (value['game'] === 'phantom-rummy') {
    const advanced = sheet.options['advanced'] === true;
    const rounds = value['rounds'].map((round) => readPhantomRound(round, advanced, players.length));
    return rounds.every((round) => round !== null) ? { ...sheet, game: 'phantom-rummy', rounds } : null;
  }
  return null;
}

function readPlayers(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length < 2 || value.length > 4) return null;
  const names = value.map((name) => (typeof name === 'string' ? name.trim().slice(0, 48) : ''));
  return names.every((name) => name !== '') ? names : null;
}

function readChimeraRound(value: unknown): ChimeraRound | null {
  if (!isObject(value)) return null;
  const { bid, chimera, out, traps = 0, flight = false, idle_hunter = false } = value;
  const toads = readCounts(value['toads']);
  const cats = readCounts(value['cats']);
  if (!isCount(bid) || !isCount(chimera) || !isCount(out) || !isCount(traps) || !toads || !cats) return null;
  return {
    bid,
    chimera,
    out,
    traps,
    flight: flight === true,
    idle_hunter: idle_hunter === true,
    toads,
    cats,
  };
}

function readCounts(value: unknown): number[] | null {
  if (value === undefined) return [0, 0, 0];
  return Array.isArray(value) && value.length === 3 && value.every(isCount) ? value : null;
}

function readPhantomRound(value: unknown, advanced: boolean, seats: number): PhantomRound | null {
  if (!isObject(value)) return null;
  const { out, laid, reds, turned = 0, item_groups = 0, discarder = null } = value;
  if (out === null) return { out };
  if (!isCount(out) || out >= seats || !isCount(laid)) return null;
  if (!advanced) return isCount(reds) && isCount(turned) ? { out, laid, reds, turned } : null;
  const redCards = readRedCards(reds);
  if (!redCards || !isCount(item_groups)) return null;
  const gave = discarder === null || (isCount(discarder) && discarder < seats && discarder !== out);
  return gave ? { out, laid, item_groups, reds: redCards, discarder: discarder as number | null } : null;
}

function readRedCards(value: unknown): RedCard[] | null {
  if (!Array.isArray(value)) return null;
  const cards = value.map((item: unknown) =>
    isObject(item) && typeof item['card'] === 'string' && typeof item['holds'] === 'boolean'
      ? { card: item['card'], holds: item['holds'] }
      : null,
  );
  return cards.every((card) => card !== null) ? cards : null;
}

/** A round a line, so that people can read it too. */
export function writePad({ lair_pad, game, players, options, made, rounds }: Pad): string {
  const head = Object.entries({ lair_pad, game, players, options, made });
  const fields = head.map(([name, value]) => `  "${name}": ${JSON.stringify(value)},\n`).join('');
  const lines = rounds.map((round) => `\n    ${JSON.stringify(round)}`).join(',');
  return `{\n${fields}  "rounds": [${lines}${lines === '' ? '' : '\n  '}]\n}\n`;
}
