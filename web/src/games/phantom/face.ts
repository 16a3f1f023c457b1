/** The face of a card from its written name: "h3*", "iT". */
import type { Face } from '../../cards/face';

export type Kind = 'human' | 'angel' | 'demon' | 'item';

export interface PhantomFace extends Face {
  kind: Kind;
  /** A red number or a special item. */
  red: boolean;
}

const kinds: Record<string, Kind> = { h: 'human', a: 'angel', d: 'demon', i: 'item' };
const numbers = ['1', '2', '3', '4', '5', '6', '7'];

const plainNames = [
  ...['h', 'a', 'd'].flatMap((kind) => numbers.map((number) => kind + number)),
  ...['B', 'C', 'K', 'T'].map((item) => `i${item}`),
];
/** Each card has a red or special copy. */
export const names: readonly string[] = plainNames.flatMap((name) => [name, `${name}*`]);

/** Throws if no card has this name. */
export function face(name: string): PhantomFace {
  const found = /^(?:([had])([1-7])|(i)([BCKT]))(\*?)$/.exec(name);
  if (!found) throw new Error(`no card: ${name}`);
  const letter = found[1] ?? found[3] ?? '';
  const value = found[2] ?? found[4] ?? '';
  const kind = kinds[letter] ?? 'item';
  const figure = `p-${letter}${value}`;
  const red = found[5] === '*';
  return {
    index: kind === 'item' ? '' : value,
    kind,
    mark: kind === 'item' ? figure : `p-${kind}`,
    figure,
    full: false,
    seal: red ? 'p-seal' : null,
    red,
    badge: null,
    color: kind,
  };
}
