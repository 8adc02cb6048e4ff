import type { Clock } from './ports.ts';
import { randomToken } from './secrets.ts';
import type { Store } from './store.ts';

/** Milliseconds after which the lease of a crashed server ends. */
const lifetime = 6_000;
const renewedEvery = 2_000;
const usualWait = 100;

async function pause(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, usualWait);
  return promise;
}

/**
 * Makes all servers on one store run the work of one name one after the other. A server renews its lease while it
 * works; one that crashes delays the others by six seconds.
 */
export class Leases {
  readonly #store: Store;
  readonly #clock: Pick<Clock, 'realTime'>;
  readonly #wait: () => Promise<void>;

  /** `wait` resolves when it is time to look again whether a name is free. */
  constructor(store: Store, clock: Pick<Clock, 'realTime'>, wait = pause) {
    this.#store = store;
    this.#clock = clock;
    this.#wait = wait;
  }

  /** `taken` is called each time the name is found taken; it throws to wait no longer. */
  async hold<Result>(name: string, work: () => Promise<Result>, taken?: () => void): Promise<Result> {
    const holder = randomToken(12);
    while (!(await this.#taken(name, holder))) {
      taken?.();
      await this.#wait();
    }
    let renewed: Promise<unknown> = Promise.resolve();
    const renewal = setInterval(() => {
      const earlier = renewed;
      // A failed renewal may be followed by a successful one, and a slow one by a fast one.
      renewed = this.#taken(name, holder)
        .catch(() => undefined)
        .then(async () => earlier);
    }, renewedEvery);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      // A renewal under way would take the lease again after its release.
      await renewed;
      // A lease that cannot be released expires.
      await this.#givenBack(name, holder).catch(() => undefined);
    }
  }

  async #taken(name: string, holder: string): Promise<boolean> {
    return this.#store.transaction(async ({ leases }) => {
      const now = this.#clock.realTime();
      const lease = await leases.lock(name);
      if (lease && lease.holder !== holder && now < lease.until) return false;
      await leases.save({ name, holder, until: now + lifetime });
      return true;
    });
  }

  async #givenBack(name: string, holder: string): Promise<void> {
    await this.#store.transaction(async ({ leases }) => {
      if ((await leases.lock(name))?.holder === holder) await leases.remove(name);
    });
  }
}
