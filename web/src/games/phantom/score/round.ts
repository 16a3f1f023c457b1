/** The facts of a round on a score pad. */
import type { Json } from '../../../rules/module';
import { isCount, isObject } from '../../../score/fields';
import type { RedCard } from '../questions';

/** The deck ended the round: nobody went out. */
interface NobodyOut {
  out: null;
}
interface BasicRound {
  out: number;
  laid: number;
  reds: number;
  turned: number;
}
interface AdvancedRound {
  out: number;
  laid: number;
  item_groups: number;
  reds: RedCard[];
  /** The player whose discard it was, if it was one. */
  discarder: number | null;
}
export type PhantomRound = NobodyOut | BasicRound | AdvancedRound;

export function isAdvanced(options: Readonly<Record<string, Json>>): boolean {
  return options['advanced'] === true;
}

export function readRound(
  value: unknown,
  options: Readonly<Record<string, Json>>,
  seats: number,
): PhantomRound | null {
  if (!isObject(value)) return null;
  const { out, laid, reds, turned = 0, item_groups = 0, discarder = null } = value;
  if (out === null) return { out };
  if (!isCount(out) || out >= seats || !isCount(laid)) return null;
  if (!isAdvanced(options)) return isCount(reds) && isCount(turned) ? { out, laid, reds, turned } : null;
  const redCards = readRedCards(reds);
  if (!redCards || !isCount(item_groups)) return null;
  const gave = discarder === null || (isCount(discarder) && discarder < seats && discarder !== out);
  return gave ? { out, laid, item_groups, reds: redCards, discarder: discarder as number | null } : null;
}

function readRedCards(value: unknown): RedCard[] | null {
  if (!Array.isArray(value)) return null;
  const cards = value.map((item: unknown) =>
    isObject(item) && typeof item['card'] === 'string' && typeof item['holds'] === 'boolean'
      ? { card: item['card'], holds: item['holds'] }
      : null,
  );
  return cards.every((card) => card !== null) ? cards : null;
}
