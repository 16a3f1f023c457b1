/** The facts of a round on a score pad. */
import { isCount, isObject } from '../../../score/fields';

export interface ChimeraRound {
  bid: number;
  chimera: number;
  out: number;
  traps: number;
  flight: boolean;
  idle_hunter: boolean;
  /** How many of each treasure each player won. */
  toads: number[];
  cats: number[];
}

export function readRound(value: unknown): ChimeraRound | null {
  if (!isObject(value)) return null;
  const { bid, chimera, out, traps = 0, flight = false, idle_hunter = false } = value;
  const toads = readCounts(value['toads']);
  const cats = readCounts(value['cats']);
  if (!isCount(bid) || !isCount(chimera) || !isCount(out) || !isCount(traps) || !toads || !cats) return null;
  return {
    bid,
    chimera,
    out,
    traps,
    flight: flight === true,
    idle_hunter: idle_hunter === true,
    toads,
    cats,
  };
}

function readCounts(value: unknown): number[] | null {
  if (value === undefined) return [0, 0, 0];
  return Array.isArray(value) && value.length === 3 && value.every(isCount) ? value : null;
}
