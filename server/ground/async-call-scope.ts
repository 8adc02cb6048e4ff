import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallScope } from '../core/call-scope.ts';
import type { IdempotentAttempt } from '../core/idempotent-attempt.ts';
import type { Caller } from '../core/context.ts';

interface Held {
  caller: Caller | undefined;
  claim: IdempotentAttempt | undefined;
}

/** Carries the caller and the idempotency claim of a call through all its asynchronous work. */
export class AsyncCallScope implements CallScope {
  readonly #storage = new AsyncLocalStorage<Held>();

  async during<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    return this.#within({ caller, claim: this.claim() }, work);
  }

  async claiming<Result>(claim: IdempotentAttempt, work: () => Promise<Result>): Promise<Result> {
    return this.#within({ caller: this.caller(), claim }, work);
  }

  caller(): Caller | undefined {
    return this.#storage.getStore()?.caller;
  }

  claim(): IdempotentAttempt | undefined {
    return this.#storage.getStore()?.claim;
  }

  async #within<Result>(held: Held, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#storage.run(held, work);
    } finally {
      // Work that continues after the call belongs to no caller.
      [held.caller, held.claim] = [undefined, undefined];
    }
  }
}
