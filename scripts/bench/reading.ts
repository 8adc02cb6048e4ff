/** One line of the table: what was measured, against what floor, and how much of that is good enough. */
export interface Reading {
  readonly what: string;
  readonly measured: number;
  readonly unit: 'ms' | 'kB' | 'requests' | 'shift' | 'of 100' | 'of 1000' | 'presses';
  /** What is measured beside it in the same run; undefined where the number is judged by itself. */
  readonly floor?: { readonly is: string; readonly value: number };
  /** The greatest ratio to the floor, or the greatest number where there is none. */
  readonly limit: number;
  /** How much more than that is good all the same, in the unit. */
  readonly slack?: number;
  /** What stands in the way, measured, where the limit is not held. */
  readonly inTheWay?: string;
}

/** What can be measured by itself, under the name by which it is asked for. */
export interface Measurement {
  readonly name: string;
  measure(): Promise<readonly Reading[]>;
}

/** The ratio to the floor, or the number itself. */
export function judged({ measured, floor }: Reading): number {
  return floor === undefined ? measured : measured / floor.value;
}

export function isMet(reading: Reading): boolean {
  const most = reading.limit * (reading.floor?.value ?? 1) + (reading.slack ?? 0);
  return reading.measured <= most;
}

/** The middle one; of an even number the lower of the two. Throws where nothing was measured. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('Nothing was measured');
  return middle;
}

/** The number below which this share of all lies (0.99: the 99th percentile). Throws where nothing was measured. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new RangeError('Nothing was measured');
  return found;
}
