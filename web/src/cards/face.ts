// What a card's face consists of, from its written name: "7j", "Hs", "PY" in Chimera, "h3*", "iT" in Phantom
// Rummy. Names of symbols are those of the sprites.

export type Deck = 'chimera' | 'phantom';
export type Family = 'jade' | 'sword' | 'pagoda' | 'star';
export type Kind = 'human' | 'angel' | 'demon' | 'item';

export interface Face {
  deck: Deck;
  /** The corner's text: a rank or H, P, C; empty for items, whose picture stands there instead. */
  index: string;
  family: Family | null;
  kind: Kind | null;
  /** The symbol under the index, if any. */
  mark: string | null;
  /** The symbol of the picture. */
  figure: string;
  /** Whether the picture fills the card. */
  full: boolean;
  /** The treasure it carries. */
  coin: 10 | 5 | null;
  /** A red number or a special item. */
  red: boolean;
  /** The class that sets the card's colours. */
  color: Family | Kind | 'piya' | 'chimera';
}

const families: Record<string, Family> = { j: 'jade', s: 'sword', p: 'pagoda', t: 'star' };
const kinds: Record<string, Kind> = { h: 'human', a: 'angel', d: 'demon', i: 'item' };
const treasures: Record<string, 10 | 5> = { '2': 10, '11': 5 };

function chimeraFace(rank: string, family: Family | null, figure: string): Face {
  const alone = rank === 'PY' ? 'piya' : 'chimera';
  return {
    deck: 'chimera',
    index: family ? rank : rank.charAt(0),
    family,
    kind: null,
    mark: family && `c-${family}`,
    figure: `c-${figure}`,
    full: !family,
    coin: treasures[rank] ?? null,
    red: false,
    color: family ?? alone,
  };
}

function phantomFace(letter: string, name: string, kind: Kind, red: boolean): Face {
  const figure = `p-${letter}${name}`;
  return {
    deck: 'phantom',
    index: kind === 'item' ? '' : name,
    family: null,
    kind,
    mark: kind === 'item' ? figure : `p-${kind}`,
    figure,
    full: false,
    coin: null,
    red,
    color: kind,
  };
}

/** Throws on what is no card's name: names come from the server, never from people. */
export function face(name: string): Face {
  if (name === 'PY' || name === 'CH') return chimeraFace(name, null, name);
  const ranked = /^([1-9]|1[0-2]|H)([jspt])$/.exec(name);
  if (ranked) {
    const [, rank = '', letter = ''] = ranked;
    return chimeraFace(rank, families[letter] ?? null, rank === 'H' ? name : rank);
  }
  const numbered = /^(?:([had])([1-7])|(i)([BCKT]))(\*?)$/.exec(name);
  if (!numbered) throw new Error(`no card: ${name}`);
  const letter = numbered[1] ?? numbered[3] ?? '';
  return phantomFace(letter, numbered[2] ?? numbered[4] ?? '', kinds[letter] ?? 'item', numbered[5] === '*');
}
