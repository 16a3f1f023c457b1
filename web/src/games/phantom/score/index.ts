import { optionsForm } from '../../../game';
import type { Options } from '../../../wire/messages';
import { scorePad } from '../../../score/part';
import PadOptions, { type PadValues } from './PadOptions.svelte';
import { readRound, type PhantomRound } from './round';
import RoundForm from './RoundForm.svelte';

function read({ advanced, deckCounts, rounds, points }: PadValues): Options {
  const options: Options = { advanced, deck_out: deckCounts ? 'counts' : 'replay' };
  if (rounds) options['rounds'] = Number(rounds);
  if (points) options['points'] = Number(points);
  return options;
}

export default scorePad<PhantomRound>({
  form: optionsForm<PadValues>({
    start: { advanced: false, deckCounts: false, rounds: '', points: '' },
    Form: PadOptions,
    read,
  }),
  RoundForm,
  readRound,
  missing: 'score-lacks-phantom',
  // Three groups of items win the game (P-8.3).
  wins: ({ parts }) => (parts.some(({ what }) => what === 'item-groups') ? 'score-wins-game' : null),
  limit: (options) => options['points'],
});
