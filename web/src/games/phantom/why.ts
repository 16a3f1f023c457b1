/** Why a button is off: the id of a sentence, or null if it is on. What is legal the server has said. */
import type { Choices } from './moves';

export interface Situation {
  /** The server cannot be heard. */
  cutOff?: boolean;
  /** What the player is asked, if anything. */
  kind: string | null;
  /** The legal moves are known. */
  ready: boolean;
  waiting: boolean;
  choices: Choices;
  cards: readonly string[];
  /** How many may be drawn after laying the chosen cards. */
  draws: readonly number[];
}

function notNow(situation: Situation): string | null {
  const { kind } = situation;
  if (situation.cutOff) return 'reconnecting';
  if (kind === null) return 'pr-why-not-turn';
  if (kind === 'take') return 'pr-why-take-first';
  if (kind === 'offer' || kind === 'announce') return 'pr-why-answer-first';
  return null;
}

export function whyNoLay(situation: Situation): string | null {
  const early = notNow(situation);
  if (early) return early;
  if (situation.waiting) return 'pr-why-frozen';
  if (situation.kind === 'discard') return 'pr-why-announced';
  if (situation.cards.length !== 3) return 'pr-why-three';
  return situation.draws.length > 0 || !situation.ready ? null : 'pr-why-no-set';
}

export function whyNoDiscard(situation: Situation): string | null {
  const early = notNow(situation);
  if (early) return early;
  const [card] = situation.cards;
  if (card === undefined || situation.cards.length !== 1) return 'pr-why-one';
  if (!situation.ready || situation.choices.discards.includes(card)) return null;
  return situation.waiting ? 'pr-why-frozen' : 'pr-why-breaks-wait';
}
