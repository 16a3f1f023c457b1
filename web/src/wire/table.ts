/** A table as this player may see it, and how an update changes it. Pure: no socket, no clock of its own. */
import type { GameEvent, TableSnapshot, Turn, Update } from './messages';

export interface TableState extends TableSnapshot {
  events: GameEvent[];
  rounds: NonNullable<TableSnapshot['rounds']>;
  turn: Turn;
  /** When `turn` was told, by the clock given to the reducer; `left` and `window` count from here. */
  turnSince: number;
}

export function fromSnapshot(snapshot: TableSnapshot, now: number): TableState {
  return {
    ...snapshot,
    events: snapshot.events ?? [],
    rounds: snapshot.rounds ?? [],
    turn: snapshot.turn ?? {},
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

export function applyUpdate(state: TableState, update: Update, now: number): TableState {
  const next: TableState = { ...state, version: update.v };
  if (update.number !== undefined && update.number !== state.number) beginGame(next);
  if (update.status === 'open') openAgain(next);
  if (update.events) next.events = followEvents(next.events, update.events);
  if (update.round) next.rounds = [...next.rounds, update.round];
  if (update.turn) {
    next.turn = update.turn;
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
  state.turn = {};
}

/** Events are those of the round: a deal begins them anew. */
function followEvents(before: GameEvent[], more: GameEvent[]): GameEvent[] {
  const all = [...before, ...more];
  const deal = all.findLastIndex((event) => event.event === 'dealt' || event.event === 'deal');
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
  resumed: Pick<TableSnapshot, 'you' | 'view' | 'seats' | 'turn' | 'fair'>,
  now: number,
): TableState {
  return {
    ...state,
    you: resumed.you,
    view: resumed.view,
    seats: resumed.seats,
    turn: resumed.turn ?? {},
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
