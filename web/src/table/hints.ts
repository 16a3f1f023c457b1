/** Hints of a bot. */
import { toast } from '../look/live.svelte';
import type { Hint } from '../wire/messages';
import type { TableStore } from '../wire/table.svelte';
import { canSay, needWords, say, sayError, type Arguments } from '../words/words.svelte';

interface Reason {
  reason: string;
  args?: Arguments;
}

/** Asks the server for a hint and fetches its words. Null, with a note to the player, if that failed. */
export async function fetchHint(table: TableStore): Promise<Hint | null> {
  const [answer] = await Promise.all([table.hint(), needWords(['bots']).catch(() => undefined)]);
  if (answer.ok) return answer.value;
  toast(sayError(answer.error), 'problem');
  return null;
}

/** A reason that a newer server knows and this page does not is left out. */
export function sayReasons(hint: Hint): string[] {
  return ((hint.reasons ?? []) as Reason[])
    .filter(({ reason }) => canSay(`reason-${reason}`))
    .map(({ reason, args }) => say(`reason-${reason}`, args));
}
