/** One line that says what everybody waits for. */
import { sayAwaited } from '../../table/seats';
import { say } from '../../words/words.svelte';
import type { PhantomGame } from './game.svelte';
import { sayCard } from './names';

export function nowText(game: PhantomGame): string {
  const { table, kind } = game;
  const { turn } = table;
  if (kind === 'take') return say(game.waiting ? 'pr-now-take-waiting' : 'pr-now-take');
  if (kind === 'act') return actText(game);
  if (kind === 'discard') return say('pr-now-discard');
  if (kind === 'announce') return say('pr-now-announce');
  if (kind === 'offer') return offerText(game);
  if (turn.next !== undefined) {
    return table.seat !== null && turn.next.includes(table.seat) ? say('pr-now-over') : sayAwaited(table);
  }
  if (turn.window !== undefined && game.offered) {
    return say('pr-now-window', { card: sayCard(game.offered.card) });
  }
  const seat = turn.seat ?? null;
  return seat === null ? '' : say('pr-now-other', { name: table.name(seat) });
}

function actText(game: PhantomGame): string {
  if (game.ways.length > 0) return say('pr-now-out');
  if (game.waiting) return say('pr-now-discard-taken');
  if (game.draws.length > 0) return say('pr-now-lay');
  return say('pr-now-act');
}

function offerText(game: PhantomGame): string {
  const { offered } = game;
  if (!offered) return '';
  const args = { name: game.table.name(offered.seat), card: sayCard(offered.card) };
  if (game.table.turn.only !== undefined) return say('pr-now-offer-none', args);
  return say(game.ways.length > 0 ? 'pr-now-offer-out' : 'pr-now-offer', args);
}
