/** The lines of a chart of totals, round by round. */
export interface Chart {
  /** By seat: the points of its line, from the start of the game on. */
  lines: { x: number; y: number }[][];
  /** Heights that have a number beside them. */
  ticks: { value: number; y: number }[];
}

/** Round numbers that reach from the lowest to the highest total in few steps. */
export function tickStep(span: number): number {
  const rough = Math.max(span, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return Math.max(1, step * power);
}

export function drawChart(totals: readonly (readonly number[])[], width: number, height: number): Chart {
  const seats = totals[0]?.length ?? 0;
  const all = totals.flat();
  const step = tickStep(Math.max(0, ...all) - Math.min(0, ...all));
  const low = Math.floor(Math.min(0, ...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...all) / step) * step);
  const y = (value: number): number => height - ((value - low) / (high - low)) * height;
  const x = (round: number): number => (totals.length === 0 ? 0 : (round / totals.length) * width);
  const lines = Array.from({ length: seats }, (_, seat) => [
    { x: 0, y: y(0) },
    ...totals.map((round, place) => ({ x: x(place + 1), y: y(round[seat] ?? 0) })),
  ]);
  const ticks = [];
  for (let value = low; value <= high; value += step) ticks.push({ value, y: y(value) });
  return { lines, ticks };
}
