/** A link to the very decision: /replay/ID/N?at=LINE&seat=SEAT, lines from 1 and seats from 0 as in the record. */
export interface Place {
  at: number | null;
  seat: number | null;
}

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  return { at: whole(query.get('at')), seat: whole(query.get('seat')) };
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export function writePlace(path: string, at: number, seat: number): string {
  return `${path}?at=${at}&seat=${seat}`;
}
