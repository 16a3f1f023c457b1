import type { TableStore } from '../wire/table.svelte';

/** Where no clock runs, the others can hand an absent player's seat to a bot. */
export function mayVote(table: TableStore, seat: number): boolean {
  const sitter = table.seats[seat];
  if (!sitter || table.seat === null || seat === table.seat) return false;
  const playing = table.state?.status === 'playing';
  return (
    playing && sitter.bot === null && !sitter.here && !sitter.held && table.state?.settings.clock === null
  );
}
