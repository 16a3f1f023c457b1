/** The values of the form for a table's options, and the options they stand for. Pure. */
import type { Auto } from '../../home/choices';
import type { Options } from '../../wire/messages';

export interface Values {
  edition: 'de' | 'ko' | 'fr' | 'hu';
  limit: number;
  forcedBid: Auto<'holder' | 'highest'>;
  closingPasses: Auto<'2' | '3'>;
  reenter: Auto<'on' | 'off'>;
  allPass: Auto<'redeal' | 'first'>;
}

export const start: Values = {
  edition: 'de',
  limit: 400,
  forcedBid: 'auto',
  closingPasses: 'auto',
  reenter: 'auto',
  allPass: 'auto',
};

export function read(values: Values): Options {
  const options: Options = { edition: values.edition, limit: values.limit };
  if (values.forcedBid !== 'auto') options['forced_bid'] = values.forcedBid;
  if (values.closingPasses !== 'auto') options['closing_passes'] = Number(values.closingPasses);
  if (values.reenter !== 'auto') options['reenter'] = values.reenter === 'on';
  if (values.allPass !== 'auto') options['all_pass'] = values.allPass;
  return options;
}
