import { countInPeriod, type PeriodCount } from '../../src/domain/identity/period-count.ts';

/**
 * Adds to a map that holds at most `maxKeys` keys: the oldest is dropped, so that a flood of keys does not fill the
 * memory.
 */
export function setBounded<Value>(all: Map<string, Value>, maxKeys: number, key: string, value: Value): void {
  const [oldest] = all.keys();
  if (all.size >= maxKeys && oldest !== undefined) all.delete(oldest);
  all.set(key, value);
}

/** Counts calls under keys in the memory of this server. */
export class LocalCallCounts {
  readonly #maxKeys: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, PeriodCount>();

  constructor(maxKeys: number, now: () => number) {
    this.#maxKeys = maxKeys;
    this.#now = now;
  }

  /** Counts a call. A period begins with its first call and lasts `span` milliseconds. */
  count(key: string, span: number): { readonly calls: number; readonly millisecondsLeft: number } {
    const now = this.#now();
    const { calls, until } = countInPeriod(this.#counts.get(key), span, now);
    setBounded(this.#counts, this.#maxKeys, key, { calls, until });
    return { calls, millisecondsLeft: until - now };
  }
}
