/** A number with a real minus, as wide as a plus. */
export function minus(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : minus(points);
}
