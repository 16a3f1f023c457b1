/**
 * A score pad: who plays which game, and the facts of each round as people tell them. It holds no points: the
 * rules compute those (count.ts). docs/score-pad.md describes the file.
 */
import { findGame } from '../games';
import type { Json } from '../rules/module';
import { isCount, isObject } from './fields';

/** The facts of a round. Only its game knows more of them. */
export interface Round {
  /** The player who went out, or null if nobody did. */
  out: number | null;
}

export interface Pad {
  lair_pad: 1;
  game: string;
  players: string[];
  options: Record<string, Json>;
  rounds: Round[];
  /** When it was begun: milliseconds since 1970. */
  made: number;
}

/** The pads of a file: one, or a list. Null if it is no such file; the rules check the pads later. */
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
  const game = findGame(String(value['game']));
  const players = readPlayers(value['players']);
  if (!game?.scorePad || !players || !game.seats.includes(players.length)) return null;
  const options = (isObject(value['options']) ? value['options'] : {}) as Record<string, Json>;
  const { readRound } = game.scorePad.now();
  const rounds = value['rounds'].map((round) => readRound(round, options, players.length));
  if (!rounds.every((round) => round !== null)) return null;
  const made = isCount(value['made']) ? value['made'] : 0;
  return { lair_pad: 1, players, options, made, game: game.id, rounds };
}

function readPlayers(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  const names = value.map((name) => (typeof name === 'string' ? name.trim().slice(0, 48) : ''));
  return names.every((name) => name !== '') ? names : null;
}

/** A round a line, so that people can read it too. */
export function writePad({ lair_pad, game, players, options, made, rounds }: Pad): string {
  const head = Object.entries({ lair_pad, game, players, options, made });
  const fields = head.map(([name, value]) => `  "${name}": ${JSON.stringify(value)},\n`).join('');
  const lines = rounds.map((round) => `\n    ${JSON.stringify(round)}`).join(',');
  return `{\n${fields}  "rounds": [${lines}${lines === '' ? '' : '\n  '}]\n}\n`;
}
