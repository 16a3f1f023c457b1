/** A hint in words: what to do, and how much worse the other moves are. */
import { say } from '../../words/words.svelte';
import type { OtherMove } from '../../table/HintNote.svelte';
import type { Hint } from '../../wire/messages';
import type { Board } from './board.svelte';
import { asMove, type Move } from './plays';
import { sayRanks } from './readings';
import { sayPlay } from './tell';

/** What a bot thinks of a move: points in the round, and the chance to win the game where it counted that. */
export interface Worth {
  value?: number;
  chance?: number;
}

export interface Alternative extends Worth {
  move: unknown;
}

export type Reading = { kind: string; top: string } | null;

/** What a move is, without the verb. */
export function sayWhat(move: Move, reading: Reading): string {
  if (move.bid !== undefined) return move.bid === 0 ? say('c-act-pass') : say('c-act-bid', { bid: move.bid });
  const cards = move.give ?? move.play ?? [];
  if (cards.length === 0) return say('c-act-pass');
  return reading ? sayPlay({ ...reading, cards }) : sayRanks(cards);
}

/** The move as advice: "Play: pair 7", "Pass". */
export function sayAdvice(move: Move, reading: Reading): string {
  const what = sayWhat(move, reading);
  if (move.give) return say('c-hint-give', { what });
  return move.play && move.play.length > 0 ? say('c-hint-play', { what }) : what;
}

/** How much worse than the best a move is, to a tenth of a point; empty where a bot did not say. */
export function sayWorse(best: Worth | undefined, other: Worth): string {
  if (best?.value === undefined || other.value === undefined) return '';
  const points = Math.round((best.value - other.value) * 10) / 10;
  if (points > 0) return say('c-hint-fewer', { points });
  return (other.chance ?? 0) < (best.chance ?? 0) ? say('c-hint-riskier') : say('c-hint-even');
}

/** The same decision, whichever of equal cards it names. */
export function isSame(a: Move, b: Move): boolean {
  const text = ({ bid, give, play, top }: Move): string =>
    JSON.stringify([
      bid,
      give && sayRanks(give),
      play && sayRanks(play),
      top === undefined ? '' : String(top),
    ]);
  return text(a) === text(b);
}

/** The other moves that the bot weighed, at most four. */
export function otherMoves(hint: Hint, board: Board): OtherMove[] {
  const weighed = (hint.alternatives ?? []) as Alternative[];
  const best = weighed.find((one) => isSame(asMove(one.move), asMove(hint.move)));
  return weighed
    .filter((one) => one !== best)
    .slice(0, 4)
    .map((one) => {
      const move = asMove(one.move);
      return {
        text: sayWhat(move, board.readingOf(move)),
        worse: sayWorse(best, one),
        choose: () => board.take(move),
      };
    });
}
