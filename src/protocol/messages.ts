/**
 * What goes over the wire, as docs/protocol.md and docs/api.yaml describe it. The page is checked against these types,
 * and so is every message of a real server (tests/server/shapes.h, which reads the TypeScript that is used here).
 */

/** An argument of a message: a text, a number, or a word of ours by its message id. */
export type Argument = string | number | { term: string };

export interface WireError {
  code: string;
  rule?: string;
  args?: Record<string, Argument>;
}

export type Game = 'chimera' | 'phantom-rummy';
export type Status = 'open' | 'playing' | 'over' | 'closed';
/** Points by what they are for, moves, views and events: docs/formats.md; each game types its own. */
export type Json = unknown;
export type Options = Record<string, string | number | boolean>;

export interface Me {
  /** Null for one who has no name yet. */
  id: string | null;
  name: string;
}

export interface Clock {
  turn: number;
  bank: number;
}

export interface TableSettings {
  game: Game;
  options?: Options;
  seats?: number;
  bots?: (string | null)[];
  clock?: Clock | null;
  /** Null: as many people sit there. */
  help?: boolean | null;
  public?: boolean;
  watch?: boolean;
  chat?: 'phrases' | 'free';
  window?: number;
  pace?: number;
  pause?: number;
  /** The date of a day's deal (docs/daily.md); told, never asked for. */
  daily?: string;
}

export interface QuickGame {
  game: Game;
  level?: string;
  options?: Options;
  seats?: number;
  commit?: string;
}

export interface LobbyTable {
  id: string;
  game: Game;
  options: Options;
  status: Status;
  seats: ({ name: string; bot: string | null } | null)[];
  settings: Partial<TableSettings>;
  creator: string;
  updated: number;
  yours?: boolean;
}

export interface PastGame {
  table: string;
  number: number;
  game: Game;
  ended: number;
  seats: string[];
  bots: (string | null)[];
  /** By seat a person's id; null for a bot. */
  players: (string | null)[];
  totals: number[];
  winners: number[];
  seat: number;
  /** Its table was closed before it was over. */
  unfinished?: boolean;
  /** Its date, if it was a day's deal. */
  daily?: string;
}

/** Today's deal of a game; from `points` on only once one is through with it. */
export interface DailyDeal {
  game: Game;
  players: number;
  table?: string;
  points?: number;
  below?: number;
  same?: number;
  bot?: number;
}

export interface Daily {
  date: string;
  deals: DailyDeal[];
}

/** docs/review.md, as far as it is shown. Points are those over the mean of the others. */
export interface ReviewReason {
  reason: string;
  args?: Record<string, string | number>;
}
export type DecisionLine = Record<string, unknown> | null;
export type Grade = 'fine' | 'inaccuracy' | 'mistake' | 'blunder';
export interface ReviewedDecision {
  line: number;
  made: DecisionLine;
  best: DecisionLine;
  loss: number;
  grade: Grade;
  moves: { move: DecisionLine; worth: number }[];
  better: ReviewReason[];
  against: ReviewReason[];
}
export interface Review {
  deals: number;
  sum: {
    decisions: number;
    luck: number;
    play: number;
    rest: number;
    ahead: number;
    points: number;
    grades: Record<Grade, number>;
  };
  rounds: { decisions: ReviewedDecision[] }[];
}
export interface ReviewProgress {
  done: number;
  total: number;
  before: number;
}
export type ReviewAnswer = { review: Review } | { progress: ReviewProgress };

/** docs/statistics.md */
export interface SameDeals {
  rounds: number;
  points_per_round: number;
  luck_per_round: number;
  adjusted_points_per_round: number;
  bot_points_per_round: number;
}

export interface CountedStats {
  player: string;
  games: number;
  finished: number;
  won: number;
  rounds: number;
  points: number;
  points_per_round: number;
  same_deals?: SameDeals;
}

export interface RoleStats {
  rounds: number;
  won: number;
  points: number;
  points_per_round: number;
}

export interface ChimeraRoleStats extends RoleStats {
  by_bid: Record<string, RoleStats>;
}

export interface ChimeraStats extends CountedStats {
  game: 'chimera';
  chimera: ChimeraRoleStats;
  hunter: RoleStats;
  bids: Record<string, number>;
  traps: number;
  flights: number;
  treasures: number;
}

export interface PhantomStats extends CountedStats {
  game: 'phantom-rummy';
  out: { rounds: number; points: number; points_per_round: number; with_discard: number };
  others_out: number;
  announced: number;
  laid: number;
  claimed: number;
  distance_by_turn: { rounds: number; mean: number }[];
}

export type Stats = ChimeraStats | PhantomStats;

export interface Seat {
  name: string;
  player: string | null;
  bot: string | null;
  here: boolean;
  held: boolean;
}

export type Decision = 'bid' | 'give' | 'play' | 'take' | 'act' | 'discard' | 'announce' | 'offer';

export interface Turn {
  seat?: number | null;
  you?: boolean;
  kind?: Decision;
  /** The one move there is: an offer of which all are asked, and which this player cannot take. */
  only?: Json;
  left?: number;
  bank?: number;
  window?: number;
  next?: number[];
}

export interface GameEvent {
  event: string;
  seat?: number;
  [field: string]: Json;
}

/** A part of a round's points: docs/formats.md. */
export interface Part {
  seat?: number;
  rule: string;
  what: string;
  points: number;
  card?: string;
}

export interface RoundResult {
  round: number;
  out: number | null;
  points: number[];
  totals: number[];
  turned?: string[];
  parts?: Part[];
  [field: string]: Json;
}

export interface End {
  winners: number[];
  totals: number[];
}

/** Seeds and commitments in hex, by seat; null where there is none. */
export interface Fair {
  commit: string;
  commits: (string | null)[];
  /** The seeds are to be shown now. */
  reveal?: boolean;
  /** What was shown. */
  clients?: (string | null)[];
  /** The server's seed, when the game is over. */
  server?: string;
}

export interface You {
  player?: string;
  seat: number | null;
  creator: boolean;
}

export interface TableSnapshot {
  id: string;
  game: Game;
  options: Options;
  settings: Partial<TableSettings>;
  status: Status;
  version: number;
  you: You;
  seats: (Seat | null)[];
  number: number;
  help?: boolean;
  view?: Json;
  events?: GameEvent[];
  rounds?: RoundResult[];
  turn?: Turn;
  /** Null before the first game. */
  fair?: Fair | null;
  end?: End;
  /** For those who said so in their hello, if they are asked. */
  legal?: Json[];
  /** Its log is of another version of the program: it can only be looked at. */
  frozen?: boolean;
}

/** What is not in the updates, for one who comes back. */
export interface Resumed {
  version: number;
  you: You;
  view?: Json;
  seats: (Seat | null)[];
  turn?: Turn;
  /** Null before the first game. */
  fair?: Fair | null;
}

/** What changed. */
export interface Changes {
  events?: GameEvent[];
  view?: Json;
  turn?: Turn;
  seats?: (Seat | null)[];
  /** The seat of the table's new creator. */
  creator?: number;
  help?: boolean;
  status?: Status;
  settings?: Partial<TableSettings>;
  number?: number;
  round?: RoundResult;
  end?: End;
  fair?: Fair;
}

export interface Update extends Changes {
  v: number;
  re?: number;
}

export type Phrase =
  'hello' | 'good-luck' | 'nice' | 'thanks' | 'oops' | 'wow' | 'wait' | 'sorry' | 'good-game' | 'bye';

export interface Said {
  seat: number;
  name: string;
  phrase?: Phrase;
  text?: string;
}

export interface Hint {
  move: Json;
  alternatives?: Json[];
  reasons?: Json[];
}

/** What can be asked over the socket. */
export type Request =
  | { move: Json; v: number }
  | { legal: true }
  | { hint: true }
  | { next: true }
  | { sit: number | true }
  | { stand: true }
  | { bot: { seat: number; level: string | null } }
  | { remove: number }
  | { settings: Partial<TableSettings> }
  | { start: true }
  | { rematch: true }
  | { vote: number }
  | { back: true }
  | { say: Phrase }
  | { text: string }
  | { report: { seat: number } }
  | { commit: string }
  | { reveal: string };

/** An answer that is no error: `{"ok":true}`, a list, a hint, or the update that came of the request. */
export interface Answer {
  re?: number;
  ok?: boolean;
  legal?: Json[];
  hint?: Hint;
  v?: number;
}

/** Anything the server says. */
export interface Incoming extends Changes, Answer {
  table?: TableSnapshot;
  /** Behind the updates that were missed. */
  resumed?: Resumed;
  /** Seats that have yet to say `next`; that want another game; that want a bot for an absent player. */
  next?: number[];
  rematch?: number[];
  votes?: { seat: number; by: number[] };
  error?: WireError;
  here?: boolean[];
  said?: Said;
  bye?: { code: string };
  ping?: number;
  /** Whatever was in the ping. */
  pong?: Json;
}
