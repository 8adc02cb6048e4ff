import type { DrawnPath, Matrix } from './ofd-drawing.ts';

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first, then `outer`. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Numbers separated by spaces or commas; invalid ones count as 0. */
export function numbersIn(text: string | undefined): readonly number[] {
  return (text ?? '')
    .split(/[\s,]+/u)
    .filter((part) => part !== '')
    .map((part) => (Number.isFinite(Number(part)) ? Number(part) : 0));
}

export function matrixIn(text: string | undefined): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersIn(text);
  return [a, b, c, d, e, f];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxIn(text: string | undefined): Box | undefined {
  const [x, y, width, height] = numbersIn(text);
  return x === undefined || y === undefined || width === undefined || height === undefined
    ? undefined
    : { x, y, width, height };
}

/** The distances between characters, at most `most`; `g n d` repeats `d` n times. */
export function distancesIn(text: string | undefined, most: number): readonly number[] {
  const parts = (text ?? '').split(/[\s,]+/u).filter((part) => part !== '');
  const distances: number[] = [];
  for (let at = 0; at < parts.length && distances.length < most; at += 1) {
    if (parts[at] !== 'g') {
      distances.push(Number(parts[at]) || 0);
      continue;
    }
    const times = Math.min(most - distances.length, Math.max(0, Math.floor(Number(parts[at + 1]) || 0)));
    for (let time = 0; time < times; time += 1) distances.push(Number(parts[at + 2]) || 0);
    at += 2;
  }
  return distances;
}

const points: Readonly<Record<string, number>> = { M: 2, S: 2, L: 2, Q: 4, B: 6, A: 7, C: 0 };

/** The steps of abbreviated path data; an arc becomes curves. Parsing ends at the first invalid step. */
export function stepsIn(data: string, most: number): DrawnPath['steps'] {
  const parts = data.trim().split(/[\s,]+/u);
  const steps: DrawnPath['steps'][number][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < parts.length && steps.length < most;) {
    const name = parts[at] ?? '';
    const count = Object.hasOwn(points, name) ? points[name] : undefined;
    if (count === undefined) break;
    const values = parts.slice(at + 1, at + 1 + count).map(Number);
    if (values.length < count || values.some((value) => !Number.isFinite(value))) break;
    at += 1 + count;
    if (name === 'C') steps.push({ step: 'Z', points: [] });
    else if (name === 'A') for (const curve of arcCurves(x, y, values)) steps.push({ step: 'C', points: curve });
    else steps.push({ step: name === 'B' ? 'C' : name === 'S' ? 'M' : (name as 'M' | 'L' | 'Q'), points: values });
    [x, y] = [values.at(-2) ?? x, values.at(-1) ?? y];
  }
  return steps;
}

const quarter = Math.PI / 2;

/**
 * An elliptic arc as SVG defines it (F.6.5), from a point by `rx ry angle large sweep x y`, in curves of at most a
 * quarter.
 */
function arcCurves(x0: number, y0: number, values: readonly number[]): readonly (readonly number[])[] {
  const [wantedX = 0, wantedY = 0, degrees = 0, large = 0, sweep = 0, x = 0, y = 0] = values;
  let [rx, ry] = [Math.abs(wantedX), Math.abs(wantedY)];
  if (rx === 0 || ry === 0 || (x === x0 && y === y0)) return [[x0, y0, x, y, x, y]];
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [halfX, halfY] = [(x0 - x) / 2, (y0 - y) / 2];
  const [px, py] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const stretch = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
  [rx, ry] = [rx * stretch, ry * stretch];
  const spread = rx ** 2 * py ** 2 + ry ** 2 * px ** 2;
  const factor =
    Math.sqrt(Math.max(0, rx ** 2 * ry ** 2 - spread) / spread) * ((large !== 0) === (sweep !== 0) ? -1 : 1);
  const [qx, qy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const [cx, cy] = [cos * qx - sin * qy + (x0 + x) / 2, sin * qx + cos * qy + (y0 + y) / 2];
  const from = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let turn = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - from;
  if (sweep !== 0 && turn < 0) turn += 4 * quarter;
  if (sweep === 0 && turn > 0) turn -= 4 * quarter;
  const parts = Math.max(1, Math.ceil(Math.abs(turn) / quarter - 1e-9));
  const step = turn / parts;
  const reach = (4 / 3) * Math.tan(step / 4);
  const pointAt = (u: number, v: number): readonly [number, number] => [
    cos * rx * u - sin * ry * v + cx,
    sin * rx * u + cos * ry * v + cy,
  ];
  return Array.from({ length: parts }, (_unused, index) => {
    const [begin, end] = [from + index * step, from + (index + 1) * step];
    return [
      ...pointAt(Math.cos(begin) - reach * Math.sin(begin), Math.sin(begin) + reach * Math.cos(begin)),
      ...pointAt(Math.cos(end) + reach * Math.sin(end), Math.sin(end) - reach * Math.cos(end)),
      ...pointAt(Math.cos(end), Math.sin(end)),
    ];
  });
}
