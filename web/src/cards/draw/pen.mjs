// The drawing tools: smooth shapes, brushed lines and carved cuts as SVG path data. Drawings are written on a
// field 100 wide; what is put out is scaled by SCALE and rounded to whole numbers, which keeps the sprites small.
// A line of points is text: "x,y x,y! x,y", where ! makes a sharp corner and every other point is passed smoothly.

export const SCALE = 3;
const HANDLE = 0.37; // of a segment's length; close to a circle for four points

export function points(line) {
  if (typeof line !== 'string') return line;
  return line
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y] = word.replace('!', '').split(',').map(Number);
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Error(`not a point: ${word}`);
      return { x, y, corner: word.endsWith('!') };
    });
}

const minus = (a, b) => ({ x: a.x - b.x, y: a.y - b.y });
const along = (a, d, length) => ({ x: a.x + d.x * length, y: a.y + d.y * length });
const size = (v) => Math.hypot(v.x, v.y);
const unit = (v) => (size(v) ? { x: v.x / size(v), y: v.y / size(v) } : v);

function directions(list, closed) {
  const last = list.length - 1;
  return list.map((p, i) => {
    if (p.corner) return null;
    if (p.way) return p.way;
    const before = list[i - 1] ?? (closed ? list[last] : p);
    const after = list[i + 1] ?? (closed ? list[0] : p);
    return unit(minus(after, before));
  });
}

/** The cubic segments of a smooth line: [from, control, control, to]. */
function segments(list, closed) {
  const way = directions(list, closed);
  const count = closed ? list.length : list.length - 1;
  return Array.from({ length: count }, (_, i) => {
    const j = (i + 1) % list.length;
    const [a, b] = [list[i], list[j]];
    const reach = size(minus(b, a)) * HANDLE;
    const first = way[i] ? along(a, way[i], reach) : null;
    const second = way[j] ? along(b, way[j], -reach) : null;
    const straight = !first && !second;
    return [
      a,
      first ?? along(a, minus(second ?? b, a), 0.33),
      second ?? along(b, minus(first ?? a, b), 0.33),
      b,
      straight,
    ];
  });
}

function area(list) {
  return list.reduce((sum, p, i) => {
    const q = list[(i + 1) % list.length];
    return sum + p.x * q.y - q.x * p.y;
  }, 0);
}

function numbers(list) {
  return list.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');
}

function encode(list, closed) {
  const grid = (p) => ({ x: Math.round(p.x * SCALE), y: Math.round(p.y * SCALE) });
  let at = grid(list[0]);
  let out = `M${numbers([at.x, at.y])}`;
  for (const [, c1, c2, end, straight] of segments(list, closed)) {
    const to = grid(end);
    const steps = (straight ? [to] : [grid(c1), grid(c2), to]).flatMap((p) => [p.x - at.x, p.y - at.y]);
    out += (straight ? 'l' : 'c') + numbers(steps);
    at = to;
  }
  return closed ? `${out}z` : out;
}

/** A filled shape. All shapes turn the same way round, so that overlapping ones in one path unite. */
export function shape(line) {
  const list = points(line);
  return encode(area(list) < 0 ? [...list].reverse() : list, true);
}

/** The right half of a shape that is the same on both sides: from the top of the axis to its bottom. */
export function half(line, axis = 50) {
  const list = points(line);
  const flip = (p) => ({ ...p, x: 2 * axis - p.x });
  const inner = list.filter((p) => p.x > axis);
  const whole = [list[0], ...inner, list.at(-1), ...inner.reverse().map(flip)];
  const way = directions(whole, true);
  // A little over the axis, so that no seam shows between the halves.
  const seam = (p) => ({ x: axis - 0.3, y: p.y, corner: true });
  const right = whole.slice(0, list.length).map((p, i) => ({ ...p, way: way[i] }));
  return encode([seam(list[0]), ...right, seam(list.at(-1))], true);
}

/** The whole of such a shape, for a plate of colour in the middle. */
export function whole(line, axis = 50) {
  const list = points(line);
  const rest = list.slice(1, -1).reverse();
  return shape([...list, ...rest.map((p) => ({ ...p, x: 2 * axis - p.x }))]);
}

/** Points at equal parameter steps along a smooth line, each with its direction. */
export function trace(line, steps) {
  const parts = segments(points(line), false);
  return Array.from({ length: steps + 1 }, (_, k) => {
    const t = (k / steps) * parts.length;
    const i = Math.min(Math.floor(t), parts.length - 1);
    const [a, b, c, d] = parts[i];
    const u = t - i;
    const v = 1 - u;
    const mix = (key) => v ** 3 * a[key] + 3 * v * v * u * b[key] + 3 * v * u * u * c[key] + u ** 3 * d[key];
    const slope = (key) =>
      3 * v * v * (b[key] - a[key]) + 6 * v * u * (c[key] - b[key]) + 3 * u * u * (d[key] - c[key]);
    return { x: mix('x'), y: mix('y'), way: unit({ x: slope('x'), y: slope('y') }), t: k / steps };
  });
}

/** A line as thick as width(t) says, t from 0 at its start to 1 at its end. */
export function brush(line, width, steps = 2 * (points(line).length - 1)) {
  const spine = trace(line, steps);
  const side = (sign) =>
    spine.map(({ x, y, way, t }) => {
      const w = (width(t) / 2) * sign;
      return { x: x - way.y * w, y: y + way.x * w, thin: width(t) < 0.2 };
    });
  const left = side(1);
  const right = side(-1).reverse();
  const sharp = (list) => list.map((p, i) => ({ ...p, corner: i === 0 || i === list.length - 1 }));
  const outline = [...sharp(left), ...sharp(right)];
  return shape(outline.filter((p, i) => i === 0 || !(p.thin && outline[i - 1].thin)));
}

/** Two plain curves from start to end, that bulge by the given amounts where the middle point is: a leaf. */
function leaf([start, middle, end], first, second, open) {
  const grid = (p) => ({ x: Math.round(p.x * SCALE), y: Math.round(p.y * SCALE) });
  const side = unit(minus(end, start));
  const move = (p, by) => ({ x: p.x - side.y * by, y: p.y + side.x * by });
  const control = { x: 2 * middle.x - (start.x + end.x) / 2, y: 2 * middle.y - (start.y + end.y) / 2 };
  const stops = [move(start, open), move(control, first), end, move(control, second), move(start, -open)].map(
    grid,
  );
  const step = (from, ...to) => numbers(to.flatMap((p) => [p.x - from.x, p.y - from.y]));
  const [a, b, c, d, e] = stops;
  return `M${numbers([a.x, a.y])}q${step(a, b, c)}q${step(c, d, e)}z`;
}

/** A carved cut: thick in the middle, pointed at both ends. */
export function cut(line, width = 2.4) {
  const list = points(line);
  if (list.length === 3) return leaf(list, -width, width, 0);
  return brush(list, (t) => width * Math.sin(Math.PI * t) ** 0.8, list.length - 1);
}

/** A stroke that starts thick and runs out to a point. */
export function flick(line, width = 3) {
  const list = points(line);
  if (list.length === 3) return leaf(list, -width * 0.6, width * 0.6, -width / 2);
  return brush(list, (t) => width * (1 - t) ** 0.9, list.length - 1);
}

/** Widths between given stops, evenly spaced along a line. */
export function widths(...stops) {
  return (t) => {
    const at = t * (stops.length - 1);
    const i = Math.min(Math.floor(at), stops.length - 2);
    return stops[i] + (stops[i + 1] - stops[i]) * (at - i);
  };
}

const round = (n) => Math.round(n * SCALE);

function arcs(x, y, rx, ry, sweep) {
  const [w, h] = [round(rx), round(ry)];
  const arc = (to) => `a${w} ${h} 0 0${sweep}${numbers([to, 0]).replace(/^(?!-)/, ' ')}`;
  return `M${numbers([round(x) - w, round(y)])}${arc(2 * w)}${arc(-2 * w)}z`;
}

export function oval(x, y, rx, ry = rx) {
  return arcs(x, y, rx, ry, 1);
}

/** An oval line of the given thickness. */
export function band(x, y, rx, ry, width) {
  return arcs(x, y, rx + width / 2, ry + width / 2, 1) + arcs(x, y, rx - width / 2, ry - width / 2, 0);
}

/** A circle with a hole in it. */
export function ring(x, y, outer, inner) {
  return arcs(x, y, outer, outer, 1) + arcs(x, y, inner, inner, 0);
}

export const layer =
  (fill) =>
  (...parts) =>
    `<path fill="${fill}" d="${parts.flat(9).join('')}"/>`;
export const ink = layer('var(--card-ink)');
export const paper = layer('var(--card-paper)');
export const tint = layer('currentColor');
export const gold = layer('var(--card-gold)');

/** A shape in ink that keeps clear of what it covers, by an edge in the ground's colour. */
export function clear(width, ...parts) {
  const edge = `stroke="currentColor" stroke-width="${Math.round(width * SCALE)}" paint-order="stroke"`;
  return ink(...parts).replace('/>', ` ${edge}/>`);
}

/** The layers, and their mirror image beside them. */
export function twin(id, ...layers) {
  const drawn = layers.flat(9).join('');
  return `<g id="${id}">${drawn}</g><use href="#${id}" transform="matrix(-1 0 0 1 ${100 * SCALE} 0)"/>`;
}

export function moved(x, y, ...layers) {
  return `<g transform="translate(${x * SCALE} ${y * SCALE})">${layers.flat(9).join('')}</g>`;
}

export function symbol(id, height, ...layers) {
  return `<symbol id="${id}" viewBox="0 0 ${100 * SCALE} ${height * SCALE}">${layers.flat(9).join('')}</symbol>`;
}
