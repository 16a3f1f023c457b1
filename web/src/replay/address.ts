/** A link to the very decision: /replay/ID/N?at=LINE&seat=SEAT, with &review=1 if its review is shown; lines from 1 and seats from 0 as in the record. */
export interface Place {
  at: number | null;
  seat: number | null;
  review: boolean;
}

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  return { at: whole(query.get('at')), seat: whole(query.get('seat')), review: query.get('review') === '1' };
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export function writePlace(path: string, at: number, seat: number, review: boolean): string {
  return `${path}?at=${at}&seat=${seat}${review ? '&review=1' : ''}`;
}
