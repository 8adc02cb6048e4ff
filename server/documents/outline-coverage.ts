/** A closed outline as points, x and y by turns, in pixels. */
export type Outline = readonly number[];

/** Rows of coverage from 0 to 1, `width` values each. */
export interface Coverage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

const scansPerRow = 4;

/** How much of each pixel lies inside the outlines, overlapping ones counted once (non-zero winding). */
export function coverageOf(outlines: readonly Outline[]): Coverage {
  const box = boundsOf(outlines);
  const values = new Float32Array(box.width * box.height);
  for (let scan = 0; scan < box.height * scansPerRow; scan += 1) {
    const y = box.top + (scan + 0.5) / scansPerRow;
    const row = Math.floor(scan / scansPerRow) * box.width;
    let winding = 0;
    let start = 0;
    for (const crossing of crossingsAt(outlines, y)) {
      if (winding === 0) start = crossing.x;
      winding += crossing.direction;
      if (winding === 0) addSpan(values, row, start - box.left, crossing.x - box.left);
    }
  }
  return { ...box, values };
}

function crossingsAt(outlines: readonly Outline[], y: number) {
  const crossings: { readonly x: number; readonly direction: number }[] = [];
  for (const outline of outlines) {
    let [fromX, fromY] = [outline.at(-2) ?? 0, outline.at(-1) ?? 0];
    for (let index = 0; index < outline.length; index += 2) {
      const [toX, toY] = [outline[index] ?? 0, outline[index + 1] ?? 0];
      if (fromY <= y !== toY <= y) {
        crossings.push({ x: fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX), direction: toY > fromY ? 1 : -1 });
      }
      [fromX, fromY] = [toX, toY];
    }
  }
  return crossings.sort((a, b) => a.x - b.x);
}

function addSpan(values: Float32Array, row: number, start: number, end: number): void {
  for (let column = Math.floor(start); column < end; column += 1) {
    const covered = Math.min(end, column + 1) - Math.max(start, column);
    values[row + column] = (values[row + column] ?? 0) + covered / scansPerRow;
  }
}

function boundsOf(outlines: readonly Outline[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const outline of outlines) {
    for (let index = 0; index < outline.length; index += 2) {
      left = Math.min(left, outline[index] ?? 0);
      right = Math.max(right, outline[index] ?? 0);
      top = Math.min(top, outline[index + 1] ?? 0);
      bottom = Math.max(bottom, outline[index + 1] ?? 0);
    }
  }
  if (left > right) return { left: 0, top: 0, width: 0, height: 0 };
  [left, top] = [Math.floor(left), Math.floor(top)];
  return { left, top, width: Math.ceil(right) - left + 1, height: Math.ceil(bottom) - top + 1 };
}
