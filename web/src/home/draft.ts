/** The values of the form for a new table, and the settings they stand for. Pure. */
import type { Game } from '../game';
import type { Clock, Options, TableSettings } from '../wire/messages';
import { defaultSettings, longTurn } from '../wire/settings';
import type { Auto } from './choices';

/** The settings that all games have. */
export interface Draft {
  seats: number;
  clock: keyof typeof clocks;
  help: Auto<'on' | 'off'>;
  public: boolean;
  watch: boolean;
  chat: 'phrases' | 'free';
  window: keyof typeof windows;
  pace: keyof typeof paces;
}

const second = 1000;
const day = 24 * 60 * 60 * second;

/** The clocks that the form offers, by name. */
export const clocks = {
  quick: { turn: 15 * second, bank: 60 * second },
  normal: defaultSettings.clock,
  slow: { turn: 90 * second, bank: 600 * second },
  day: { turn: day, bank: day },
  days: { turn: 3 * day, bank: 3 * day },
  none: null,
} satisfies Record<string, Clock | null>;

export const windows = { short: 3 * second, normal: defaultSettings.window, long: 10 * second };
export const paces = { fast: 400, normal: defaultSettings.pace, slow: 2500 };

export const newDraft: Draft = {
  seats: defaultSettings.seats,
  clock: 'normal',
  help: 'auto',
  public: defaultSettings.public,
  watch: defaultSettings.watch,
  chat: defaultSettings.chat,
  window: 'normal',
  pace: 'normal',
};

type Rules = Pick<Game, 'id' | 'seats' | 'offers'>;

/** With so much time the game waits until all have answered an offer (docs/protocol.md). */
export function waitsForAll(game: Rules, draft: Draft): boolean {
  return game.offers && (clocks[draft.clock]?.turn ?? 0) >= longTurn;
}

/** The wanted number of players, if the game can have it. */
export function seatsOf(game: Rules, draft: Draft): number {
  return game.seats.includes(draft.seats) ? draft.seats : (game.seats[0] ?? draft.seats);
}

export function settingsOf(game: Rules, draft: Draft, options: Options): TableSettings {
  return {
    game: game.id,
    seats: seatsOf(game, draft),
    options,
    clock: clocks[draft.clock],
    public: draft.public,
    watch: draft.watch,
    chat: draft.chat,
    pace: paces[draft.pace],
    ...(game.offers ? { window: windows[draft.window] } : {}),
    ...(draft.help === 'auto' ? {} : { help: draft.help === 'on' }),
  };
}
