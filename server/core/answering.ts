import type { Call } from '../../src/contract/call.ts';
import type { RefusalCode } from '../../src/contract/codes.ts';
import { success, type Envelope } from '../../src/contract/envelope.ts';
import { accountRead } from '../../src/contract/transport.ts';
import { CallTurns } from './call-turns.ts';
import type { CallContext, Caller, CallerFacts } from './context.ts';
import type { Parts } from './parts.ts';
import { ObjectStoreFault, type ObjectStoreTrouble } from './ports.ts';
import { Refusal } from './refusal.ts';
import { refusalMessage } from './refusal-messages.ts';
import { findSession, type FoundSession } from './identity/sessions.ts';
import { StoreUnavailable } from './store.ts';

/** Answer of one call, and what happens to the browser's session id: it is kept, replaced by `token`, or removed. */
export interface CallResult {
  readonly envelope: Envelope;
  readonly session: { readonly token: string | undefined } | undefined;
  /** Token by which the browser is trusted from now on; undefined where it does not change. */
  readonly device?: { readonly token: string } | undefined;
}

const storeTroubles: Readonly<Record<ObjectStoreTrouble, RefusalCode>> = {
  away: 'STORE_AWAY',
  full: 'STORE_FULL',
  'read-only': 'STORE_READ_ONLY',
  refused: 'STORE_REFUSED',
  nonsense: 'STORE_NONSENSE',
};

/**
 * Refuses a call for another account than the one that the page shows. A delegate whose delegation has ended may still
 * sign out; otherwise their session would stay open.
 */
function refuseAnother({ account }: CallerFacts, caller: Caller | Refusal, signsOut: boolean | undefined): void {
  if (account === undefined || caller instanceof Refusal) return;
  const { userId, actsForId } = accountRead(account);
  if (caller.user.userId !== userId) throw new Refusal('ACCOUNT_SWITCHED', { account: userId });
  if (actsForId !== undefined && caller.actsFor?.userId !== actsForId && !signsOut) throw new Refusal('ACTING_OVER');
}

/** Refusal code that reports a fault to the caller. */
function codeOfFault(fault: unknown): RefusalCode {
  if (fault instanceof ObjectStoreFault) return storeTroubles[fault.trouble];
  return fault instanceof StoreUnavailable ? 'SERVER_BUSY' : 'SERVER_FAULT';
}

/** Properties of a call that decide how it is answered. */
type Answerable = Partial<Pick<Call, 'changes' | 'ofSession' | 'signsOut' | 'mayEndDelegation'>>;

/**
 * Finds the caller of a call, runs the work in the session's turn, and puts its result or refusal into an envelope. An
 * account has one session.
 */
export class CallRunner {
  readonly #parts: Parts;
  readonly #turns = new CallTurns();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async answer(
    name: string,
    facts: CallerFacts,
    work: (context: CallContext) => Promise<unknown>,
    call: Answerable,
    turns = this.#turns,
  ): Promise<CallResult> {
    let session: CallResult['session'];
    let device: CallResult['device'];
    const { sessionToken } = facts;
    const runWork = async (): Promise<unknown> => {
      const found = await this.findSession(facts);
      if (!call.ofSession) refuseAnother(facts, found.caller, call.signsOut);
      return this.#runAsDelegate(found.caller, call, async () =>
        work({
          ...facts,
          ...found,
          setSession: (token) => (session = { token }),
          setDevice: (token) => (device = { token }),
        }),
      );
    };
    const envelope = await this.envelope(name, facts, async () =>
      sessionToken === undefined ? runWork() : turns.take(sessionToken, runWork, facts.gone),
    );
    return { envelope, session, device };
  }

  /** Runs the work and puts its result into an envelope. */
  async envelope(name: string, facts: CallerFacts, work: () => Promise<unknown>): Promise<Envelope> {
    try {
      return { code: success, message: '', data: await work(), traceId: facts.traceId };
    } catch (fault) {
      return this.#refusalEnvelope(fault, name, facts);
    }
  }

  /** Finds the session of a caller, with the caller's current rights. */
  async findSession({ sessionToken }: Pick<CallerFacts, 'sessionToken'>): Promise<FoundSession> {
    const { store, clock } = this.#parts;
    return store.transaction(async (transaction) =>
      findSession(transaction, sessionToken, { now: clock.realTime(), ahead: clock.now() - clock.realTime() }),
    );
  }

  /** Runs the work. A change on behalf of a colleague is rolled back when the delegation ends meanwhile. */
  async #runAsDelegate(
    caller: Caller | Refusal,
    { changes, mayEndDelegation }: Answerable,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const { scope } = this.#parts;
    return scope && changes && !mayEndDelegation && !(caller instanceof Refusal) && caller.actsFor
      ? scope.during(caller, work)
      : work();
  }

  #refusalEnvelope(fault: unknown, call: string, facts: CallerFacts): Envelope {
    const isRefusal = fault instanceof Refusal;
    if (!isRefusal) this.#parts.report(fault, { call, traceId: facts.traceId });
    const refusal = isRefusal ? fault : new Refusal(codeOfFault(fault));
    return {
      code: refusal.code,
      message: refusalMessage(refusal, facts.locale),
      data: refusal.values,
      traceId: facts.traceId,
    };
  }
}
