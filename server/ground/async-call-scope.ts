import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallScope } from '../core/call-scope.ts';
import type { KeyedAttempt } from '../core/claim.ts';
import type { Caller } from '../core/context.ts';

interface Held {
  caller: Caller | undefined;
  claim: KeyedAttempt | undefined;
}

/** Follows a call's work through whatever it waits for. */
export class AsyncCallScope implements CallScope {
  readonly #storage = new AsyncLocalStorage<Held>();

  async during<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    return this.#within({ caller, claim: this.claim() }, work);
  }

  async claiming<Result>(claim: KeyedAttempt, work: () => Promise<Result>): Promise<Result> {
    return this.#within({ caller: this.caller(), claim }, work);
  }

  caller(): Caller | undefined {
    return this.#storage.getStore()?.caller;
  }

  claim(): KeyedAttempt | undefined {
    return this.#storage.getStore()?.claim;
  }

  async #within<Result>(held: Held, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#storage.run(held, work);
    } finally {
      // What goes on by itself afterwards is nobody's call any more.
      [held.caller, held.claim] = [undefined, undefined];
    }
  }
}
