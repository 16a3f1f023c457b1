/** The options of a table: the form for a new one, and those in force, in words. */
import { optionsForm, type TableOptions } from '../../game';
import { say } from '../../words/words.svelte';
import { inForce } from './editions';
import { read, start, type Values } from './option_values';
import Form from './Options.svelte';

const tableOptions: TableOptions = {
  form: optionsForm<Values>({ start, Form, read }),
  terms: (options) => {
    const { edition, limit } = inForce(options);
    return [
      { name: 'new-edition', value: edition ? say(`edition-${edition}`) : say('c-rules-mixed') },
      { name: 'new-limit', value: limit },
    ];
  },
};

export default tableOptions;
