/** The events of a line in sentences. */
import { signed } from '../look/minus';
import { say } from '../words/words.svelte';
import type { SeenEvent } from './events';
import type { Replay } from './part';

/** The points of a round. `round` is its name. */
function tellPoints(points: readonly number[], round: string, name: (seat: number) => string): string {
  const sums = points.map((sum, seat) => say('replay-points-of', { name: name(seat), points: signed(sum) }));
  return say('replay-round-over', { round, points: sums.join(', ') });
}

/** The events of a line as a viewer sees them; the deals of several hands are told once. */
export function tell(
  part: Replay,
  events: readonly SeenEvent[],
  names: readonly string[],
  round: (round: number) => string,
): string {
  const name = (seat: number): string => names[seat] ?? '';
  const sentences = part.join(events).flatMap((event) => {
    const told = part.tell(event, { own: null, name }, [])?.text ?? '';
    const points =
      event.event === part.roundEnd ? tellPoints(event.points ?? [], round(event.round ?? 0), name) : '';
    return [told, points];
  });
  return sentences.filter((text, place) => text !== '' && sentences.indexOf(text) === place).join(' ');
}
