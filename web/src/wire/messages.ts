// Generated from the messages in src/protocol. Do not edit; to write it again:
//   cmake --build build/release --target generate

/** Moves, views and events: docs/formats.md, docs/views.md. Each game types its own. */
export type Json = unknown;

/** A word of the catalogue, by the id of its message. */
export interface Term {
  /** The id of a message in the catalogues. */
  term: string;
}

/** An argument of a message. */
export type Argument = string | number | Term;

/** The reason why a request was refused. */
export interface WireError {
  /** The id of a message in the catalogues (`i18n/`). */
  code: string;
  /** The clause of the rules that the error rests on. */
  rule?: string;
  /** The arguments of the message, by name. */
  args?: Record<string, Argument>;
}

/** The answer to a request that was refused. */
export interface Refusal {
  /** The reason. */
  error: WireError;
}

/** The body of `POST /api/me`. */
export interface NameRequest {
  /** Your name: 1 to 24 characters. */
  name: string;
  /** True: the answer has your token, too. */
  token?: boolean;
}

/** The player that the cookie or token of a request names. */
export interface Me {
  /** The player's id; null if there is no player yet. */
  id: string | null;
  /** The player's name. */
  name?: string;
  /** The secret token, if the request asked for it. */
  token?: string;
}

/** A new recovery phrase. */
export interface RecoveryPhrase {
  /** Six words that give the player back. Older phrases are void. */
  phrase: string;
}

/** The body of `POST /api/me/recover`. */
export interface RecoverRequest {
  /** The recovery phrase of the player. */
  phrase: string;
  /** True: the answer has your new token, too. */
  token?: boolean;
}

/** The version of the server. */
export interface Version {
  /** The version of the program. */
  version: string;
  /** The version of this protocol. */
  protocol: number;
  /** Data that nobody uses for so many days is deleted; 0: never. */
  keep_days: number;
}

/** The name of a game. The page may not know every game of the server. */
export type Game = string;

/** The rules of a game (docs/formats.md). */
export type Options = Record<string, string | number | boolean>;

/** The time of a player. Each decision takes first from `turn`, then from `bank`. */
export interface Clock {
  /** The time for one decision, in milliseconds. */
  turn?: number;
  /** The reserve for the whole game, in milliseconds. */
  bank?: number;
}

/** The settings of a table. */
export interface TableSettings {
  /** The name of the game, as in a [record](formats.md#the-header). */
  game: Game;
  /** The rules: the options of the game ([formats](formats.md#the-header)). */
  options?: Options;
  /** The number of seats. Each game has its own range. */
  seats?: number;
  /** The time of each player; null for no clock. */
  clock?: Clock | null;
  /** Whether players get hints, distance and waits; null for help at tables with at most one person. */
  help?: boolean | null;
  /** Whether the lobby lists the table. */
  public?: boolean;
  /** Whether others may watch the game. */
  watch?: boolean;
  /** Whether players chat with phrases or freely. */
  chat?: 'phrases' | 'free';
  /** The time in which everybody may claim a discard, in milliseconds, if a turn lasts [less than an hour](#when-several-are-asked). With 0 the game goes on as soon as the players who were asked have answered, so its pace reveals that somebody was asked. */
  window?: number;
  /** The time that a bot waits before it moves, in milliseconds. */
  pace?: number;
  /** The longest time that the result of a round is shown, in milliseconds. */
  pause?: number;
  /** The date of a table for [today's deal](daily.md). It cannot be requested. */
  daily?: string;
}

/** The body of `POST /api/tables`. */
export interface TableRequest extends TableSettings {
  /** The levels of the bots, by seat; null for a free seat. */
  bots?: (string | null)[];
}

/** The body of `POST /api/quick`. */
export interface QuickGame extends TableSettings {
  /** The level of the bots; `medium` by default. */
  level?: string;
  /** Your commitment to the shuffle, as in `hello`. */
  commit?: string;
}

/** A table that was made or found. */
export interface NewTable {
  /** The id of the table. */
  table: string;
}

/** The state of a table: it waits for players, a game is played, a game is over, or the table is closed for good. */
export type Status = 'open' | 'playing' | 'over' | 'closed';

/** A seat that is taken, as lists of tables show it. */
export interface LobbySeat {
  /** The name of the player or bot. */
  name: string;
  /** The level of the bot; null for a person. */
  bot: string | null;
}

/** A table, as lists of tables show it. */
export interface LobbyTable {
  /** The id of the table. */
  id: string;
  /** The name of the game. */
  game: Game;
  /** The rules in force. */
  options: Options;
  /** The state of the table. */
  status: Status;
  /** The seats in order; null for a free one. */
  seats: (LobbySeat | null)[];
  /** The settings of the table. */
  settings: TableSettings;
  /** The name of the creator; null if the creator has no seat. */
  creator: string | null;
  /** The time of the last change, in milliseconds since 1970. */
  updated: number;
  /** In your own list: whether the table waits for you. */
  yours?: boolean;
}

/** A list of tables. */
export interface TableList {
  /** The tables. */
  tables: LobbyTable[];
}

/** A game that is over. */
export interface PastGame {
  /** The id of the table. */
  table: string;
  /** The number of the game at its table, from 1. */
  number: number;
  /** The name of the game. */
  game: Game;
  /** The time of its end, in milliseconds since 1970. */
  ended: number;
  /** The names of the players, by seat. */
  seats: string[];
  /** The levels of the bots, by seat; null for a person. */
  bots: (string | null)[];
  /** The ids of the persons, by seat; null for a bot. */
  players: (string | null)[];
  /** The date of the deal, if it was [today's deal](daily.md). */
  daily?: string;
  /** The points of the game, by seat. */
  totals: number[];
  /** The seats that won; none if the game is unfinished. */
  winners: number[];
  /** True if the table was closed before the game was over. */
  unfinished?: boolean;
  /** Your seat. */
  seat?: number;
}

/** Your games, the newest first. */
export interface PastGameList {
  /** The games. */
  games: PastGame[];
}

/** The body of `POST /api/daily`. */
export interface DailyRequest {
  /** The name of the game. */
  game: Game;
}

/** Today's deal of a game. The fields from `points` on are there once you have played it. */
export interface DailyDeal {
  /** The name of the game. */
  game: Game;
  /** The number of players who have played it. */
  players: number;
  /** The id of your table, once you have begun. */
  table?: string;
  /** Your points. */
  points?: number;
  /** The number of players with fewer points. */
  below?: number;
  /** The number of other players with the same points. */
  same?: number;
  /** The points of the bot in your seat. */
  bot?: number;
}

/** Today's deals (docs/daily.md). */
export interface Daily {
  /** The day, in UTC: "2026-11-16". */
  date: string;
  /** A deal for each game. */
  deals: DailyDeal[];
}

/** The number of decisions of each grade. */
export interface GradeCounts {
  /** Decisions that cost nothing. */
  fine: number;
  /** Decisions that cost little. */
  inaccuracy: number;
  /** Decisions that cost more. */
  mistake: number;
  /** Decisions that cost most. */
  blunder: number;
}

/** The sum of a review. */
export interface ReviewSum {
  /** The number of decisions. */
  decisions: number;
  /** The number of decisions with one move. */
  no_choice: number;
  /** The points that the cards brought. */
  luck: number;
  /** The points that the seat's own decisions cost. */
  play: number;
  /** The points that the others' play brought. */
  rest: number;
  /** The points over the mean of the others. */
  ahead: number;
  /** The points of the game. */
  points: number;
  /** The number of decisions of each grade. */
  grades: GradeCounts;
}

/** How much a decision cost. */
export type Grade = 'fine' | 'inaccuracy' | 'mistake' | 'blunder';

/** A move and its value. */
export interface RatedMove {
  /** The move, as a line of a record. */
  move: Record<string, Json> | null;
  /** Points over the mean of the others. */
  worth: number;
  /** The standard error of `worth`. */
  error: number;
}

/** A reason for or against a move. */
export interface ReviewReason {
  /** The id of a message. */
  reason: string;
  /** The arguments of the message. */
  args?: Record<string, string | number>;
}

/** A decision, compared with its alternatives. */
export interface ReviewedDecision {
  /** The line of the record. */
  line: number;
  /** The kind of the decision. */
  question: string;
  /** The seat's cards. */
  hand: string[];
  /** The move that was made. */
  made: Record<string, Json> | null;
  /** The best move. */
  best: Record<string, Json> | null;
  /** The points that the decision cost. */
  loss: number;
  /** The standard error of `loss`; null if it is not known. */
  error: number | null;
  /** The grade of the decision. */
  grade: Grade;
  /** The moves that were compared. */
  moves: RatedMove[];
  /** Reasons for the best move. */
  better: ReviewReason[];
  /** Reasons against the move that was made. */
  against: ReviewReason[];
}

/** The decisions of a round. */
export interface ReviewedRound {
  /** The number of the round, from 1. */
  round: number;
  /** The line of the record with its deal. */
  line: number;
  /** Whether the deal was thrown in. */
  thrown_in: boolean;
  /** Whether the round was played to its end. */
  scored: boolean;
  /** The points that the cards brought. */
  luck: number;
  /** The standard error of `luck`. */
  luck_error: number;
  /** The points that the seat's own decisions cost. */
  play: number;
  /** The points that the others' play brought. */
  rest?: number;
  /** The points over the mean of the others. */
  ahead?: number;
  /** The points of the round. */
  points?: number;
  /** The number of decisions with one move. */
  no_choice: number;
  /** The decisions in order. */
  decisions: ReviewedDecision[];
}

/** The review of a seat's game (docs/review.md). */
export interface Review {
  /** The name of the game. */
  game: Game;
  /** The names of the players; a server leaves them out. */
  seats: string[];
  /** The seat that is reviewed. */
  seat: number;
  /** The deals that were sampled a decision. */
  deals: number;
  /** Whether the game was played to its end. */
  ended: boolean;
  /** The sum over the game. */
  sum: ReviewSum;
  /** The rounds in order. */
  rounds: ReviewedRound[];
}

/** The progress of a review. */
export interface ReviewProgress {
  /** The number of decisions that are reviewed. */
  done: number;
  /** The number of all decisions; 0 before it begins. */
  total: number;
  /** The number of reviews that come first. */
  before: number;
}

/** A review, or its progress. */
export interface ReviewAnswer {
  /** The review, once it is finished. */
  review?: Review;
  /** Until then: its progress. */
  progress?: ReviewProgress;
}

/** The games that the bot plays again. */
export interface Compared {
  /** The number of games that the bot has played by now. */
  done: number;
  /** The number of games that it plays. */
  total: number;
}

/** Your rounds compared with the bot's, on the same deals. */
export interface SameDeals {
  /** The number of rounds that the bot has played, too. */
  rounds: number;
  /** Your points. */
  points_per_round: number;
  /** The points that the cards brought you. */
  luck_per_round: number;
  /** Your points without that luck. */
  adjusted_points_per_round: number;
  /** The points of the bot in your seat. */
  bot_points_per_round: number;
}

/** Your statistics of one game (docs/statistics.md). Each game adds fields of its own. */
export interface Stats {
  /** The name of the game. */
  game: Game;
  /** Your name. */
  player: string;
  /** The number of games. */
  games: number;
  /** The number of games that were finished. */
  finished: number;
  /** The number of games that you won. */
  won: number;
  /** The number of rounds. */
  rounds: number;
  /** Your points in all rounds. */
  points: number;
  /** Your points per round. */
  points_per_round: number;
  /** Your rounds compared with the bot's. */
  same_deals?: SameDeals;
  [field: string]: Json;
}

/** Your statistics. */
export interface StatsAnswer {
  /** The bot that plays your deals. */
  compare: string;
  /** Its progress. Each request makes it play the next game. */
  compared: Compared;
  /** An entry for each game that you play. */
  players: Stats[];
}

/** The first message of a client. */
export interface Hello {
  /** The version of this protocol: 1. */
  v: number;
  /** The id of the table. */
  table: string;
  /** Your token, for programs. The page sends its cookie. */
  token?: string;
  /** The last version you have seen, if you reconnect. */
  from?: number;
  /** True: every update brings your whole view. */
  views?: boolean;
  /** True: whenever you are asked, the update brings all your legal moves. The answer to this `hello` is then always the whole table. */
  legal?: boolean;
  /** Whenever you are asked and have at most so many legal moves, the update, the whole table or `resumed` brings them all. The page uses it; if there are more, it sends the request `legal` or computes them. */
  legal_up_to?: number;
  /** The SHA-256 of your 32-byte seed, in hex, if you want a part in the shuffle ([fairness](fairness.md)). It counts if you have a seat; if you sit down later, send the request `commit`. */
  commit?: string;
}

/** An event of the game (docs/views.md). Each game adds fields of its own. */
export interface GameEvent {
  /** The name of the event. */
  event: string;
  /** The seat that it is about. */
  seat?: number;
  [field: string]: Json;
}

/** The end of a game: the `end` line of the record. */
export interface End {
  /** The seats that won. */
  winners: number[];
  /** The points of the game, by seat. */
  totals: number[];
}

/** The player in a seat. */
export interface Seat {
  /** The name, which is unique at the table. */
  name: string;
  /** The id of the person; null for a bot. */
  player: string | null;
  /** The level of the bot; null for a person. */
  bot: string | null;
  /** Whether the player is connected. A bot always is. */
  here: boolean;
  /** Whether a bot plays for the person just now. */
  held: boolean;
}

/** The commitments to the shuffle and its seeds, in hex (docs/fairness.md). */
export interface Fair {
  /** The server's commitment. */
  commit: string;
  /** The players' commitments, by seat; null if there is none. */
  commits: (string | null)[];
  /** True while the server waits for the players' seeds. */
  reveal?: boolean;
  /** The players' seeds that were revealed, by seat; null if there is none. */
  clients?: (string | null)[];
  /** The server's seed, once the game is over. */
  server?: string;
}

/** A part of the points of a round (docs/formats.md). */
export interface Part {
  /** The seat that gets the points. */
  seat?: number;
  /** The clause that gives them. */
  rule: string;
  /** What they are for. */
  what: string;
  /** The points. */
  points: number;
  /** The card that brings them. */
  card?: string;
}

/** The result of a round: the `round` line of the record, with its parts. */
export interface RoundResult {
  /** The number of the round, from 1. */
  round: number;
  /** The seat that went out; null if none did. */
  out: number | null;
  /** The points of the round, by seat. */
  points: number[];
  /** The points of the game so far, by seat. */
  totals: number[];
  /** The cards that were turned up at the end. */
  turned?: string[];
  /** The parts of the points. */
  parts?: Part[];
  [field: string]: Json;
}

/** The decision that the table waits for. */
export interface Turn {
  /** The seat that everybody waits for; null if several are asked, or nobody. */
  seat: number | null;
  /** Whether you are asked. */
  you: boolean;
  /** If you are asked: the decision. Each game has its own. */
  kind?: string;
  /** Your only move, if all players are asked about a discard that you cannot take. */
  only?: Json;
  /** After a round: the seats that have not said `next` yet. */
  next?: number[];
  /** The time that the player to move still has, if there is a clock. */
  left?: number;
  /** The part of it that is the bank. */
  bank?: number;
  /** The longest time in which a discard can still be claimed. */
  window?: number;
}

/** What an update changes. A missing field is unchanged. */
export interface Changes {
  /** The events that you see, in order. */
  events?: GameEvent[];
  /** The state of the table. */
  status?: Status;
  /** The number of the game at this table. */
  number?: number;
  /** The end of the game. */
  end?: End;
  /** All seats. */
  seats?: (Seat | null)[];
  /** The seat of the new creator. */
  creator?: number;
  /** Whether hints are available. */
  help?: boolean;
  /** The settings of the table. */
  settings?: Partial<TableSettings>;
  /** The commitments to the shuffle. */
  fair?: Fair;
  /** The result of a round, to be added to `rounds`. */
  round?: RoundResult;
  /** Bots that decided at a weaker level, because the server was busy. */
  hurried?: number[];
  /** Your whole view, if your `hello` requested views. */
  view?: Json;
  /** Your legal moves, if you are asked and your `hello` requested them. */
  legal?: Json[];
  /** The decision that the table waits for. It is also sent if the same player is asked again. */
  turn?: Turn;
}

/** An update of the table. */
export interface Update extends Changes {
  /** The version of the table after the update, one more than before. */
  v: number;
  /** The `id` of your request, if the update is also the answer to it. */
  re?: number;
  /** With `re`: your choice waited, or still waits, for the order of precedence. */
  noted?: boolean;
}

/** The move that a bot would make. */
export interface Hint {
  /** The move. */
  move: Json;
  /** Other good moves. */
  alternatives?: Json[];
  /** The reasons (docs/review.md). */
  reasons?: Json[];
}

/** The client that receives the message. */
export interface You {
  /** Your player id; empty without a player. */
  player?: string;
  /** Your seat; null if you have none. */
  seat: number | null;
  /** Whether you are the creator of the table. */
  creator: boolean;
}

/** The whole table as you may see it. */
export interface TableSnapshot {
  /** The id of the table. */
  id: string;
  /** The name of the game. */
  game: Game;
  /** The rules in force. */
  options: Options;
  /** The settings of the table. */
  settings: Partial<TableSettings>;
  /** Whether hints are available. */
  help: boolean;
  /** The state of the table. */
  status: Status;
  /** The version of this state. Every later update adds one. */
  version: number;
  /** Your seat and role. */
  you: You;
  /** The seats in order; null for a free one. */
  seats: (Seat | null)[];
  /** The number of the game at this table, from 1. */
  number: number;
  /** Your view of the game ([views](views.md)); without a seat, the public view. */
  view: Json;
  /** The results of the rounds so far. */
  rounds: RoundResult[];
  /** The events of this round that you have seen. */
  events?: GameEvent[];
  /** The end of the game, if it is over. */
  end?: End;
  /** True if another version of the program wrote the table and its rules have changed since. It can be watched; requests are refused (`table-frozen`). */
  frozen?: boolean;
  /** The decision that the table waits for. */
  turn: Turn;
  /** The commitments to the shuffle; null before the first game. */
  fair: Fair | null;
  /** Your legal moves, if you are asked and your `hello` requested them. */
  legal?: Json[];
}

/** The state behind missed updates, for a client that reconnects with `from`. */
export interface Resumed {
  /** The version of this state. */
  version: number;
  /** Your seat and role. */
  you: You;
  /** Your view of the game. */
  view: Json;
  /** The seats in order; null for a free one. */
  seats: (Seat | null)[];
  /** The decision that the table waits for. */
  turn: Turn;
  /** The commitments to the shuffle; null before the first game. */
  fair: Fair | null;
  /** Your legal moves, if you are asked and your `hello` requested them. */
  legal?: Json[];
}

/** A phrase that can be said at every table. */
export type Phrase = 'hello' | 'good-luck' | 'nice' | 'thanks' | 'oops' | 'wow' | 'wait' | 'sorry' | 'good-game' | 'bye';

/** A message of the chat. */
export interface Said {
  /** The seat of the speaker. */
  seat: number;
  /** The name of the speaker. */
  name: string;
  /** The phrase, if it is one. */
  phrase?: Phrase;
  /** The free text, if it is one. */
  text?: string;
}

/** The votes for a bot in an absent player's seat. */
export interface Votes {
  /** The absent player's seat. */
  seat: number;
  /** The seats that have voted. */
  by: number[];
}

/** The reason why the server closes the socket. */
export interface Bye {
  /** The id of a message in the catalogues. */
  code: string;
}

/** A message of the server without a version. */
export interface Notice {
  /** The `id` of the request that is answered. */
  re?: number;
  /** True: the request was carried out. */
  ok?: boolean;
  /** True: your choice waits for the end of the window and the order of precedence. You are not asked any more. */
  noted?: boolean;
  /** The reason why the request was refused. */
  error?: WireError;
  /** The answer to `hint`. */
  hint?: Hint;
  /** The answer to `legal`: all your legal moves. */
  legal?: Json[];
  /** The answer to `hello`: the whole table. */
  table?: TableSnapshot;
  /** The answer to `hello` with `from`, behind the missed updates. */
  resumed?: Resumed;
  /** By seat: whether the player is connected. */
  here?: boolean[];
  /** A player chats. */
  said?: Said;
  /** The seats that have not said `next` yet. */
  next?: number[];
  /** The seats that want another game. A new subscriber is told, too. */
  rematch?: number[];
  /** The votes for a bot in an absent player's seat. A new subscriber is told, too. */
  votes?: Votes;
  /** The server will stop after this round, or in so many seconds at the latest. No game begins any more. */
  stopping?: number;
  /** The server is about to close the socket. */
  bye?: Bye;
  /** The answer to `ping`, with its contents. */
  pong?: Json;
}

/** Any message of the server. */
export interface Incoming extends Changes, Notice {
  /** The version of an update. */
  v?: number;
}

/** A request over the socket. */
export type Request =
  | { move: Json; v: number }
  | { legal: true }
  | { hint: true }
  | { next: true }
  | { undo: true }
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
  | { reveal: string }
  | { ping: Json };

export const phrases: readonly Phrase[] = ['hello', 'good-luck', 'nice', 'thanks', 'oops', 'wow', 'wait', 'sorry', 'good-game', 'bye'];
