/** A recorded game that is shown: the place in it, the seat it is seen from, and the rules' account of that place. */
import { isRefusal, type Answer, type RoundLine, type RecordLine, type Rules } from '../rules/module';
import type { Game } from '../game';
import { findGame } from '../games';
import { courseOf, dealAround, jump, roundIsOver, stepAt, type Course, type Jump } from './course';
import { seenBy, type Moment, type SeenEvent } from './events';
import type { Replay } from './part';
import { readHeader, type Header } from './record';
import { tell } from './tell';
import { boardWords } from '../table/boards';
import { needWords, say } from '../words/words.svelte';
import type { WireError } from '../wire/messages';

export type OpenedGame =
  | { ok: true; game: ReplayGame }
  | { ok: false; line: number; error: WireError }
  | { ok: false; unknown: string };

type Checked = Extract<Answer<'fairness'>, { ok: boolean }>;
type Opened = Extract<Answer<'open'>, { game: string }>;

export class ReplayGame {
  readonly game: Game;
  readonly part: Replay;
  readonly names: readonly string[];
  readonly header: Header;
  readonly course: Course;
  readonly results: readonly RoundLine[];
  readonly rounds: readonly { round: number; line: number }[];
  readonly lines: readonly RecordLine[];
  /** The line we are at, always one of the steps. */
  line = $state(0);
  seat = $state(0);
  /** All hands are to be seen, not only the seat's own. */
  allHands = $state(false);
  readonly #rules: Rules;
  readonly #events: readonly string[][];
  readonly #moments = new Map<number, Moment>();

  constructor(rules: Rules, lines: readonly RecordLine[], opened: Opened, game: Game, part: Replay) {
    this.#rules = rules;
    this.#events = opened.events;
    this.lines = lines;
    this.game = game;
    this.part = part;
    this.names = opened.seats;
    this.rounds = opened.rounds;
    this.results = opened.results;
    this.header = readHeader(lines.find((line) => 'lair' in line));
    this.course = courseOf(part, opened.events, opened.rounds);
    this.goTo(0);
  }

  goTo(line: number): void {
    this.line = stepAt(this.course, line);
  }

  jump(how: Jump): void {
    this.line = jump(this.course, this.line, how);
  }

  lookFrom(seat: number): void {
    if (seat >= 0 && seat < this.names.length) this.seat = seat;
  }

  readonly step = $derived.by(() => this.course.steps.indexOf(this.line));
  readonly atEnd = $derived.by(() => this.line === this.course.steps.at(-1));
  readonly deal = $derived.by(() => dealAround(this.course, this.line, this.lines.length));
  readonly round = $derived.by(() => this.rounds[this.deal.place]?.round ?? 1);
  readonly roundOver = $derived.by(() =>
    roundIsOver(this.#events, this.part.roundEnd, this.deal.from, this.line),
  );
  /** Hands are open once the round is over, as on a real table. */
  readonly open = $derived.by(() => this.allHands || this.roundOver);
  readonly now = $derived.by(() => this.moment(this.line));
  /** What the viewer has seen in this deal so far. */
  readonly seen = $derived.by(() => this.seenUntil(this.line));

  /** The result of the round we are in, wherever in it we are. */
  readonly result = $derived.by(() =>
    this.results.find(({ line }) => line >= this.deal.from && line <= this.deal.to),
  );

  nameRound(round: number): string {
    return say(`round-${this.game.id}`, { round });
  }

  get roundName(): string {
    return this.nameRound(this.round);
  }

  /** What a line brought about, in sentences. */
  tell(line: number): string {
    return tell(this.part, this.eventsAt(line), this.names, (round) => this.nameRound(round));
  }

  /** The events of a line, as far as they are shown now. */
  eventsAt(line: number): SeenEvent[] {
    const viewer = this.allHands ? null : this.seat;
    return this.moment(line).events.filter((event) => seenBy(event, viewer));
  }

  /** The steps of this deal. */
  readonly stepsHere = $derived.by(() =>
    this.course.steps.filter((step) => step >= this.deal.from && step <= this.deal.to),
  );

  seenUntil(line: number): SeenEvent[] {
    return this.stepsHere.filter((step) => step <= line).flatMap((step) => this.eventsAt(step));
  }

  /** Who decided on a line; null for a deal. */
  actor(line: number): number | null {
    const seat = this.lines[line - 1]?.['seat'];
    return typeof seat === 'number' ? seat : null;
  }

  /** The kind of play that these cards are, in games that have such. */
  kindOf(cards: readonly string[]): string | null {
    return this.part.kindOf(this.#rules, cards);
  }

  /** Does every deal follow from the record's seeds? */
  checkDeals(): Checked {
    const answer = this.#rules.ask({ op: 'fairness', record: [...this.lines] });
    return 'ok' in answer ? answer : { ok: false, deals: 0, unrevealed: 0, line: 1, error: answer.error };
  }

  moment(line: number): Moment {
    const known = this.#moments.get(line);
    if (known) return known;
    const answer = this.#rules.ask({ op: 'at', line, seat: null });
    const moment: Moment = isRefusal(answer)
      ? { line, toMove: null, events: [], views: [] }
      : { line, toMove: answer.to_move, events: answer.events as SeenEvent[], views: answer.views ?? [] };
    this.#moments.set(line, moment);
    return moment;
  }
}

/** Puts a record to the rules; they say where they disagree. Fails without the game's part of the replay. */
export async function openGame(rules: Rules, lines: RecordLine[]): Promise<OpenedGame> {
  const answer = rules.ask({ op: 'open', record: lines });
  if (isRefusal(answer)) {
    return { ok: false, line: 'line' in answer ? answer.line : 1, error: answer.error };
  }
  const opened = answer as Opened;
  const game = findGame(opened.game);
  if (!game?.replay) return { ok: false, unknown: opened.game };
  const [part] = await Promise.all([game.replay.load(), needWords(boardWords(game))]);
  return { ok: true, game: new ReplayGame(rules, lines, opened, game, part) };
}
