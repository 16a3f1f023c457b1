/** The legal moves, as the server lists them, sorted by what a player can press. No rules here. */
import { nameOf, type View } from './view';

export interface Shown {
  sets: string[][];
  pair: string[];
  discard?: boolean;
}

export type Move =
  | { take: string }
  | { announce: true }
  | { lay: string[]; draw: number }
  | { discard: string }
  | { claim: string[] }
  | { out: Shown }
  | { decline: true }
  | null;

export interface Choices {
  takes: string[];
  lays: { lay: string[]; draw: number }[];
  discards: string[];
  claims: string[][];
  outs: Shown[];
  announce: boolean;
  decline: boolean;
  silent: boolean;
}

export const noChoices: Choices = {
  takes: [],
  lays: [],
  discards: [],
  claims: [],
  outs: [],
  announce: false,
  decline: false,
  silent: false,
};

/** Lines of a record, `null` for saying nothing. */
export function sortMoves(legal: readonly unknown[]): Choices {
  const choices: Choices = { ...noChoices, takes: [], lays: [], discards: [], claims: [], outs: [] };
  for (const line of legal as readonly Move[]) {
    if (line === null) choices.silent = true;
    else if ('take' in line) choices.takes.push(line.take);
    else if ('lay' in line) choices.lays.push({ lay: line.lay, draw: line.draw });
    else if ('discard' in line) choices.discards.push(line.discard);
    else if ('claim' in line) choices.claims.push(line.claim);
    else if ('out' in line) choices.outs.push(line.out);
    else if ('announce' in line) choices.announce = true;
    else if ('decline' in line) choices.decline = true;
  }
  return choices;
}

function sameCards(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join() === [...b].sort().join();
}

/** How many cards may be drawn after laying just these; none if they cannot be laid. */
export function drawsFor(choices: Choices, cards: readonly string[]): number[] {
  return choices.lays.filter(({ lay }) => sameCards(lay, cards)).map(({ draw }) => draw);
}

/** The cards of a move, to show them in the hand. */
export function cardsOf(move: Move): string[] {
  if (move === null) return [];
  if ('take' in move) return [move.take];
  if ('lay' in move) return move.lay;
  if ('discard' in move) return [move.discard];
  if ('claim' in move) return move.claim;
  return [];
}

/**
 * Ways to go out, the one to be offered first in front: what is certain is the same for all of them, so it
 * is the one that most unseen cards match (P-6.4). Ways that show the same are one.
 */
export function orderWays(ways: readonly Shown[], view: View): Shown[] {
  const own = view.laid[view.seat ?? -1] ?? [];
  const seen = new Map<string, number>();
  const open = [view.hand ?? [], view.talon, ...view.laid.flat(), ...view.discards].flat();
  for (const card of open) seen.set(nameOf(card), (seen.get(nameOf(card)) ?? 0) + 1);
  const copies = 4; // P-1.1
  const unseen = (way: Shown): number => {
    const names = new Set([...own, ...way.sets, way.pair].flat().map(nameOf));
    return [...names].reduce((sum, name) => sum + copies - (seen.get(name) ?? 0), 0);
  };
  const different = new Map(ways.map((way) => [JSON.stringify(way), way]));
  return [...different.values()].sort((a, b) => unseen(b) - unseen(a));
}
