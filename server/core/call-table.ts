import * as v from 'valibot';
import type { Call } from '../../src/contract/call.ts';
import { calls } from './desks.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { idempotencyHeader, isIdempotent, maxIdempotencyKeyCharacters } from '../../src/contract/idempotency.ts';
import type { CallResult, CallRunner } from './answering.ts';
import type { CallRecords } from './call-records.ts';
import { CallTurns } from './call-turns.ts';
import type { CallContext, CallerFacts } from './context.ts';
import type { Handlers } from './handlers.ts';
import type { KeyedCalls } from './keyed-calls.ts';
import type { Parts } from './parts.ts';
import { Refusal } from './refusal.ts';

/** Maximum number of slow calls of a session that wait while another one is running. */
const maxWaitingSlowCalls = 8;

/**
 * Idempotency key of a call. Undefined where the call has none, or will be refused because nobody is signed in. Refuses
 * with REQUEST_INVALID a key that is too long.
 */
function keyFor(call: Call, { idempotencyKey, caller }: CallContext): string | undefined {
  if (idempotencyKey === undefined || !isIdempotent(call)) return undefined;
  if (idempotencyKey.length > maxIdempotencyKeyCharacters)
    throw new Refusal('REQUEST_INVALID', { field: idempotencyHeader });
  const refusesAnyway = call.caller === 'signed-in' && caller instanceof Refusal;
  return call.keepsReceipts || refusesAnyway ? undefined : idempotencyKey;
}

/** Answers all calls of the contract by their handlers: validates requests and honours the Idempotency-Key. */
export class CallTable {
  readonly #handlers: Handlers;
  readonly #answering: CallRunner;
  readonly #keyedCalls: KeyedCalls;
  readonly #records: CallRecords;
  readonly #extensions: Parts['extensions'];
  readonly #slowTurns = new CallTurns(1, maxWaitingSlowCalls);

  constructor(
    handlers: Handlers,
    answering: CallRunner,
    keyedCalls: KeyedCalls,
    records: CallRecords,
    { extensions }: Pick<Parts, 'extensions'>,
  ) {
    this.#handlers = handlers;
    this.#answering = answering;
    this.#keyedCalls = keyedCalls;
    this.#records = records;
    this.#extensions = extensions;
  }

  async answer(name: CallName, request: unknown, facts: CallerFacts): Promise<CallResult> {
    const call: Call = calls[name];
    return this.#answering.answer(
      name,
      facts,
      async (context) => this.#work(name, request, context),
      call,
      call.isSlow && this.#slowTurns,
    );
  }

  async #work(name: CallName, request: unknown, context: CallContext): Promise<unknown> {
    const call: Call = calls[name];
    if (call.extension && !this.#extensions.includes(call.extension)) throw new Refusal('NOT_FOUND');
    const parsed = v.safeParse(call.request, request, { abortEarly: true });
    if (!parsed.success) {
      await this.#records.recordInvalid(name, context);
      throw new Refusal('REQUEST_INVALID', { field: v.getDotPath(parsed.issues[0]) ?? '' });
    }
    // The request was parsed by the schema of this call.
    const handler = this.#handlers[name] as (parsed: unknown, context: CallContext) => Promise<unknown>;
    const work = async (claimed: CallContext): Promise<unknown> => handler(parsed.output, claimed);
    const key = keyFor(call, context);
    return this.#records.during(name, parsed.output, context, async () =>
      key === undefined ? work(context) : this.#keyedCalls.answer(name, key, parsed.output, context, work),
    );
  }
}
