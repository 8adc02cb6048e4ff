/** A rotated coordinate system, as cosine and sine of its angle. */
export interface TurnedAxes {
  readonly cosine: number;
  readonly sine: number;
}

/** Axes rotated by an angle in radians, from right downwards. */
export function axesAt(angle: number): TurnedAxes {
  return { cosine: Math.cos(angle), sine: Math.sin(angle) };
}

/** Coordinate of a point along the rotated axis. */
export function along({ cosine, sine }: TurnedAxes, x: number, y: number): number {
  return x * cosine + y * sine;
}

/** Coordinate of a point across the rotated axis. */
export function across({ cosine, sine }: TurnedAxes, x: number, y: number): number {
  return y * cosine - x * sine;
}
