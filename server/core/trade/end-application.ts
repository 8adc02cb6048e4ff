import { closedProgress, openStates, type TradeState } from '../../../src/domain/trade/shared/application-machine.ts';
import { hasApproved } from '../../../src/domain/trade/shared/step-decision.ts';
import type { Caller } from '../context.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import type { TradeApplicationRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { requestedActOf } from './act-work.ts';
import { checkCanMakeAct, decisionFactsOf, lockVisibleApplication } from './application-access.ts';
import { eventBy } from './application-fields.ts';
import {
  endedFields,
  eventWithoutPerson,
  lapseApplicationWithoutHolding,
  type LapseReason,
} from './close-application.ts';
import { noteOrderEnd } from './officers/order-end.ts';
import { actWorks } from './trade-acts.ts';
import { momentOf } from './trade-facts.ts';
import { notifyMaker, settleCorrection, settleTradeMessages } from './trade-messages.ts';

/**
 * Withdraws an application, by its maker or a colleague who may make the same act and has approved none of its steps;
 * in the latter case the maker is notified who did it. Refuses with NOT_PERMITTED, NOT_FOUND, TRADE_CHANGED or
 * TRADE_STATE.
 */
export async function withdrawApplication(
  transaction: Transaction,
  caller: Caller,
  which: { readonly applicationId: string; readonly version: number },
  now: number,
): Promise<TradeApplicationRecord> {
  const record = await lockVisibleApplication(transaction, caller, which, ['companyId']);
  checkCanMakeAct(caller, record.kind, record.act);
  if (hasApproved(actingPersonOf(caller), decisionFactsOf(record))) throw new Refusal('NOT_PERMITTED');
  const progress = closedProgress(record, 'WITHDRAWN');
  if (!progress) throw new Refusal('TRADE_STATE', { state: record.state });
  await actWorks[record.act].release(transaction, requestedActOf(record), now);
  const isForMaker = record.makerUserId !== '' && record.makerUserId !== caller.user.userId;
  const withdrawn: TradeApplicationRecord = {
    ...record,
    ...progress,
    ...endedFields,
    version: record.version + 1,
    stateSince: now,
    events: [...record.events, eventBy(caller, 'withdrawn', now, isForMaker ? { forName: record.makerName } : {})],
  };
  await transaction.tradeApplications.save(withdrawn);
  await settleTradeMessages(transaction, withdrawn, now);
  await settleCorrection(transaction, withdrawn, now, caller.user.userId);
  if (isForMaker) await notifyMaker(transaction, withdrawn, 'withdrawn', now, { by: caller.user.personName });
  return withdrawn;
}

/** Number of applications that are read at once. */
const pageApplications = 500;

/** Ends the open applications of a company that no longer holds anything; its drafts stay. The makers are notified. */
export async function lapseApplications(
  transaction: Transaction,
  companyId: string,
  reason: LapseReason,
  now: number,
): Promise<void> {
  const states: readonly TradeState[] = openStates.filter((state) => state !== 'DRAFT');
  const query = { companyId, acts: undefined, states, makerUserId: undefined, keyword: '' };
  for (;;) {
    const open = await transaction.tradeApplications.page(query, { offset: 0, limit: pageApplications });
    if (open.length === 0) return;
    for (const id of open.map((each) => each.id).toSorted()) {
      const record = await transaction.tradeApplications.lock(id);
      // It may have been decided before the lock was taken: an effective application keeps its reservations.
      if (!record || !states.includes(record.state)) continue;
      await actWorks[record.act].release(transaction, requestedActOf(record), now);
      await lapseApplicationWithoutHolding(transaction, record, now, reason);
    }
  }
}

/**
 * Ends an application whose last day has passed: a waiting one lapses, and a returned one frees its reservations. In
 * both cases the people concerned are notified. An application that was handled meanwhile is left unchanged.
 */
export async function endApplication(transaction: Transaction, id: string, now: number): Promise<void> {
  const record = await transaction.tradeApplications.lock(id);
  const moment = momentOf(now);
  if (!record || record.endsOn === '' || record.endsOn >= moment.today) return;
  await actWorks[record.act].release(transaction, requestedActOf(record), now);
  const progress = record.state === 'WAITING' ? closedProgress(record, 'LAPSED') : record;
  if (!progress) return;
  const event = record.state === 'WAITING' ? 'lapsed' : 'released';
  const ended: TradeApplicationRecord = {
    ...record,
    ...progress,
    ...endedFields,
    version: record.version + 1,
    stateSince: record.state === 'WAITING' ? now : record.stateSince,
    events: [...record.events, eventWithoutPerson(event, now, 'time')],
  };
  await transaction.tradeApplications.save(ended);
  if (ended.state === 'LAPSED') await noteOrderEnd(transaction, ended);
  await settleTradeMessages(transaction, ended, now);
  await notifyMaker(transaction, ended, event, now, { reason: 'time' });
}
