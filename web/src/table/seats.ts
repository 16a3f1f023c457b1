/** Who is who at a table: a colour for every seat, as .seat-N of base.css has it, and names put together. */
import { persons } from '../wire/table';
import type { TableStore } from '../wire/table.svelte';
import { currentLanguage, say } from '../words/words.svelte';

const colours = ['var(--jade)', 'var(--steel)', 'var(--cinnabar)', 'var(--gold)'];

export function seatColour(seat: number): string {
  return colours[seat % colours.length] ?? 'var(--text)';
}

/** The other seats in the order in which they play after this one; from seat 0 for those who watch. */
export function seatsAfter(own: number | null, count: number): number[] {
  const all = Array.from({ length: count }, (_, place) => place);
  return own === null ? all : all.slice(1).map((step) => (own + step) % count);
}

/** "Ana, Ben and Cleo", as the language joins them. */
export function sayNames(names: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);
}

/** Who has won, said to this player. */
export function sayWinners(table: TableStore, winners: readonly number[]): string {
  if (winners.length === 1 && winners[0] === table.seat) return say('over-you-win');
  return say('over-wins', {
    count: winners.length,
    names: sayNames(winners.map((seat) => table.name(seat))),
  });
}

/** Whom everybody waits for after a round. */
export function sayAwaited(table: TableStore): string {
  const awaited = table.turn.next ?? [];
  if (awaited.length === 0) return say('loading');
  return say('result-wait', { names: sayNames(awaited.map((seat) => table.name(seat))) });
}

/** Talking makes sense: another person plays or may watch, or has said something. Bots hear nothing. */
export function canChat(table: TableStore): boolean {
  const { state } = table;
  return state !== null && (persons(state) > 1 || state.settings.watch || table.said.length > 0);
}

/** Hints, distance and waits: a setting of the table; if it says nothing, on with at most one person. */
export function helpIsOn(table: TableStore): boolean {
  const { state } = table;
  if (!state) return false;
  return state.settings.help ?? persons(state) <= 1;
}
