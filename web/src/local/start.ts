/** Starting a local table from home. */
import type { Result } from '../wire/result';
import { Seed } from '../wire/seed';
import { needErrorWords } from '../words/words.svelte';
import { areKept } from './files';
import { create, localName, problem, usualSeats } from './here';

/** A table of this game opens here at once, without a network. */
export async function isReady(game: string): Promise<boolean> {
  return problem() === null && (await areKept(game));
}

/** Bots of that level in all other seats. */
export async function quick(game: string, level: string, name: string): Promise<Result<{ table: string }>> {
  localName.write(name);
  const seats = usualSeats(game);
  const seed = new Seed('quick');
  const levels = Array<string>(seats - 1).fill(level);
  const made = await create({ settings: { game, seats }, levels, name, commit: seed.commitment() });
  if (made.ok) seed.belongTo(made.value.table);
  else await needErrorWords(made.error.code);
  return made;
}
