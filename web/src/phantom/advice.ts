/** A hint in words: the move, and the reasons of the bot. */
import type { Hint } from '../wire/messages';
import { canSay, say, type Arguments } from '../words/words.svelte';
import type { Move } from './moves';
import { sayCard, sayCards } from '../cards/names';

interface Reason {
  reason: string;
  args?: Arguments;
}

export function sayMove(json: unknown): string {
  const move = json as Move;
  if (move === null) return say('pr-advice-silent');
  if ('take' in move) return say('pr-advice-take', { card: sayCard(move.take) });
  if ('lay' in move) return say('pr-advice-lay', { cards: sayCards(move.lay), draw: move.draw });
  if ('discard' in move) return say('pr-advice-discard', { card: sayCard(move.discard) });
  if ('claim' in move) return say('pr-advice-claim', { cards: sayCards(move.claim) });
  if ('out' in move) return say('pr-advice-out');
  if ('announce' in move) return say('pr-advice-announce');
  return say('pr-advice-decline');
}

/** A reason that a newer server knows and this page does not is left out. */
export function sayReasons(hint: Hint): string[] {
  return ((hint.reasons ?? []) as Reason[])
    .filter(({ reason }) => canSay(`reason-${reason}`))
    .map(({ reason, args }) => say(`reason-${reason}`, args));
}
