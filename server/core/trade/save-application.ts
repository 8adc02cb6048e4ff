import { editableStates, isReturned, submittedProgress } from '../../../src/domain/trade/shared/application-machine.ts';
import { refusalReasons } from '../../../src/domain/trade/shared/decision-reasons.ts';
import { formOfAct, partiesOfForm } from '../../../src/domain/trade/shared/form-fields.ts';
import { refusalsOf } from '../../../src/domain/trade/shared/rule-check.ts';
import type { Caller } from '../context.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import type { TradeApplicationRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { requestedActOf, type RequestedAct } from './act-work.ts';
import { checkCanMakeAct, companyOf } from './application-access.ts';
import {
  draftOf,
  eventBy,
  judgedFields,
  ruleRefusal,
  waitingFields,
  type Maker,
  type SavedForm,
} from './application-fields.ts';
import { makeEffective } from './make-effective.ts';
import { actWorks } from './trade-acts.ts';
import { momentOf, prefetchParties } from './trade-facts.ts';
import { notifyDeciders, notifyHolder, readArrival, settleCorrection } from './trade-messages.ts';

/** Refuses with REQUEST_INVALID an act `refuse` without a known reason, and a reason for any other act. */
function checkReason({ act, reason }: SavedForm): void {
  const isKnown = act === 'refuse' ? refusalReasons.some((each) => each === reason) : reason === '';
  if (!isKnown) throw new Refusal('REQUEST_INVALID', { field: 'reason' });
}

/** An application of the caller's company that can still be edited, locked. */
async function editable(
  transaction: Transaction,
  caller: Caller,
  { applicationId, version, act }: SavedForm,
): Promise<TradeApplicationRecord | undefined> {
  if (applicationId === undefined) return undefined;
  const owner = { companyId: caller.user.pkCorp, by: ['companyId'] } as const;
  const record = await transaction.tradeApplications.lock(applicationId, owner);
  if (record?.act !== act) throw new Refusal('NOT_FOUND');
  if (record.version !== version)
    throw new Refusal('TRADE_CHANGED', { version: record.version, because: record.state });
  if (!editableStates.includes(record.state)) throw new Refusal('TRADE_STATE', { state: record.state });
  return record;
}

/**
 * Saves a form as a draft, or submits it: then the rules are judged, and the amounts that it needs are reserved.
 * Refuses with NOT_PERMITTED, NOT_FOUND, TRADE_CHANGED, TRADE_STATE, or TRADE_RULE and the first rule that is not met.
 */
export async function saveApplication(
  transaction: Transaction,
  caller: Caller,
  saved: SavedForm,
  now: number,
): Promise<TradeApplicationRecord> {
  checkCanMakeAct(caller, saved.kind, saved.act);
  checkReason(saved);
  const moment = momentOf(now);
  const form = formOfAct(saved.act, saved.form);
  const before = await editable(transaction, caller, saved);
  const maker: Maker = {
    makerUserId: caller.user.userId,
    makerName: caller.user.personName,
    maker: actingPersonOf(caller),
  };
  const draft = before ?? (await draftOf(transaction, maker, saved, await companyOf(transaction, caller), moment));
  // The person who submits it becomes its maker, so that the others can decide about it. Editing a colleague's draft
  // does not.
  const own: TradeApplicationRecord = {
    ...draft,
    ...(saved.submits ? maker : {}),
    form,
    version: draft.version + 1,
  };
  const work = actWorks[saved.act];
  const asked: RequestedAct = { ...requestedActOf(own), namedBefore: before ? requestedActOf(before).namedBefore : [] };
  // Without locks, the data that the rules need is read together.
  if (!saved.submits) await prefetchParties(transaction, [own.companyId, ...partiesOfForm(form)]);
  const judged = await work.judge(transaction, asked, moment, saved.submits);
  const judgedRecord: TradeApplicationRecord = { ...own, ...judgedFields(judged) };
  await work.publishChoice?.(transaction, asked, judged);
  if (!saved.submits) {
    await transaction.tradeApplications.save(judgedRecord);
    return judgedRecord;
  }
  const refusals = refusalsOf(judged.checks);
  if (refusals.length > 0) throw ruleRefusal(refusals);
  const progress = submittedProgress(judgedRecord, judged.steps);
  if (!progress) throw new Refusal('TRADE_STATE', { state: judgedRecord.state });
  if (draft.isReserving) await work.release(transaction, asked, now);
  const submittedRecord: TradeApplicationRecord = {
    ...judgedRecord,
    ...progress,
    ...waitingFields(judgedRecord, progress, judged.dueOn, moment, judged.endsBy),
    submittedAt: now,
    stateSince: now,
    checks: judged.checks,
    events: [
      ...judgedRecord.events,
      eventBy(caller, 'submitted', now, { reason: saved.reason, words: own.form.purpose }),
    ],
  };
  await work.reserve(transaction, asked, judged, moment);
  await readArrival(transaction, submittedRecord, now);
  if (isReturned(draft.state)) await settleCorrection(transaction, submittedRecord, now, caller.user.userId);
  if (progress.state === 'EFFECTIVE') return makeEffective(transaction, submittedRecord, judged, moment);
  await transaction.tradeApplications.save(submittedRecord);
  await notifyDeciders(transaction, submittedRecord, now);
  await notifyHolder(transaction, submittedRecord, now);
  return submittedRecord;
}
