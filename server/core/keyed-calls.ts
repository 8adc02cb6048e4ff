import type { RefusalCode } from '../../src/contract/codes.ts';
import { calls } from './desks.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { idempotencyLife } from '../../src/contract/idempotency.ts';
import type { IdempotentAttempt } from './idempotent-attempt.ts';
import type { CallContext } from './context.ts';
import { Leases } from './leases.ts';
import type { Parts } from './parts.ts';
import type { KeyedCallRecord } from './records/common.ts';
import { Refusal, type RefusalValues } from './refusal.ts';
import { sealBytes, unsealBytes, type Seal } from './seal-bytes.ts';
import { randomToken, sha256Hex } from './secrets.ts';
import { findSession } from './identity/sessions.ts';
import type { Transaction } from './store.ts';
import type { Call } from '../../src/contract/call.ts';

/** Milliseconds for which a repeated request waits for the first one. */
const timeoutMs = 30_000;

/** Temporary refusals: the same request may succeed a moment later. */
const temporaryRefusals: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'SERVER_BUSY',
  'SERVER_FAULT',
  'TOO_MANY_REQUESTS',
  'FILE_BEING_CHECKED',
  'STORE_AWAY',
  'STORE_FULL',
  'STORE_READ_ONLY',
  'STORE_REFUSED',
  'STORE_NONSENSE',
]);

/** Stored answer of a request, and its changes of the browser's session and device. */
interface Kept {
  readonly data?: unknown;
  /** Progress of work without an answer yet. */
  readonly progress?: unknown;
  readonly refused?: { readonly code: RefusalCode; readonly values: RefusalValues };
  readonly session?: { readonly token: string | undefined } | undefined;
  readonly device?: { readonly token: string } | undefined;
}

const contractOf = (name: CallName): Call => calls[name];

/** JSON of a parsed request. Amounts are big integers, which JSON does not have. */
const jsonOf = (request: unknown): string =>
  JSON.stringify(request, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

/**
 * Runs a call once per Idempotency-Key of a person, or of an address where nobody is signed in, on all servers of one
 * store, for 24 hours of real time. A repeated request waits for the first one and gets its answer. A different request
 * with the same key is refused with IDEMPOTENCY_REUSED. A refusal is stored only where the call has written something,
 * such as the count of a wrong code; otherwise the key stays free. Work of several transactions can save its progress:
 * where it ends without an answer, a repetition continues from there. Answers and progress are encrypted with the key
 * itself, which is not stored.
 */
export class KeyedCalls {
  readonly #parts: Pick<Parts, 'store' | 'clock' | 'secret' | 'scope'>;
  readonly #leases: Leases;

  constructor(parts: Pick<Parts, 'store' | 'clock' | 'secret' | 'scope'>) {
    this.#parts = parts;
    this.#leases = new Leases(parts.store, parts.clock);
  }

  /**
   * Runs the work, or returns its first answer. Refuses with IDEMPOTENCY_REUSED, with IDEMPOTENCY_IN_WORK where the
   * first request takes longer than half a minute, and with IDEMPOTENCY_UNKNOWN where an earlier attempt failed after
   * some of the work was written and before its answer was.
   */
  async answer(
    name: CallName,
    key: string,
    request: unknown,
    context: CallContext,
    work: (context: CallContext) => Promise<unknown>,
  ): Promise<unknown> {
    const id = await sha256Hex(`${ownerOf(name, context)}\n${key}`);
    const call: KeyedCall = {
      name,
      id,
      fingerprint: await sha256Hex(`${name}\n${subjectOf(name, context)}\n${jsonOf(request)}`),
      seal: { secret: `${this.#parts.secret}\n${key}`, purpose: 'keyed call', additionalData: id },
    };
    const before = await this.#findAnswer(call, context);
    if (before) return before.data;
    const { clock } = this.#parts;
    const until = clock.realTime() + timeoutMs;
    return this.#leases
      .hold(
        `keyed call ${id}`,
        async () => (await this.#findAnswer(call, context)) ?? this.#work(call, context, work),
        () => {
          if (clock.realTime() >= until) throw new Refusal('IDEMPOTENCY_IN_WORK');
        },
      )
      .then(({ data }) => data);
  }

  /**
   * The first answer, applied to the browser once more; undefined where there is none. While the work is in progress,
   * the lease refuses the caller.
   */
  async #findAnswer(
    { id, fingerprint, seal }: KeyedCall,
    context: CallContext,
  ): Promise<{ readonly data: unknown } | undefined> {
    const record = await this.#parts.store.transaction(async ({ keyedCalls }) => keyedCalls.find(id));
    if (!record || this.#isOver(record)) return undefined;
    if (record.fingerprint !== fingerprint) throw new Refusal('IDEMPOTENCY_REUSED');
    if (record.state !== 'answered') return undefined;
    const kept = await unsealAnswer(record, seal);
    if (kept.session && (await this.#isStillValid(kept.session.token))) context.setSession(kept.session.token);
    if (kept.device) context.setDevice(kept.device.token);
    if (kept.refused) throw new Refusal(kept.refused.code, kept.refused.values);
    return { data: kept.data };
  }

  /** Whether a session may still be set in the browser. An ended one would replace the browser's current one. */
  async #isStillValid(token: string | undefined): Promise<boolean> {
    if (token === undefined) return true;
    const { clock, store } = this.#parts;
    const found = await store.transaction(async (transaction) =>
      findSession(transaction, token, { now: clock.realTime(), ahead: clock.now() - clock.realTime() }),
    );
    return !(found.caller instanceof Refusal);
  }

  async #work(
    call: KeyedCall,
    context: CallContext,
    work: (context: CallContext) => Promise<unknown>,
  ): Promise<{ readonly data: unknown }> {
    const attempt = randomToken(12);
    const effects: { session?: Kept['session']; device?: Kept['device'] } = {};
    const begun = await this.#begin(call, attempt);
    if (!begun) {
      const answered = await this.#findAnswer(call, context);
      if (!answered) throw new Refusal('SERVER_BUSY');
      return answered;
    }
    const claim: IdempotentAttempt = {
      progress: begun.answer === '' ? undefined : (await unsealAnswer(begun, call.seal)).progress,
      saveProgress: async (transaction, progress) => {
        const record = await this.#lockAttempt(transaction, call, attempt);
        await transaction.keyedCalls.save({ ...record, answer: await sealAnswer({ progress }, call.seal) });
      },
      recordWrite: async (transaction) => {
        const record = await this.#lockAttempt(transaction, call, attempt);
        if (record.state === 'begun' && !contractOf(call.name).keepsAnswer)
          await transaction.keyedCalls.save({ ...record, state: 'written' });
      },
      saveResponse: async (transaction, answer) => {
        const record = await this.#lockAttempt(transaction, call, attempt);
        await transaction.keyedCalls.save({
          ...record,
          state: 'answered',
          answer: await sealAnswer({ data: answer }, call.seal),
        });
      },
    };
    const watched: CallContext = {
      ...context,
      claim,
      setSession: (token) => {
        effects.session = { token };
        context.setSession(token);
      },
      setDevice: (token) => {
        effects.device = { token };
        context.setDevice(token);
      },
    };
    const { scope } = this.#parts;
    let data: unknown;
    try {
      data = await (scope ? scope.claiming(claim, async () => work(watched)) : work(watched));
    } catch (fault) {
      await this.#end(
        call,
        attempt,
        fault instanceof Refusal && !temporaryRefusals.has(fault.code)
          ? { refused: { code: fault.code, values: fault.values }, ...effects }
          : undefined,
      );
      throw fault;
    }
    await this.#end(call, attempt, { data, ...effects });
    return { data };
  }

  /**
   * Begins an attempt, with the progress of an earlier one. Undefined where an earlier attempt, whose lease had
   * expired, has answered meanwhile. Refuses with IDEMPOTENCY_UNKNOWN where an earlier attempt has written something
   * and never answered.
   */
  async #begin({ id, fingerprint }: KeyedCall, attempt: string): Promise<KeyedCallRecord | undefined> {
    return this.#parts.store.transaction(async ({ keyedCalls }) => {
      const found = await keyedCalls.lock(id);
      const record = found && !this.#isOver(found) ? found : undefined;
      if (record) {
        if (record.fingerprint !== fingerprint) throw new Refusal('IDEMPOTENCY_REUSED');
        if (record.state === 'written') throw new Refusal('IDEMPOTENCY_UNKNOWN');
        if (record.state === 'answered') return undefined;
      }
      const begun: KeyedCallRecord = {
        id,
        fingerprint,
        attempt,
        state: 'begun',
        answer: record?.answer ?? '',
        at: this.#parts.clock.realTime(),
      };
      await keyedCalls.save(begun);
      return begun;
    });
  }

  /**
   * Saves the result of an attempt. A refusal or failure without any write is not stored and frees the key; after one
   * with progress, the request can be repeated.
   */
  async #end(call: KeyedCall, attempt: string, kept: Kept | undefined): Promise<void> {
    const answer = kept && (await sealAnswer(kept, call.seal));
    await this.#parts.store.transaction(async ({ keyedCalls }) => {
      const record = await keyedCalls.lock(call.id);
      if (record?.attempt !== attempt) return;
      const isRefused = kept === undefined || kept.refused !== undefined;
      if (isRefused && record.state === 'begun') {
        if (record.answer === '') await keyedCalls.remove(call.id);
      } else if (answer !== undefined && !(isRefused && record.state === 'answered'))
        await keyedCalls.save({ ...record, state: 'answered', answer });
    });
  }

  /** Locks the record of the attempt. Refuses with SERVER_BUSY where another server has taken over the request. */
  async #lockAttempt(transaction: Transaction, { id }: KeyedCall, attempt: string): Promise<KeyedCallRecord> {
    const record = await transaction.keyedCalls.lock(id);
    if (record?.attempt !== attempt) throw new Refusal('SERVER_BUSY');
    return record;
  }

  #isOver({ at }: KeyedCallRecord): boolean {
    return at + idempotencyLife <= this.#parts.clock.realTime();
  }
}

interface KeyedCall {
  readonly name: CallName;
  readonly id: string;
  readonly fingerprint: string;
  readonly seal: Seal;
}

/**
 * Owner of a key. For calls that are open to anyone, the owner is the address, so that signing in or out in between
 * does not matter.
 */
function ownerOf(name: CallName, { caller, source }: CallContext): string {
  return caller instanceof Refusal || calls[name].caller === 'anyone'
    ? `at ${source}`
    : `person ${caller.user.personId}`;
}

/**
 * Identity of the caller, which is part of a request's identity: the same request is a different one in another
 * account, role or delegation.
 */
function subjectOf(name: CallName, { caller }: CallContext): string {
  if (caller instanceof Refusal || calls[name].caller === 'anyone' || contractOf(name).changesCaller) return '';
  return `${caller.user.userId} ${caller.role} ${caller.actsFor?.delegationId ?? ''}`;
}

const sealAnswer = async (kept: Kept, seal: Seal): Promise<string> =>
  sealBytes(new TextEncoder().encode(JSON.stringify(kept)), seal);

/** Decrypts a stored answer. Refuses with IDEMPOTENCY_UNKNOWN an answer encrypted with another secret. */
async function unsealAnswer({ answer }: KeyedCallRecord, seal: Seal): Promise<Kept> {
  const bytes = await unsealBytes(answer, seal);
  if (!bytes) throw new Refusal('IDEMPOTENCY_UNKNOWN');
  // The bytes were written by `sealAnswer`.
  return JSON.parse(new TextDecoder().decode(bytes)) as Kept;
}
