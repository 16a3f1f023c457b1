/** The options of a table: the form for a new one, and those in force, in words. */
import { optionsForm, type TableOptions } from '../../game';
import { say } from '../../words/words.svelte';
import { goalOf } from './goal';
import { read, start, type Values } from './option_values';
import Form from './Options.svelte';

const tableOptions: TableOptions = {
  form: optionsForm<Values>({ start, Form, read }),
  terms: (options, seats) => {
    const { rounds, points } = goalOf(options, seats);
    return [
      { name: 'new-advanced', value: say(options['advanced'] === true ? 'new-help-on' : 'new-help-off') },
      { name: 'new-rounds', value: rounds },
      { name: 'new-points', value: points },
    ];
  },
};

export default tableOptions;
