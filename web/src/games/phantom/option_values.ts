/** The values of the form for a table's options, and the options they stand for. Pure. */
import type { Options } from '../../wire/messages';

export interface Values {
  advanced: boolean;
  goingOut: 'together' | 'in-hand';
  deckOut: 'replay' | 'counts';
  /** Empty: by the number of players. */
  rounds: number | '';
  points: number | '';
}

export const start: Values = {
  advanced: false,
  goingOut: 'together',
  deckOut: 'replay',
  rounds: '',
  points: '',
};

export function read(values: Values): Options {
  const options: Options = {
    advanced: values.advanced,
    going_out: values.goingOut,
    deck_out: values.deckOut,
  };
  if (values.rounds !== '') options['rounds'] = values.rounds;
  if (values.points !== '') options['points'] = values.points;
  return options;
}
