/** One line of the table: the measured value, its reference value (floor), and the limit. */
export interface Reading {
  readonly what: string;
  readonly measured: number;
  readonly unit: 'ms' | 'kB' | 'requests' | 'shift' | 'of 100' | 'of 1000' | 'presses';
  /** The reference value that is measured in the same run; undefined where the number is judged by itself. */
  readonly floor?: { readonly is: string; readonly value: number };
  /** The highest ratio to the floor, or the highest number where there is no floor. */
  readonly limit: number;
  /** The amount by which the limit may be exceeded, in the unit. */
  readonly slack?: number;
  /** The measured cause, where the limit is exceeded. */
  readonly inTheWay?: string;
}

/** A measurement that can run by itself, with its name on the command line. */
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

/** The median; the lower of the two middle values for an even number of values. Throws where nothing was measured. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('Nothing was measured');
  return middle;
}

/** The value below which this share of all values is (0.99: the 99th percentile). Throws where nothing was measured. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new RangeError('Nothing was measured');
  return found;
}
