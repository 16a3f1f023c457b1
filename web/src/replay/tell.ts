/** The events of a line in sentences. */
import { signed } from '../look/minus';
import { say } from '../words/words.svelte';
import type { SeenEvent } from './events';
import type { Naming, Replay } from './part';

/** The end of a round, which all games have. */
export function tellRound({ round: number = 0, points = [] }: SeenEvent, { name, round }: Naming): string {
  const sums = points.map((sum, seat) => say('replay-points-of', { name: name(seat), points: signed(sum) }));
  return say('replay-round-over', { round: round(number), points: sums.join(', ') });
}

/** The events of a line as a viewer sees them; the deals of several hands are told once. */
export function tell(
  { join, tellers }: Replay,
  events: readonly SeenEvent[],
  names: readonly string[],
  round: (round: number) => string,
): string {
  const naming: Naming = { name: (seat) => names[seat] ?? '', round };
  const sentences = join(events).map((event) => tellers[event.event]?.(event, naming) ?? '');
  return sentences.filter((text, place) => text !== '' && sentences.indexOf(text) === place).join(' ');
}
