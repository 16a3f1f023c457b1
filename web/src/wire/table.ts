/** A table as this player may see it, and how an update changes it. Pure: no socket, no clock of its own. */
import type { GameEvent, Json, TableSnapshot, Update } from './messages';

export interface TableState extends Omit<TableSnapshot, 'legal'> {
  events: GameEvent[];
  /** The legal moves of this turn, if the server has sent them with it. */
  legal: Json[] | null;
  /** When `turn` was told, by the clock given to the reducer; `left` and `window` count from here. */
  turnSince: number;
}

export function fromSnapshot(snapshot: TableSnapshot, now: number): TableState {
  return {
    ...snapshot,
    events: snapshot.events ?? [],
    legal: snapshot.legal ?? null,
    turnSince: now,
  };
}

/** An update that does not count on from what we have: something was missed, the whole must be asked for. */
export function fits(state: TableState, update: Update): boolean {
  return update.v === state.version + 1;
}

/** An update that we have already, told again after a reconnect. */
export function isOld(state: TableState, update: Update): boolean {
  return update.v <= state.version;
}

/** `dealEvent`: the game's event that begins a round. */
export function applyUpdate(state: TableState, update: Update, now: number, dealEvent?: string): TableState {
  const next: TableState = { ...state, version: update.v };
  if (update.number !== undefined && update.number !== state.number) beginGame(next);
  if (update.status === 'open') openAgain(next);
  if (update.events) next.events = followEvents(next.events, update.events, dealEvent);
  if (update.round) next.rounds = [...next.rounds, update.round];
  if (update.turn) {
    next.turn = update.turn;
    next.legal = update.legal ?? null;
    next.turnSince = now;
  }
  if ('view' in update) next.view = update.view;
  if (update.seats) next.seats = update.seats;
  if (update.help !== undefined) next.help = update.help;
  if (update.status) next.status = update.status;
  if (update.settings) {
    next.settings = { ...next.settings, ...update.settings };
    next.options = update.settings.options ?? next.options;
  }
  if (update.number !== undefined) next.number = update.number;
  if (update.end) next.end = update.end;
  if (update.fair) next.fair = update.fair;
  if (update.creator !== undefined) next.you = { ...next.you, creator: update.creator === next.you.seat };
  return next;
}

function beginGame(state: TableState): void {
  state.events = [];
  state.rounds = [];
  delete state.end;
}

/** Somebody has gone: the others wait for another before they play again. */
function openAgain(state: TableState): void {
  beginGame(state);
  state.view = null;
  state.turn = { seat: null, you: false };
  state.legal = null;
}

/** Events are those of the round: a deal begins them anew. */
function followEvents(before: GameEvent[], more: GameEvent[], dealEvent?: string): GameEvent[] {
  const all = [...before, ...more];
  const deal = all.findLastIndex((event) => event.event === dealEvent);
  return deal > 0 ? all.slice(deal) : all;
}

/** Who is connected, seat by seat. */
export function applyHere(state: TableState, here: boolean[]): TableState {
  return {
    ...state,
    seats: state.seats.map((seat, place) => seat && { ...seat, here: here[place] ?? seat.here }),
  };
}

/** Who has yet to read the round's result. Told of a round that is over, but maybe after the next deal. */
export function applyNext(state: TableState, next: number[]): TableState {
  return state.turn.next ? { ...state, turn: { ...state.turn, next } } : state;
}

/** What an onlooker or a player who came back is told beside the updates that were missed. */
export function applyResumed(
  state: TableState,
  resumed: Pick<TableSnapshot, 'you' | 'view' | 'seats' | 'turn' | 'legal' | 'fair'>,
  now: number,
): TableState {
  return {
    ...state,
    you: resumed.you,
    view: resumed.view,
    seats: resumed.seats,
    turn: resumed.turn ?? {},
    legal: resumed.legal ?? null,
    turnSince: now,
    fair: resumed.fair,
  };
}

export function persons(state: TableState): number {
  return state.seats.filter((seat) => seat !== null && seat.bot === null).length;
}

/** Milliseconds there were to decide in, or null without a clock. Alone among bots a player has all the time there
 * is: a window is only a breath then. */
export function timeGiven(state: TableState): number | null {
  const { left, window } = state.turn;
  return (persons(state) > 1 ? (window ?? left) : left) ?? null;
}

/** What is left of that. */
export function timeLeft(state: TableState, now: number): number | null {
  const given = timeGiven(state);
  return given === null ? null : Math.max(0, given - (now - state.turnSince));
}
