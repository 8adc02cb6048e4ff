import type { CallContext, Caller } from '../../../server/core/context.ts';
import { openSession } from '../../../server/core/identity/sessions.ts';
import type { TradeApplicationRecord } from '../../../server/core/records/trade.ts';
import type { Store } from '../../../server/core/store.ts';
import { decideApplication } from '../../../server/core/trade/decide-application.ts';
import { saveApplication } from '../../../server/core/trade/save-application.ts';
import { emptyTradeForm } from '../../../src/domain/trade/shared/trade-application.ts';

/** An account of the demo world, signed in with the first of its roles. */
export async function callerNamed(store: Store, userName: string, now: number): Promise<Caller> {
  return store.transaction(async ({ users }) => {
    const user = await users.byName(userName);
    if (!user) throw new Error(`The demo world has nobody called ${userName}`);
    const role = user.roles[0] ?? '';
    const { session } = await openSession(now, { userId: user.userId, role, host: '' });
    return { user, role, session };
  });
}

/** The context of a read call, with the fields that the desks of the trade use. */
export function contextOf(caller: Caller): CallContext {
  return {
    caller,
    session: caller.session,
    locale: 'zh-CN',
    sessionToken: undefined,
    source: '',
    host: '',
    traceId: '',
    idempotencyKey: undefined,
    setSession: () => undefined,
    setDevice: () => undefined,
  };
}

/** Submits a transfer of 0.01 yuan of a holding. */
export async function submitTransfer(
  store: Store,
  caller: Caller,
  holdingId: string,
  payeeId: string,
  now: number,
): Promise<TradeApplicationRecord> {
  return store.transaction(async (transaction) =>
    saveApplication(
      transaction,
      caller,
      {
        applicationId: undefined,
        version: undefined,
        act: 'transfer',
        kind: 'credit',
        form: { ...emptyTradeForm, holdingId, lines: [{ payeeId, amount: '0.01' }] },
        reason: '',
        submits: true,
      },
      now,
    ),
  );
}

/** Approves an application whose step needs no signature. */
export async function approveTransfer(
  store: Store,
  caller: Caller,
  { id, version }: TradeApplicationRecord,
  now: number,
): Promise<TradeApplicationRecord> {
  return store.transaction(async (transaction) =>
    decideApplication(
      transaction,
      caller,
      { applicationId: id, version, decision: 'approve', reason: '', words: '' },
      now,
    ),
  );
}
