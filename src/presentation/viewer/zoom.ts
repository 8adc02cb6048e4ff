/** The zoom steps (document 1, section 9; K-18, K-19). */
const stepIn = 1.1;
const stepOut = 0.9;
const limits = { smallest: 0.1, largest: 5 };

export type Rotation = 0 | 90 | 180 | 270;

const quarterTurns: Readonly<Record<Rotation, Rotation>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

export function zoomIn(scale: number): number {
  return limitScale(scale * stepIn);
}

export function zoomOut(scale: number): number {
  return limitScale(scale * stepOut);
}

export function limitScale(scale: number): number {
  return Math.min(limits.largest, Math.max(limits.smallest, scale));
}

export function canZoomIn(scale: number): boolean {
  return scale < limits.largest;
}

export function canZoomOut(scale: number): boolean {
  return scale > limits.smallest;
}

/** Rotates clockwise by a quarter turn. */
export function rotate(rotation: Rotation): Rotation {
  return quarterTurns[rotation];
}
