/** Moves that the rules allow, as the rules module or the server lists them, and stepping through them. Pure. */
import type { Json } from '../../wire/messages';
import { byRank, pick, ranks, rankOf, ranksOf } from './cards';

/** A play by its ranks; `top` stands only where Pi Ya makes a choice. */
export interface Play {
  ranks: string[];
  kind?: string;
  top?: string;
}

export interface Move {
  bid?: number;
  give?: string[];
  play?: string[];
  top?: string | number;
}

export function asMove(line: Json): Move {
  return typeof line === 'object' && line !== null ? (line as Move) : {};
}

/** The server's list of moves as plays, without the pass. */
export function playsOf(legal: readonly Json[]): Play[] {
  return legal
    .map(asMove)
    .filter((move) => move.play !== undefined && move.play.length > 0)
    .map((move) => ({
      ranks: byRank(move.play ?? []).map(rankOf),
      ...(move.top === undefined ? {} : { top: String(move.top) }),
    }));
}

export function bidsOf(legal: readonly Json[]): number[] {
  return legal.flatMap((line) => asMove(line).bid ?? []);
}

export function allows(plays: readonly Play[], cards: readonly string[]): Play[] {
  const wanted = ranksOf(cards);
  return plays.filter((play) => play.ranks.join(' ') === wanted);
}

const height = (rank: string): number => ranks.indexOf(rank as (typeof ranks)[number]);

/** What is tried first: on a trick the lowest that beats it, traps last; on lead the longest. */
export function inOrder(plays: readonly Play[], lead: boolean, groups: readonly string[][]): Play[] {
  const whole = new Set(groups.map(ranksOf));
  const strong = (play: Play): number => (play.kind === 'trap' || play.kind === 'flight' ? 1 : 0);
  const together = (play: Play): number => (whole.has(play.ranks.join(' ')) ? 0 : 1);
  const top = (play: Play): number => height(play.top ?? play.ranks.at(-1) ?? '1');
  const size = (play: Play): number => (lead ? -play.ranks.length : 0);
  return [...plays].sort(
    (a, b) => strong(a) - strong(b) || together(a) - together(b) || size(a) - size(b) || top(a) - top(b),
  );
}

/** The play after the one that is selected, as cards of the hand; the first if none is. */
export function step(
  plays: readonly Play[],
  selected: readonly string[],
  hand: readonly string[],
  by: 1 | -1,
): { cards: string[]; top?: string } | null {
  if (plays.length === 0) return null;
  const now = plays.findIndex((play) => play.ranks.join(' ') === ranksOf(selected));
  const at = now < 0 ? (by > 0 ? 0 : plays.length - 1) : (now + by + plays.length) % plays.length;
  const next = plays[at];
  if (!next) return null;
  return { cards: pick(next.ranks, hand), ...(next.top === undefined ? {} : { top: next.top }) };
}

/** One more card of a rank; when all of them are selected, none. */
export function nextOfRank(rank: string, selected: readonly string[], hand: readonly string[]): string[] {
  const all = hand.filter((card) => rankOf(card) === rank);
  const more = all.find((card) => !selected.includes(card));
  return more ? [...selected, more] : selected.filter((card) => !all.includes(card));
}
