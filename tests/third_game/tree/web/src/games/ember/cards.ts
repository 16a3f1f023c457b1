/** The cards by their written names (E-1.2): "5a" is the Ash 5. */
import type { Face } from '../../cards/face';
import { say } from '../../words/words.svelte';

const suits: Readonly<Record<string, string>> = { a: 'ash', c: 'coal', s: 'spark' };

export const names: readonly string[] = Object.keys(suits).flatMap((letter) =>
  ['1', '2', '3', '4', '5', '6', '7', '8'].map((number) => number + letter),
);

/** Throws if no card has this name. */
export function face(name: string): Face {
  const suit = suits[name.charAt(1)];
  if (!suit || !names.includes(name)) throw new Error(`no card: ${name}`);
  const figure = `e-${suit}`;
  return { index: name.charAt(0), mark: figure, figure, full: false, seal: null, badge: null, color: suit };
}

export function sayCard(name: string): string {
  return say(`card-${suits[name.charAt(1)] ?? ''}`, { number: name.charAt(0) });
}
