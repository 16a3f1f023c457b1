/** Which cards travel when something happens at the table. */
import type { Journey } from '../../table/travel';
import type { GameEvent } from '../../wire/messages';
import { lastDiscard } from './view';

const cards = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** `events` is the whole round; the last `fresh` of them have just come. */
export function journeys(events: readonly GameEvent[], fresh: number, own: number | null): Journey[] {
  const first = events.length - fresh;
  return events.slice(first).flatMap((event, place) => journeysOf(event, events, first + place, own));
}

function journeysOf(
  event: GameEvent,
  events: readonly GameEvent[],
  place: number,
  own: number | null,
): Journey[] {
  const seat = event.seat ?? -1;
  const hand = seat === own ? 'hand' : `seat-${seat}`;
  const each = (list: string[], from: string, to: string): Journey[] =>
    list.map((card) => ({ card, from, to }));
  switch (event.event) {
    case 'deal':
      return [...each(cards(event['hand']), 'deck', 'hand'), ...each(cards(event['talon']), 'deck', 'talon')];
    case 'take':
      return each([String(event['take'])], 'talon', hand);
    case 'discard':
      return each([String(event['discard'])], hand, `discard-${seat}`);
    case 'lay':
      return each(cards(event['lay']), hand, `laid-${seat}`);
    case 'claim': {
      const offered = lastDiscard(events, place);
      const claimed = offered ? each([offered.card], `discard-${offered.seat}`, `laid-${seat}`) : [];
      return [...claimed, ...each(cards(event['claim']), hand, `laid-${seat}`)];
    }
    case 'draw':
      return each(cards(event['cards']), 'deck', 'hand');
    case 'talon':
      return each(cards(event['talon']), 'deck', 'talon');
    default:
      return [];
  }
}
