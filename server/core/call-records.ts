import type { CallName } from '../../src/contract/calls.ts';
import type { RefusalCode } from '../../src/contract/codes.ts';
import type { CallContext } from './context.ts';
import type { SecurityEventKind } from './identity/security-event-kind.ts';
import { countSecurityEvent, writeSecurityLog } from './identity/security-events.ts';
import type { Parts } from './parts.ts';
import { Refusal } from './refusal.ts';

/** Calls that are recorded although they succeed, because they reveal masked data. */
const revealing: Partial<Record<CallName, SecurityEventKind>> = { packageEvent: 'account-number-revealed' };

/** Fields of requests that identify a record, such as `docDatumId`, `pkFile` or `certNumber`. */
const recordField = /^(?:pk|fk)[A-Z]|^(?:id|ids|number|certNumber)$|Ids?$/;
/** Fields that match `recordField` but identify no record of a user. */
const otherFields: ReadonlySet<string> = new Set(['keyId']);

/** Whether a request identifies a record that may belong to another user. */
function namesRecord(request: unknown): boolean {
  return (
    typeof request === 'object' &&
    request !== null &&
    Object.entries(request).some(
      ([field, value]) =>
        recordField.test(field) && !otherFields.has(field) && value !== undefined && value !== null && value !== '',
    )
  );
}

/**
 * Whether a refusal counts as a refused access: a missing right, or a record that does not exist or belongs to others.
 * Both kinds of records are treated alike, so that the history does not reveal whether a record exists.
 */
const isRefusedAccess = (code: RefusalCode, request: unknown): boolean =>
  code === 'NOT_PERMITTED' || (code === 'NOT_FOUND' && namesRecord(request));

/** Whether the n-th repetition is written to the operators' log: the first, the tenth, the hundredth and so on. */
const isWorthWriting = (times: number): boolean => /^10*$/.test(String(times));

/** Records in a signed-in caller's history what calls revealed to them, and what was refused. */
export class CallRecords {
  readonly #parts: Pick<Parts, 'store' | 'clock' | 'security' | 'report'>;

  /** The store must be the unscoped one, because a record is not part of the call's own work. */
  constructor(parts: Pick<Parts, 'store' | 'clock' | 'security' | 'report'>) {
    this.#parts = parts;
  }

  /** Runs a call and records it before returning its answer. Where the recording fails, nothing is revealed. */
  async during(
    name: CallName | 'receiveFile',
    request: unknown,
    context: CallContext,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const answer = await work().catch(async (fault: unknown) => {
      if (fault instanceof Refusal && isRefusedAccess(fault.code, request))
        await this.#recordRefused('access-refused', name, context);
      throw fault;
    });
    const what = name === 'receiveFile' ? undefined : revealing[name];
    if (what) await this.#count(what, name, context);
    return answer;
  }

  /**
   * Records a request that violates the schema of its call. Requests of visitors are written to the operators' log
   * only.
   */
  async recordInvalid(name: CallName, context: CallContext): Promise<void> {
    if (context.caller instanceof Refusal) writeSecurityLog(this.#parts, context, 'request-refused', `*** ${name}`);
    else await this.#recordRefused('request-refused', name, context);
  }

  /** A failed recording is reported, but the caller gets the refusal nevertheless. */
  async #recordRefused(what: 'access-refused' | 'request-refused', name: string, context: CallContext): Promise<void> {
    await this.#count(what, name, context).catch((fault: unknown) =>
      this.#parts.report(fault, { call: name, traceId: context.traceId }),
    );
  }

  async #count(what: SecurityEventKind, name: string, context: CallContext): Promise<void> {
    const { store, clock } = this.#parts;
    const { caller } = context;
    if (caller instanceof Refusal) return;
    const times = await store.transaction(async (transaction) =>
      countSecurityEvent(transaction, context, what, caller, clock.now()),
    );
    if (isWorthWriting(times)) writeSecurityLog(this.#parts, context, what, `${caller.user.userName} ${name}`);
  }
}
