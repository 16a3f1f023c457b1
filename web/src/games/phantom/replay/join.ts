import type { SeenEvent } from '../../../replay/events';

/** The cards that are turned at the end of a round are told in one sentence. */
export function join(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const turned = events.filter((event) => event.event === 'turned');
  const joined = turned[0] && { ...turned[0], cards: turned.map((event) => event['card']) };
  return events.flatMap((event) => {
    if (event.event !== 'turned') return event;
    return event === turned[0] && joined ? joined : [];
  });
}
