import type { Store, Transaction } from '../../server/core/store.ts';

/** A store that starts the first transactions at once, and holds the next one until it is released. */
export class GatedStore implements Store {
  readonly #inner: Store;
  readonly #arrived = Promise.withResolvers<void>();
  readonly #gate = Promise.withResolvers<void>();
  #free = Number.POSITIVE_INFINITY;

  constructor(inner: Store) {
    this.#inner = inner;
  }

  /** Resolves when a transaction is held. */
  get reached(): Promise<void> {
    return this.#arrived.promise;
  }

  holdAfter(transactions: number): void {
    this.#free = transactions;
  }

  release(): void {
    this.#free = Number.POSITIVE_INFINITY;
    this.#gate.resolve();
  }

  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    this.#free -= 1;
    if (this.#free < 0) {
      this.#arrived.resolve();
      await this.#gate.promise;
    }
    return this.#inner.transaction(work);
  }

  async isReady(): Promise<boolean> {
    return this.#inner.isReady();
  }

  async clear(): Promise<void> {
    return this.#inner.clear();
  }
}
