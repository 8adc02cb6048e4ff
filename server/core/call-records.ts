import type { CallName } from '../../src/contract/calls.ts';
import type { RefusalCode } from '../../src/contract/codes.ts';
import type { CallContext } from './context.ts';
import type { SecurityEventKind } from './identity/security-event-kind.ts';
import { countSecurityEvent, writeSecurityLog } from './identity/security-events.ts';
import type { Parts } from './parts.ts';
import { Refusal } from './refusal.ts';

/** Calls whose answer is itself worth recording, because it shows what is masked otherwise. */
const revealing: Partial<Record<CallName, SecurityEventKind>> = { packageEvent: 'account-number-revealed' };

/** Fields of requests that name a record, such as `docDatumId`, `pkFile` or `certNumber`. */
const recordField = /^(?:pk|fk)[A-Z]|^(?:id|ids|number|certNumber)$|Ids?$/;
/** Fields of that form that name no record of a user. */
const otherFields: ReadonlySet<string> = new Set(['keyId']);

/** Whether a request names a record that could be somebody else's. */
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
 * Whether a refusal is a refused access: for lack of a right, or of a record that does not exist or belongs to others.
 * Both kinds of records are treated alike, so that the history tells nobody whether a record exists.
 */
const isRefusedAccess = (code: RefusalCode, request: unknown): boolean =>
  code === 'NOT_PERMITTED' || (code === 'NOT_FOUND' && namesRecord(request));

/** Whether a repetition is written to the log of the operators: the first, the tenth, the hundredth and so on. */
const isWorthWriting = (times: number): boolean => /^10*$/.test(String(times));

/** Records in the history of a signed-in caller what their calls revealed, and what was refused to them. */
export class CallRecords {
  readonly #parts: Pick<Parts, 'store' | 'clock' | 'security' | 'report'>;

  /** The store is the one as given: a record is none of the call's own work. */
  constructor(parts: Pick<Parts, 'store' | 'clock' | 'security' | 'report'>) {
    this.#parts = parts;
  }

  /** Runs a call, and records it before its answer is given. Where that fails, nothing is revealed. */
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

  /** Records a request that breaks the schema of its call. Of a visitor only the log of the operators hears. */
  async recordInvalid(name: CallName, context: CallContext): Promise<void> {
    if (context.caller instanceof Refusal) writeSecurityLog(this.#parts, context, 'request-refused', `*** ${name}`);
    else await this.#recordRefused('request-refused', name, context);
  }

  /** A failure is reported, and the caller gets the refusal all the same. */
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
