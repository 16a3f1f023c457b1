/** Who plays here. A newcomer gets a friendly name and may change it before, or never. */
import { place } from '../app/place';
import { inBrowser } from '../settings/kept';
import { api } from '../wire/api';
import type { Me } from '../wire/messages';
import type { Result } from '../wire/result';
import { needWords, say, sayError } from '../words/words.svelte';

let known = $state.raw<Me | null>(null);
let asked: Promise<boolean> | null = null;

/** The name in the field: the player's, or a suggestion; and the last that the server would not have. */
export const player = $state({ name: '', refused: '', problem: '' });

/** What is wrong with the name in the field, as far as the server has said. */
export function nameProblem(): string {
  return player.name === player.refused ? player.problem : '';
}

export function me(): Me | null {
  return known;
}

/** Asks the server once who we are; without an answer, of which this tells, we are a newcomer. */
export function meetPlayer(): Promise<boolean> {
  asked ??= Promise.all([api.me(), needWords(['page-common'])]).then(([answer]) => {
    if (answer.ok && answer.value.id !== null) {
      known = answer.value;
      player.name = answer.value.name ?? '';
    } else {
      player.name ||= inBrowser.read('lair-name') ?? suggestedName();
      if (!answer.ok) asked = null; // not an answer: ask again next time
    }
    return answer.ok || (answer.status ?? 500) < 500;
  });
  return asked;
}

function suggestedName(): string {
  const names = say('default-names').split(',');
  return (names[Math.floor(Math.random() * names.length)] ?? '').trim();
}

/** Makes the player, or renames them if the field says another name. */
export async function introduce(): Promise<Result<Me>> {
  const name = player.name.trim() || suggestedName();
  if (place.alone) {
    inBrowser.write('lair-name', name);
    return { ok: true, value: { id: 'here', name } };
  }
  // Without it the server would take every question for a newcomer's.
  if (!navigator.cookieEnabled) return { ok: false, error: { code: 'error-cookies' } };
  if (known && known.name === name) return { ok: true, value: known };
  const answer = await api.setName(name);
  if (answer.ok) {
    known = answer.value;
    player.name = answer.value.name ?? name;
  } else if (answer.status === 400) {
    player.refused = player.name;
    player.problem = sayError(answer.error);
  }
  return answer;
}
