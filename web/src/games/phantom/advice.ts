/** The move of a hint in words. */
import { say } from '../../words/words.svelte';
import type { Move } from './moves';
import { sayCard, sayCards } from './names';

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
