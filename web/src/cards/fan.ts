/** Where the cards of a hand lie: in one row if each keeps a strip wide enough for a thumb and for its index, else
 * in two. Pure. */
export interface Place {
  row: number;
  x: number;
  /** The first of a group that has one before it in its row: a gap is seen there also where cards overlap. */
  apart: boolean;
}

export interface Fan {
  rows: number;
  places: Place[];
}

const thumb = 30;
/** So much of a card's width two digits take. */
const index = 0.44;
/** Cards that do not need to overlap stand this far apart; those of two rows do not, or the upper would show between. */
const apart = 4;

/** Groups stand further apart; less so if that keeps the hand in one row. */
const gaps = { wide: 24, narrow: 12 };

/** `groups`: how many cards each group has, in order. */
export function fan(groups: readonly number[], width: number, card: number): Fan {
  const total = groups.reduce((sum, size) => sum + size, 0);
  for (const most of [gaps.wide, gaps.narrow]) {
    const one = fitRow(groups, width, card, most, card + apart);
    if (total < 2 || one.step >= Math.min(card, Math.max(thumb, card * index)))
      return { rows: 1, places: placeRow(groups, one, 0) };
  }
  const [upper, lower] = halves(groups, total);
  return {
    rows: 2,
    places: [
      ...placeRow(upper, fitRow(upper, width, card, gaps.wide, card), 0),
      ...placeRow(lower, fitRow(lower, width, card, gaps.wide, card), 1),
    ],
  };
}

interface Row {
  step: number;
  gap: number;
  start: number;
}

function fitRow(
  groups: readonly number[],
  width: number,
  card: number,
  mostGap: number,
  mostStep: number,
): Row {
  const count = groups.reduce((sum, size) => sum + size, 0);
  const between = groups.length - 1;
  const gap = between > 0 ? Math.min(mostGap, (width * 0.2) / between) : 0;
  const room = (width - card - between * gap) / Math.max(1, count - 1);
  const step = Math.max(0, Math.min(mostStep, room));
  const used = card + Math.max(0, count - 1) * step + between * gap;
  return { step, gap, start: Math.max(0, (width - used) / 2) };
}

function placeRow(groups: readonly number[], { step, gap, start }: Row, row: number): Place[] {
  let x = start;
  return groups.flatMap((size, group) => {
    if (group > 0) x += gap;
    return Array.from({ length: size }, (_, at) => {
      const place = { row, x, apart: group > 0 && at === 0 };
      x += step;
      return place;
    });
  });
}

/** So many cards more than the half a row takes rather than tear a group. */
const slack = 3;

/** Two rows of about the same length; a group is torn only if one row would get far too long. */
function halves(groups: readonly number[], total: number): [number[], number[]] {
  const half = Math.ceil(total / 2);
  let before = 0;
  for (const [at, size] of groups.entries()) {
    const after = before + size;
    if (after < half) {
      before = after;
      continue;
    }
    if (after - half <= slack && after - half <= half - before)
      return [groups.slice(0, at + 1), groups.slice(at + 1)];
    if (half - before <= slack && before > 0) return [groups.slice(0, at), groups.slice(at)];
    return [
      [...groups.slice(0, at), half - before],
      [after - half, ...groups.slice(at + 1)],
    ];
  }
  return [[...groups], []];
}
