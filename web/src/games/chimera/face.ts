/** The face of a card from its written name: "7j", "Hs", "PY". */
import type { Face } from '../../cards/face';
import { families, type FamilyLetter } from './cards';

type Family = (typeof families)[FamilyLetter];

export interface ChimeraFace extends Face {
  family: Family | null;
  /** The treasure it carries. */
  coin: 10 | 5 | null;
}

const treasures: Record<string, 10 | 5> = { '2': 10, '11': 5 };
/** Throws if no card has this name. */
export function face(name: string): ChimeraFace {
  if (name === 'PY') return full(name, 'piya');
  if (name === 'CH') return full(name, 'chimera');
  const [, rank = '', letter = ''] = /^([1-9]|1[0-2]|H)([jspt])$/.exec(name) ?? [];
  if (!(letter in families)) throw new Error(`no card: ${name}`);
  const family = families[letter as FamilyLetter];
  const coin = treasures[rank] ?? null;
  return {
    index: rank,
    family,
    mark: `c-${family}`,
    figure: `c-${rank === 'H' ? name : rank}`,
    full: false,
    seal: null,
    coin,
    badge: coin && { figure: 'c-coin', text: String(coin) },
    color: family,
  };
}

/** A card without a family: its picture fills it. */
function full(name: string, color: string): ChimeraFace {
  const plain = { mark: null, seal: null, coin: null, badge: null };
  return { ...plain, index: name.charAt(0), family: null, figure: `c-${name}`, full: true, color };
}
