/** The view that the server sends to a seat, or to an onlooker. */
import type { Json } from '../../wire/messages';

export interface View {
  round: number;
  totals: number[];
  /** From the first deal on. */
  leader?: number;
  trick?: string[];
  won?: number[];
  played?: string[][];
  /** Only for a seat. */
  hand?: string[];
}

export function isView(json: Json | undefined): json is Json & View {
  return typeof json === 'object' && json !== null && 'round' in json && 'totals' in json;
}
