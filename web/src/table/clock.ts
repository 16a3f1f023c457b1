const second = 1000;
const hour = 3600 * second;

/** Time that is left: minutes and seconds, from an hour on hours and minutes. */
export function clockText(milliseconds: number): string {
  const long = milliseconds >= hour;
  const whole = Math.ceil(milliseconds / second);
  const [high, low] = long
    ? [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
    : [Math.floor(whole / 60), whole % 60];
  return `${high}:${String(low).padStart(2, '0')}${long ? ' h' : ''}`;
}
