type Start = () => void;

/**
 * Runs a few pieces of work at once, at most one per owner, with the owners taking turns. An owner with much work, or
 * with slow work, delays others by at most one piece of each.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #working = new Set<string>();
  // The owner who is next comes first: a map keeps the order in which keys were added.
  readonly #waiting = new Map<string, Start[]>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async take<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const others = this.#waiting.get(owner);
    if (others) others.push(resolve);
    else this.#waiting.set(owner, [resolve]);
    this.#startNext();
    await promise;
    try {
      return await work();
    } finally {
      this.#working.delete(owner);
      this.#moveToEnd(owner);
      this.#startNext();
    }
  }

  /** Moves the waiting requests of an owner behind those of the other owners. */
  #moveToEnd(owner: string): void {
    const others = this.#waiting.get(owner);
    if (!others) return;
    this.#waiting.delete(owner);
    this.#waiting.set(owner, others);
  }

  #startNext(): void {
    for (const [owner, [first, ...others]] of this.#waiting) {
      if (this.#working.size >= this.#atOnce) return;
      if (first === undefined || this.#working.has(owner)) continue;
      this.#waiting.delete(owner);
      if (others.length > 0) this.#waiting.set(owner, others);
      this.#working.add(owner);
      first();
    }
  }
}
