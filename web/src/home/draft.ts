/** What the form for a new table holds, and the settings it means. Pure. */
import type { Clock, Game, Options, TableSettings } from '../wire/messages';

export type Auto<T extends string> = T | 'auto';

export interface Draft {
  game: Game;
  seats: '2' | '3' | '4';
  clock: keyof typeof clocks;
  help: Auto<'on' | 'off'>;
  public: boolean;
  watch: boolean;
  chat: 'phrases' | 'free';
  window: keyof typeof windows;
  pace: keyof typeof paces;
  edition: 'de' | 'ko' | 'fr' | 'hu';
  limit: number;
  forcedBid: Auto<'holder' | 'highest'>;
  closingPasses: Auto<'2' | '3'>;
  reenter: Auto<'on' | 'off'>;
  allPass: Auto<'redeal' | 'first'>;
  advanced: boolean;
  goingOut: 'together' | 'in-hand';
  deckOut: 'replay' | 'counts';
  /** Empty: by the number of players. */
  rounds: number | '';
  points: number | '';
}

const second = 1000;
const day = 24 * 60 * 60 * second;

/** Clocks by name: what the form offers. */
export const clocks = {
  quick: { turn: 15 * second, bank: 60 * second },
  normal: { turn: 30 * second, bank: 120 * second },
  slow: { turn: 90 * second, bank: 600 * second },
  day: { turn: day, bank: day },
  days: { turn: 3 * day, bank: 3 * day },
  none: null,
} satisfies Record<string, Clock | null>;

export const windows = { short: 3 * second, normal: 5 * second, long: 10 * second };
export const paces = { fast: 400, normal: 1200, slow: 2500 };

export const newDraft: Draft = {
  game: 'chimera',
  seats: '3',
  clock: 'normal',
  help: 'auto',
  public: false,
  watch: false,
  chat: 'phrases',
  window: 'normal',
  pace: 'normal',
  edition: 'de',
  limit: 400,
  forcedBid: 'auto',
  closingPasses: 'auto',
  reenter: 'auto',
  allPass: 'auto',
  advanced: false,
  goingOut: 'together',
  deckOut: 'replay',
  rounds: '',
  points: '',
};

/** With so much time all are asked about a discard, and the game waits for them (docs/protocol.md). */
export function waitsForAll(draft: Draft): boolean {
  return draft.game === 'phantom-rummy' && (clocks[draft.clock]?.turn ?? 0) >= 3600 * second;
}

export function settingsOf(draft: Draft): TableSettings {
  const chimera = draft.game === 'chimera';
  return {
    game: draft.game,
    seats: chimera ? 3 : Number(draft.seats),
    options: chimera ? chimeraOptions(draft) : phantomOptions(draft),
    clock: clocks[draft.clock],
    public: draft.public,
    watch: draft.watch,
    chat: draft.chat,
    pace: paces[draft.pace],
    ...(chimera ? {} : { window: windows[draft.window] }),
    ...(draft.help === 'auto' ? {} : { help: draft.help === 'on' }),
  };
}

function chimeraOptions(draft: Draft): Options {
  const options: Options = { edition: draft.edition, limit: draft.limit };
  if (draft.forcedBid !== 'auto') options['forced_bid'] = draft.forcedBid;
  if (draft.closingPasses !== 'auto') options['closing_passes'] = Number(draft.closingPasses);
  if (draft.reenter !== 'auto') options['reenter'] = draft.reenter === 'on';
  if (draft.allPass !== 'auto') options['all_pass'] = draft.allPass;
  return options;
}

function phantomOptions(draft: Draft): Options {
  const options: Options = {
    advanced: draft.advanced,
    going_out: draft.goingOut,
    deck_out: draft.deckOut,
  };
  if (draft.rounds !== '') options['rounds'] = draft.rounds;
  if (draft.points !== '') options['points'] = draft.points;
  return options;
}
