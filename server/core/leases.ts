import type { Clock } from './ports.ts';
import { randomToken } from './secrets.ts';
import type { Store } from './store.ts';

/** Milliseconds after which the lease of a crashed server ends. */
const lifetime = 6_000;
const renewedEvery = 2_000;
const defaultWaitMs = 100;

async function pause(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, defaultWaitMs);
  return promise;
}

/**
 * Named locks for all servers of one store. A server renews its lease while it works; a crashed server delays the
 * others by six seconds.
 */
export class Leases {
  readonly #store: Store;
  readonly #clock: Pick<Clock, 'realTime'>;
  readonly #wait: () => Promise<void>;

  /** `wait` resolves when it is time to check again whether a name is free. */
  constructor(store: Store, clock: Pick<Clock, 'realTime'>, wait = pause) {
    this.#store = store;
    this.#clock = clock;
    this.#wait = wait;
  }

  /**
   * Runs the work under the lease of a name. `taken` is called each time the name is found taken; it throws to stop
   * waiting.
   */
  async hold<Result>(name: string, work: () => Promise<Result>, taken?: () => void): Promise<Result> {
    const holder = randomToken(12);
    while (!(await this.#tryTake(name, holder))) {
      taken?.();
      await this.#wait();
    }
    let renewed: Promise<unknown> = Promise.resolve();
    const renewal = setInterval(() => {
      const earlier = renewed;
      // A failed renewal may be followed by a successful one, and a slow one by a fast one.
      renewed = this.#tryTake(name, holder)
        .catch(() => undefined)
        .then(async () => earlier);
    }, renewedEvery);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      // A renewal in progress would take the lease again after its release.
      await renewed;
      // A lease that cannot be released expires by itself.
      await this.#giveBack(name, holder).catch(() => undefined);
    }
  }

  async #tryTake(name: string, holder: string): Promise<boolean> {
    return this.#store.transaction(async ({ leases }) => {
      const now = this.#clock.realTime();
      const lease = await leases.lock(name);
      if (lease && lease.holder !== holder && now < lease.until) return false;
      await leases.save({ name, holder, until: now + lifetime });
      return true;
    });
  }

  async #giveBack(name: string, holder: string): Promise<void> {
    await this.#store.transaction(async ({ leases }) => {
      if ((await leases.lock(name))?.holder === holder) await leases.remove(name);
    });
  }
}
