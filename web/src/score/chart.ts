/** Where the lines of a chart of totals go, on a field of `width` by `height`. */
export interface Drawn {
  lines: { x: number; y: number }[][];
  /** Where 0 is, and the limit if there is one on the field. */
  zero: number;
  limit: number | null;
}

export function draw(
  totals: readonly (readonly number[])[],
  seats: number,
  limit: number | null,
  width: number,
  height: number,
): Drawn {
  const all = [new Array<number>(seats).fill(0), ...totals];
  const low = Math.min(0, ...all.flat());
  const most = Math.max(1, ...all.flat());
  // A limit far away would press the lines flat: it is shown once they come near.
  const high = limit !== null && most * 2 >= limit ? Math.max(most, limit) : most;
  const y = (points: number) => height - ((points - low) / (high - low)) * height;
  const x = (round: number) => (all.length > 1 ? (round / (all.length - 1)) * width : 0);
  return {
    lines: Array.from({ length: seats }, (_, seat) =>
      all.map((points, round) => ({ x: x(round), y: y(points[seat] ?? 0) })),
    ),
    zero: y(0),
    limit: limit !== null && limit <= high ? y(limit) : null,
  };
}
