/** The face of a card from its written name: "7j", "Hs", "PY". */
import type { Face } from '../../cards/face';
import { families, treasureOf, type FamilyLetter } from './cards';

type Family = (typeof families)[FamilyLetter];

export interface ChimeraFace extends Face {
  family: Family | null;
  /** The treasure it carries. */
  coin: number | null;
}

/** Throws if no card has this name. */
export function face(name: string): ChimeraFace {
  if (name === 'PY') return full(name, 'piya');
  if (name === 'CH') return full(name, 'chimera');
  const [, rank = '', letter = ''] = /^([1-9]|1[0-2]|H)([jspt])$/.exec(name) ?? [];
  if (!(letter in families)) throw new Error(`no card: ${name}`);
  const family = families[letter as FamilyLetter];
  const coin = treasureOf(name) || null;
  return {
    index: rank,
    family,
    mark: `c-${family}`,
    figure: `c-${rank === 'H' ? name : rank}`,
    full: false,
    seal: null,
    coin,
    badge: coin === null ? null : { figure: 'c-coin', text: String(coin) },
    color: family,
  };
}

/** A card without a family: its picture fills it. */
function full(name: string, color: string): ChimeraFace {
  const plain = { mark: null, seal: null, coin: null, badge: null };
  return { ...plain, index: name.charAt(0), family: null, figure: `c-${name}`, full: true, color };
}
