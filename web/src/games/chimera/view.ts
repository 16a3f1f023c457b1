/** What a player sees of a round of Chimera, as the server tells it, and what can be read off it. Pure. */
import type { GameEvent, Turn } from '../../wire/messages';
import { treasureOf } from './cards';

export interface Laid {
  seat: number;
  cards: string[];
  kind: string;
  top: string;
}

/** docs/formats.md has no list of these: they are the fields of the server's `view`. */
export interface View {
  seat?: number;
  round: number;
  phase: 'deal' | 'bid' | 'forced' | 'swap' | 'play' | 'over';
  dealer: number;
  totals: number[];
  face_up?: string;
  holder?: number;
  redealt?: boolean;
  turn?: number;
  bid?: number;
  chimera?: number;
  bidder?: number;
  hand?: string[];
  hand_sizes?: number[];
  given?: string[];
  got?: string[];
  played?: string[][];
  treasures?: number[];
  traps?: number;
  flight?: boolean;
  on?: Laid;
  trick?: string[];
  out?: number;
}

/** So many cards or fewer, and a player may go out soon. */
export const few = 3;

export interface Trick {
  plays: Laid[];
  /** Who has won it, if it is over, and what treasure was in it. */
  winner: number | null;
  treasure: number;
}

export function treasure(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + treasureOf(card), 0);
}

/** The trick that lies on the table: the running one, or the one just won until somebody leads again. */
export function lastTrick(events: readonly GameEvent[]): Trick {
  let trick: Trick = { plays: [], winner: null, treasure: 0 };
  for (const event of events) {
    if (event.event === 'dealt') trick = { plays: [], winner: null, treasure: 0 };
    if (event.event === 'played') {
      const before = trick.winner === null ? trick.plays : [];
      const play = event as unknown as Laid;
      trick = { plays: [...before, play], winner: null, treasure: 0 };
    }
    if (event.event === 'trick') {
      trick = { ...trick, winner: event.seat ?? null, treasure: treasure(event['cards'] as string[]) };
    }
  }
  return trick;
}

export type Action =
  { what: 'bid'; bid: number } | { what: 'pass' } | { what: 'played'; play: Laid } | { what: 'won' };

/** What each seat did last, in the bidding or in the trick on the table. */
export function lastActions(events: readonly GameEvent[]): Map<number, Action> {
  let actions = new Map<number, Action>();
  let over = false;
  for (const event of events) {
    const seat = event.seat ?? -1;
    if (event.event === 'contract' || event.event === 'dealt' || event.event === 'thrown-in') {
      actions = new Map();
    } else if (event.event === 'bid') {
      const bid = event['bid'] as number;
      actions.set(seat, bid === 0 ? { what: 'pass' } : { what: 'bid', bid });
    } else if (event.event === 'played') {
      if (over) actions = new Map();
      over = false;
      actions.set(seat, { what: 'played', play: event as unknown as Laid });
    } else if (event.event === 'passed') {
      actions.set(seat, { what: 'pass' });
    } else if (event.event === 'trick') {
      actions = new Map([[seat, { what: 'won' }]]);
      over = true;
    }
  }
  return actions;
}

/** The cards of an event that only some see: `den`, `gave`, `got`. */
export function cardsOf(events: readonly GameEvent[], name: string): string[] {
  const found = events.findLast((event) => event.event === name);
  return (found?.['cards'] as string[] | undefined) ?? [];
}

export function begun(events: readonly GameEvent[]): boolean {
  return events.some((event) => event.event === 'played');
}

/** How many cards each Hunter gives in the swap: what the Chimera's bid asks for, in the server's words. */
export function giftSize(legal: readonly unknown[]): number {
  const first = legal.find((move) => typeof move === 'object' && move !== null && 'give' in move);
  return first ? (first as { give: string[] }).give.length : 0;
}

export type Role = 'chimera' | 'hunter';

export function roleOf(view: View, seat: number): Role | null {
  if (view.chimera === undefined) return null;
  return view.chimera === seat ? 'chimera' : 'hunter';
}

/** Everybody waits for this seat. In the swap that is each Hunter, as far as one can know. */
export function isAsked(view: View, turn: Turn, seat: number): boolean {
  if (turn.next) return turn.next.includes(seat);
  if (view.seat === seat) return turn.you === true;
  if (view.phase === 'swap') return roleOf(view, seat) === 'hunter';
  return turn.seat === seat;
}
