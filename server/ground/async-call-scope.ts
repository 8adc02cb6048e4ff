import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallScope } from '../core/call-scope.ts';
import type { Caller } from '../core/context.ts';

/** Follows a call's work through whatever it waits for. */
export class AsyncCallScope implements CallScope {
  readonly #storage = new AsyncLocalStorage<{ caller: Caller | undefined }>();

  async during<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    const held: { caller: Caller | undefined } = { caller };
    try {
      return await this.#storage.run(held, work);
    } finally {
      // What goes on by itself afterwards is nobody's call any more.
      held.caller = undefined;
    }
  }

  caller(): Caller | undefined {
    return this.#storage.getStore()?.caller;
  }
}
