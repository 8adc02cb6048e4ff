/** The axes of something that lies turned: its direction, and the one at right angles to it. */
export interface TurnedAxes {
  readonly cosine: number;
  readonly sine: number;
}

/** Axes turned by so many radians, from right downwards. */
export function axesAt(angle: number): TurnedAxes {
  return { cosine: Math.cos(angle), sine: Math.sin(angle) };
}

/** How far a point lies along turned axes. */
export function along({ cosine, sine }: TurnedAxes, x: number, y: number): number {
  return x * cosine + y * sine;
}

/** How far a point lies across turned axes. */
export function across({ cosine, sine }: TurnedAxes, x: number, y: number): number {
  return y * cosine - x * sine;
}
