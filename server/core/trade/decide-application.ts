import { workingTenths } from '../../../src/domain/calendar/working-time.ts';
import { isBlank, visibleText } from '../../../src/domain/text/invisible-characters.ts';
import {
  decidedProgress,
  isReturned,
  isReserving,
  refusedProgress,
  type TradeDecision,
} from '../../../src/domain/trade/shared/application-machine.ts';
import { actPolicies } from '../../../src/domain/trade/shared/application-policy.ts';
import { decisionReasonsOf } from '../../../src/domain/trade/shared/decision-reasons.ts';
import { partiesOfForm } from '../../../src/domain/trade/shared/form-fields.ts';
import { isMendable, refusalsOf } from '../../../src/domain/trade/shared/rule-check.ts';
import type { Caller } from '../context.ts';
import type { DecisionSignature, TradeApplicationRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { requestedActOf } from './act-work.ts';
import { checkMayDecide, lockVisibleApplication } from './application-access.ts';
import { eventBy, waitingFields } from './application-fields.ts';
import { eventWithoutPerson } from './close-application.ts';
import { makeEffective } from './make-effective.ts';
import { noteOrderEnd } from './officers/order-end.ts';
import { actWorks } from './trade-acts.ts';
import { momentOf, prefetchParties, type Moment } from './trade-facts.ts';
import { notifyDeciders, notifyMaker, settleTradeMessages } from './trade-messages.ts';

export interface Decided {
  readonly applicationId: string;
  readonly version: number;
  readonly decision: TradeDecision;
  readonly reason: string;
  readonly words: string;
  /** Signature of an approval; undefined where a click is enough. */
  readonly signature?: DecisionSignature | undefined;
}

/**
 * An application whose waiting step the caller decides, locked. Refuses with NOT_FOUND, TRADE_CHANGED or
 * TRADE_NOT_YOURS.
 */
export async function lockDecidable(
  transaction: Transaction,
  caller: Caller,
  which: { readonly applicationId: string; readonly version: number },
): Promise<TradeApplicationRecord> {
  const record = await lockVisibleApplication(transaction, caller, which, ['companyId', 'counterpartyId']);
  checkMayDecide(caller, record);
  return record;
}

const eventOfDecision = { approve: 'approved', return: 'returned', reject: 'rejected' } as const;

/**
 * Decides the waiting step of an application. At the last approval the rules are judged again. If one is no longer met,
 * nothing is posted and the application returns to its maker, or lapses where the maker cannot correct it.
 */
export async function decideApplication(
  transaction: Transaction,
  caller: Caller,
  decided: Decided,
  now: number,
): Promise<TradeApplicationRecord> {
  const { decision, reason, signature } = decided;
  const words = visibleText(decided.words).trimEnd();
  const record = await lockDecidable(transaction, caller, decided);
  if (decision !== 'approve' && !decisionReasonsOf(record.act).includes(reason))
    throw new Refusal('REQUEST_INVALID', { field: 'reason' });
  if (decision !== 'approve' && isBlank(words)) throw new Refusal('REQUEST_INVALID', { field: 'words' });
  const progress = decidedProgress(record, decision);
  const { isReturnable } = actPolicies[record.kind][record.act];
  if (!progress || (decision === 'return' && !isReturnable)) throw new Refusal('TRADE_STATE', { state: record.state });
  const moment = momentOf(now);
  // Its last day has passed, and the housekeeping has not closed it yet.
  if (record.endsOn !== '' && record.endsOn < moment.today) throw new Refusal('TRADE_STATE', { state: 'LAPSED' });
  // The last approval reads the data after it has taken its locks.
  if (progress.state !== 'EFFECTIVE')
    await prefetchParties(transaction, [record.companyId, record.counterpartyId, ...partiesOfForm(record.form)]);
  const next: TradeApplicationRecord = {
    ...record,
    ...progress,
    ...waitingFields(record, progress, record.dueOn, moment),
    version: record.version + 1,
    stateSince: now,
    events: [
      ...record.events,
      eventBy(caller, eventOfDecision[decision], now, {
        step: record.step,
        waited: workingTenths(record.stateSince, now, moment.calendar),
        reason,
        words,
        ...(signature ? { signature } : {}),
      }),
    ],
  };
  await settleTradeMessages(transaction, next, now, caller.user.userId);
  if (progress.state === 'EFFECTIVE') return approveLast(transaction, record, next, moment);
  const work = actWorks[record.act];
  if (!isReserving(progress.state)) await work.release(transaction, requestedActOf(record), now);
  await transaction.tradeApplications.save(next);
  if (progress.state === 'REJECTED') await noteOrderEnd(transaction, next);
  if (decision === 'approve') await notifyDeciders(transaction, next, now);
  else await notifyMaker(transaction, next, decision === 'return' ? 'returned' : 'rejected', now, { reason, words });
  return next;
}

async function approveLast(
  transaction: Transaction,
  record: TradeApplicationRecord,
  next: TradeApplicationRecord,
  moment: Moment,
): Promise<TradeApplicationRecord> {
  const work = actWorks[record.act];
  const asked = requestedActOf(record);
  const judged = await work.judge(transaction, asked, moment, true);
  // All steps are decided, so whether somebody could still decide them no longer matters.
  const refusals = refusalsOf(judged.checks).filter(({ code }) => code !== 'APPROVERS');
  if (refusals.length === 0) return makeEffective(transaction, next, judged, moment);
  const { isReturnable } = actPolicies[record.kind][record.act];
  const progress = refusedProgress(record, isReturnable && isMendable(refusals));
  const cameBack = isReturned(progress.state);
  if (!cameBack) await work.release(transaction, asked, moment.now);
  const refusedRecord: TradeApplicationRecord = {
    ...next,
    ...progress,
    ...waitingFields(record, progress, record.dueOn, moment),
    checks: judged.checks,
    events: [...next.events, eventWithoutPerson(cameBack ? 'refused-by-rule' : 'lapsed', moment.now, 'rule')],
  };
  await transaction.tradeApplications.save(refusedRecord);
  if (!cameBack) await noteOrderEnd(transaction, refusedRecord);
  await notifyMaker(transaction, refusedRecord, cameBack ? 'refused-by-rule' : 'lapsed', moment.now);
  return refusedRecord;
}
