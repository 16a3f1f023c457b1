/** A sentence for each event of the replay. Events that say nothing of their own are not here: `ask`, `silent`. */
import type { SeenEvent } from '../../../replay/events';
import type { Naming, Teller } from '../../../replay/part';
import { tellRound } from '../../../replay/tell';
import { say } from '../../../words/words.svelte';
import { sayCard, sayCards } from '../names';
import type { PhantomEvent } from './events';

function card(name: string | undefined): string {
  return name ? sayCard(name) : '';
}

function tellOut({ seat = 0, out }: PhantomEvent, { name }: Naming): string {
  const shown = typeof out === 'object' && out ? [...out.sets, out.pair].map(sayCards).join('; ') : '';
  return say('replay-goes-out', { name: name(seat), cards: shown });
}

function tellEnd(event: PhantomEvent, naming: Naming): string {
  const told = tellRound(event, naming);
  return event.out === null ? `${say('replay-deck-out')} ${told}` : told;
}

export const tellers: Readonly<Record<string, Teller>> = {
  ended: ({ seat = 0 }, { name }) => say('replay-wins', { name: name(seat) }),
  deal: ({ starter = 0 }: PhantomEvent, { name }) => say('replay-begins', { name: name(starter) }),
  take: ({ seat = 0, take }: PhantomEvent, { name }) =>
    say('replay-takes', { name: name(seat), card: card(take) }),
  announce: ({ seat = 0 }, { name }) => say('replay-waits', { name: name(seat) }),
  out: tellOut,
  lay: ({ seat = 0, lay = [], draw = 0 }: PhantomEvent, { name }) =>
    say('replay-lays', { name: name(seat), cards: sayCards(lay), draw }),
  discard: ({ seat = 0, discard }: PhantomEvent, { name }) =>
    say('replay-discards', { name: name(seat), card: card(discard) }),
  claim: ({ seat = 0, claim = [] }: PhantomEvent, { name }) =>
    say('replay-claims', { name: name(seat), cards: sayCards(claim) }),
  decline: ({ seat = 0 }, { name }) => say('replay-declines', { name: name(seat) }),
  draw: ({ seat = 0, cards = [] }: PhantomEvent, { name }) =>
    say('replay-draws', { name: name(seat), cards: sayCards(cards) }),
  talon: ({ talon = [] }: PhantomEvent) => say('replay-new-talon', { cards: sayCards(talon) }),
  turned: ({ cards = [] }: PhantomEvent) => say('replay-turned', { cards: sayCards(cards) }),
  round: tellEnd,
};

/** The cards that are turned at the end of a round are told in one sentence. */
export function join(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const all: readonly PhantomEvent[] = events;
  const turned = all.filter((event) => event.event === 'turned');
  const joined = turned[0] && { ...turned[0], cards: turned.flatMap((event) => event.card ?? []) };
  return all.flatMap((event) => {
    if (event.event !== 'turned') return event;
    return event === turned[0] && joined ? joined : [];
  });
}
