/** A sentence for each event of the replay. Events that say nothing of their own are not here: `hand`. */
import type { Naming, Teller } from '../../../replay/part';
import { tellRound } from '../../../replay/tell';
import { say } from '../../../words/words.svelte';
import { rankOf } from '../cards';
import { sayCard, sayCards, sayRank } from '../names';
import type { ChimeraEvent } from './events';

/** Families do not matter: a play is told by its ranks. */
function sayRanks(cards: readonly string[]): string {
  return cards.map((card) => sayRank(rankOf(card))).join(' ');
}

function tellBid({ seat = 0, bid = 0, forced }: ChimeraEvent, { name }: Naming): string {
  if (forced) return say('replay-forced', { name: name(seat), bid });
  return bid === 0
    ? say('replay-passes', { name: name(seat) })
    : say('replay-bids', { name: name(seat), bid });
}

export const tellers: Readonly<Record<string, Teller>> = {
  dealt: ({ dealer = 0, holder = 0, face_up }: ChimeraEvent, { name }) =>
    say('replay-dealt', {
      dealer: name(dealer),
      holder: name(holder),
      card: face_up ? sayCard(face_up) : '',
    }),
  bid: tellBid,
  'thrown-in': () => say('replay-thrown-in'),
  contract: ({ chimera = 0, bid = 0 }: ChimeraEvent, { name }) =>
    say('replay-contract', { name: name(chimera), bid }),
  den: ({ cards = [] }: ChimeraEvent) => say('replay-den', { cards: sayCards(cards) }),
  gave: ({ seat = 0, cards = [] }: ChimeraEvent, { name }) =>
    say('replay-gave', { name: name(seat), cards: sayCards(cards) }),
  swapped: () => say('replay-swapped'),
  played: ({ seat = 0, cards = [], kind = '' }: ChimeraEvent, { name }) =>
    say('replay-plays', { name: name(seat), cards: sayRanks(cards), kind: { term: `kind-${kind}` } }),
  passed: ({ seat = 0 }, { name }) => say('replay-passes', { name: name(seat) }),
  trick: ({ seat = 0 }, { name }) => say('replay-trick-won', { name: name(seat) }),
  scored: tellRound,
  ended: ({ seat = 0 }, { name }) => say('replay-wins', { name: name(seat) }),
};
