import type { Store, Transaction } from '../../server/core/store.ts';

/** A moment before or after an operation on a table, such as `before packages.save`. */
export type Moment = `${'before' | 'after'} ${string}.${string}`;

/** A store in which the first transaction that reaches a moment is held there until it is released. */
export class HeldStore implements Store {
  /** Number of starts of the work, including each repetition. */
  tries = 0;
  readonly #inner: Store;
  readonly #moment: Moment;
  readonly #reached = Promise.withResolvers<void>();
  readonly #gate = Promise.withResolvers<void>();
  #still: number;

  /** `turn`: the occurrence of the moment, from 1. */
  constructor(inner: Store, moment: Moment, turn = 1) {
    this.#inner = inner;
    this.#moment = moment;
    this.#still = turn;
  }

  async reached(): Promise<void> {
    return this.#reached.promise;
  }

  letGo(): void {
    this.#gate.resolve();
  }

  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#inner.transaction(async (transaction) => {
      this.tries += 1;
      return work(this.#watched(transaction, ''));
    });
  }

  async isReady(): Promise<boolean> {
    return this.#inner.isReady();
  }

  async clear(): Promise<void> {
    return this.#inner.clear();
  }

  #watched<Watched extends object>(target: Watched, path: string): Watched {
    return new Proxy(target, {
      get: (owner, name): unknown => {
        const value: unknown = Reflect.get(owner, name);
        const place = `${path}${String(name)}`;
        if (typeof value === 'function')
          return async (...given: unknown[]) =>
            this.#through(place, async () => Reflect.apply(value, owner, given) as unknown);
        return typeof value === 'object' && value !== null ? this.#watched(value, `${place}.`) : value;
      },
    });
  }

  async #through(place: string, call: () => Promise<unknown>): Promise<unknown> {
    if (this.#moment === `before ${place}`) await this.#stand();
    const answer = await call();
    if (this.#moment === `after ${place}`) await this.#stand();
    return answer;
  }

  async #stand(): Promise<void> {
    this.#still -= 1;
    if (this.#still !== 0) return;
    this.#reached.resolve();
    await this.#gate.promise;
  }
}
