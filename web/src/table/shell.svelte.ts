/** The table screen that all games share: what is open over it, and what a game gives to it. */
import type { Component } from 'svelte';
import type { IconName } from '../look/Icon.svelte';
import { toast } from '../look/live.svelte';
import type { GameEvent, RoundResult } from '../wire/messages';
import type { TableStore } from '../wire/table.svelte';
import { say, sayError } from '../words/words.svelte';
import type { LogEntry } from './log';
import { canChat, helpIsOn } from './seats';

export interface KeyHelp {
  /** As they stand on the keyboard. */
  keys: readonly string[];
  text: string;
}

export interface Fact {
  name: string;
  value: string;
}

/** A dialog over the table. It is fetched when it is first opened: nobody needs it to play. */
export interface Sheet {
  /** Its default export is a component that takes SheetProps of the game. */
  load: () => Promise<{ default: unknown }>;
  /** For an entry in the menu; without a title there is none. */
  icon?: IconName;
  /** Message id. */
  title?: string;
}

export interface SheetProps<Game extends TableGame = TableGame> {
  shell: Shell<Game>;
  open: boolean;
  /** The player it is about, if it is about one. */
  seat: number;
}

/** What the table screen asks of a game. */
export interface TableGame {
  readonly table: TableStore;
  readonly title: string;
  /** Beside the title, the most important first: the round, the bid, the goal. */
  readonly notes: readonly string[];
  readonly totals: readonly number[];
  /** A total that ends the game, for the chart. */
  readonly limit: number;
  /** When the game ends, in a sentence. */
  readonly goal: string;
  /** Keys of the game; the screen adds its own. */
  readonly keys: readonly KeyHelp[];
  /** `result` (of a round) and `rules` (of this table), and others of the game's own. */
  readonly sheets: Readonly<Record<string, Sheet>>;
  /** Number of cards in a hand; undefined before a deal. */
  cardsOf(seat: number): number | undefined;
  /** Null for an event that is not worth a line. `before` are the events of the round that preceded it. */
  tell(event: GameEvent, before: readonly GameEvent[]): LogEntry | null;
  /** What the game knows of a player beside cards and total. */
  factsOf?(seat: number): readonly Fact[];
  /** The seat that played a round in a special role, which the list of scores marks. */
  special?: { seatOf(round: RoundResult): number | null; name: string; note: string };
}

type SheetContent = Component<SheetProps, object, 'open'>;

const common = {
  chat: () => import('./sheets/Chat.svelte'),
  scores: () => import('./sheets/Scores.svelte'),
  log: () => import('./sheets/Log.svelte'),
  keys: () => import('./sheets/Keys.svelte'),
  menu: () => import('./sheets/Menu.svelte'),
  player: () => import('./sheets/Player.svelte'),
  over: () => import('./sheets/GameOver.svelte'),
} satisfies Record<string, Sheet['load']>;

export class Shell<Game extends TableGame = TableGame> {
  sheet = $state.raw<{ name: string; seat: number; Content: SheetContent } | null>(null);
  isOpen = $state(false);
  /** The result after which "Next round" was pressed. */
  private read = $state.raw<RoundResult | null>(null);

  constructor(readonly game: Game) {}

  get table(): TableStore {
    return this.game.table;
  }

  readonly names = $derived.by(() => this.table.seats.map((_, seat) => this.table.name(seat)));
  readonly entries = $derived.by(() => this.tell(this.table.state?.events ?? [], 0));
  readonly help = $derived.by(() => this.table.seat !== null && helpIsOn(this.table));
  readonly chat = $derived.by(() => canChat(this.table));
  /** The result of a round while the next one has not been dealt. */
  readonly result = $derived.by((): RoundResult | null => {
    const { state } = this.table;
    const waits = state?.turn.next !== undefined || state?.status === 'over';
    return waits ? (state?.rounds.at(-1) ?? null) : null;
  });
  readonly over = $derived.by(() => this.table.state?.status === 'over');
  /** The others wait for this player to have read the result. */
  readonly awaited = $derived.by(() => {
    const { seat, turn } = this.table;
    return seat !== null && turn.next?.includes(seat) === true && this.read !== this.result;
  });

  /** The events from a place on, in words. */
  tell(events: readonly GameEvent[], from: number): LogEntry[] {
    return events.slice(from).flatMap((event, place) => {
      return this.game.tell(event, events.slice(0, from + place)) ?? [];
    });
  }

  async open(name: string, seat = this.table.seat ?? 0): Promise<void> {
    const load = this.game.sheets[name]?.load ?? common[name as keyof typeof common];
    try {
      const Content = (await load()).default as SheetContent;
      this.sheet = { name, seat, Content };
      this.isOpen = true;
    } catch {
      toast(say('error-offline'), 'problem');
    }
  }

  /** Closes these sheets, if one of them is open. */
  close(...names: readonly string[]): void {
    if (this.sheet && names.includes(this.sheet.name)) this.isOpen = false;
  }

  async next(): Promise<void> {
    this.read = this.result;
    const answer = await this.table.ask({ next: true });
    if (answer.ok) return;
    this.read = null;
    toast(sayError(answer.error), 'problem');
  }
}
