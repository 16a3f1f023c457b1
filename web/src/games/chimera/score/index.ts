import { optionsForm } from '../../../game';
import { scorePad } from '../../../score/part';
import PadOptions from './PadOptions.svelte';
import { readRound, type ChimeraRound } from './round';
import RoundForm from './RoundForm.svelte';

export default scorePad<ChimeraRound>({
  form: optionsForm<{ edition: string; limit: number | string }>({
    start: { edition: 'de', limit: 400 },
    Form: PadOptions,
    read: ({ edition, limit }) => ({ edition, limit: Number(limit) }),
  }),
  RoundForm,
  readRound,
  missing: 'score-lacks-chimera',
  wins: () => null,
  limit: (options) => options['limit'],
});
