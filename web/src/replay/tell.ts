/** What happened, in a sentence for each event. */
import { signed } from '../look/minus';
import { say } from '../words/words.svelte';
import { sayCard, sayCards } from '../cards/names';
import { sayRanks } from './cards';
import type { SeenEvent } from './events';

interface Told {
  name: (seat: number) => string;
  round: (round: number) => string;
}

type Teller = (event: SeenEvent, told: Told) => string;

function list(cards: readonly string[] | undefined): string {
  return sayCards(cards ?? []);
}

function card(one: string | undefined): string {
  return one ? sayCard(one) : '';
}

function tellBid({ seat = 0, bid = 0, forced }: SeenEvent, { name }: Told): string {
  if (forced) return say('replay-forced', { name: name(seat), bid });
  return bid === 0
    ? say('replay-passes', { name: name(seat) })
    : say('replay-bids', { name: name(seat), bid });
}

function tellOut({ seat = 0, out }: SeenEvent, { name }: Told): string {
  const shown = typeof out === 'object' && out ? [...out.sets, out.pair].map(list).join('; ') : '';
  return say('replay-goes-out', { name: name(seat), cards: shown });
}

function tellRound({ out, round: number = 0, points = [] }: SeenEvent, { name, round }: Told): string {
  const sums = points.map((sum, seat) => say('replay-points-of', { name: name(seat), points: signed(sum) }));
  const told = say('replay-round-over', { round: round(number), points: sums.join(', ') });
  return out === null ? `${say('replay-deck-out')} ${told}` : told;
}

/** Events that say nothing of their own are not here: `hand`, `ask`, `silent`. */
const tellers: Record<string, Teller> = {
  dealt: ({ dealer = 0, holder = 0, face_up }, { name }) =>
    say('replay-dealt', { dealer: name(dealer), holder: name(holder), card: card(face_up) }),
  bid: tellBid,
  'thrown-in': () => say('replay-thrown-in'),
  contract: ({ chimera = 0, bid = 0 }, { name }) => say('replay-contract', { name: name(chimera), bid }),
  den: ({ cards }) => say('replay-den', { cards: list(cards) }),
  gave: ({ seat = 0, cards }, { name }) => say('replay-gave', { name: name(seat), cards: list(cards) }),
  swapped: () => say('replay-swapped'),
  played: ({ seat = 0, cards = [], kind = '' }, { name }) =>
    say('replay-plays', { name: name(seat), cards: sayRanks(cards), kind: { term: `kind-${kind}` } }),
  passed: ({ seat = 0 }, { name }) => say('replay-passes', { name: name(seat) }),
  trick: ({ seat = 0 }, { name }) => say('replay-trick-won', { name: name(seat) }),
  scored: tellRound,
  ended: ({ seat = 0 }, { name }) => say('replay-wins', { name: name(seat) }),
  deal: ({ starter = 0 }, { name }) => say('replay-begins', { name: name(starter) }),
  take: ({ seat = 0, take }, { name }) => say('replay-takes', { name: name(seat), card: card(take) }),
  announce: ({ seat = 0 }, { name }) => say('replay-waits', { name: name(seat) }),
  out: tellOut,
  lay: ({ seat = 0, lay, draw = 0 }, { name }) =>
    say('replay-lays', { name: name(seat), cards: list(lay), draw }),
  discard: ({ seat = 0, discard }, { name }) =>
    say('replay-discards', { name: name(seat), card: card(discard) }),
  claim: ({ seat = 0, claim }, { name }) => say('replay-claims', { name: name(seat), cards: list(claim) }),
  decline: ({ seat = 0 }, { name }) => say('replay-declines', { name: name(seat) }),
  draw: ({ seat = 0, cards }, { name }) => say('replay-draws', { name: name(seat), cards: list(cards) }),
  talon: ({ talon }) => say('replay-new-talon', { cards: list(talon) }),
  turned: ({ cards }) => say('replay-turned', { cards: list(cards) }),
  round: tellRound,
};

/** The cards that are turned at the end of a round are told in one sentence. */
function turnedAtOnce(events: readonly SeenEvent[]): SeenEvent[] {
  const cards = events.flatMap((event) => (event.event === 'turned' ? (event.card ?? []) : []));
  const first = events.findIndex((event) => event.event === 'turned');
  return events
    .filter((event, place) => event.event !== 'turned' || place === first)
    .map((event) => (event.event === 'turned' ? { ...event, cards } : event));
}

/** What a viewer sees of the events of a line; the deals of several hands are told once. */
export function tell(
  events: readonly SeenEvent[],
  names: readonly string[],
  round: (round: number) => string,
): string {
  const told: Told = { name: (seat) => names[seat] ?? '', round };
  const sentences = turnedAtOnce(events).map((event) => tellers[event.event]?.(event, told) ?? '');
  return sentences.filter((text, place) => text !== '' && sentences.indexOf(text) === place).join(' ');
}
