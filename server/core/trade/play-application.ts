import { submittedProgress } from '../../../src/domain/trade/shared/application-machine.ts';
import { partiesOfForm } from '../../../src/domain/trade/shared/form-fields.ts';
import { isOfficerAct } from '../../../src/domain/trade/shared/officer-acts.ts';
import { refusalsOf, type RuleCode } from '../../../src/domain/trade/shared/rule-check.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { TradeApplicationRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { requestedActOf, type RequestedAct } from './act-work.ts';
import { draftOf, judgedFields, ruleRefusal, waitingFields, type Maker } from './application-fields.ts';
import { eventWithoutPerson } from './close-application.ts';
import { makeEffective } from './make-effective.ts';
import type { SavedForm } from './application-fields.ts';
import { actWorks } from './trade-acts.ts';
import { momentOf } from './trade-facts.ts';
import { notifyDeciders } from './trade-messages.ts';

/** Acts of the sandbox or of officers have no maker. */
const nobody: Maker = { makerUserId: '', makerName: '', maker: { personId: '', forPersonId: '' } };

/** Refuses with TRADE_RULE and the first rule that is not met, for an act that no user of the portal requested. */
export async function checkRules(
  transaction: Transaction,
  company: CompanyRecord,
  { act, kind, form }: Pick<SavedForm, 'act' | 'kind' | 'form'>,
  now: number,
): Promise<void> {
  const namedBefore = partiesOfForm(form);
  const asked: RequestedAct = { applicationId: '', act, kind, form, company, maker: nobody.maker, namedBefore };
  const refusals = refusalsOf((await actWorks[act].judge(transaction, asked, momentOf(now), false)).checks);
  if (refusals.length > 0) throw ruleRefusal(refusals);
}

/**
 * Makes an application effective that no user of the portal made or approved. The sandbox plays a company and decides
 * itself who may be paid. An order of officers is judged completely, and waits where a company has to sign it. Refuses
 * with TRADE_RULE and the first rule that is not met.
 */
export async function executeWithoutApproval(
  transaction: Transaction,
  company: CompanyRecord,
  played: Pick<SavedForm, 'act' | 'kind' | 'form'>,
  now: number,
): Promise<TradeApplicationRecord> {
  const moment = momentOf(now);
  const draft = await draftOf(transaction, nobody, played, company, moment);
  const work = actWorks[played.act];
  const asked: RequestedAct = { ...requestedActOf(draft), namedBefore: partiesOfForm(draft.form) };
  const judged = await work.judge(transaction, asked, moment, true);
  const unasked: readonly RuleCode[] = isOfficerAct(played.act) ? ['APPROVERS'] : ['APPROVERS', 'PAYEE'];
  const refusals = refusalsOf(judged.checks).filter(({ code }) => !unasked.includes(code));
  if (refusals.length > 0) throw ruleRefusal(refusals);
  await work.reserve(transaction, asked, judged, moment);
  const ready: TradeApplicationRecord = {
    ...draft,
    ...judgedFields(judged),
    version: 1,
    submittedAt: now,
    checks: judged.checks,
  };
  const progress = isOfficerAct(played.act) ? submittedProgress(ready, judged.steps) : undefined;
  if (progress?.state === 'WAITING') {
    const waiting: TradeApplicationRecord = {
      ...ready,
      ...progress,
      ...waitingFields(ready, progress, judged.dueOn, moment, judged.endsBy),
      events: [eventWithoutPerson('submitted', now)],
    };
    await transaction.tradeApplications.save(waiting);
    await notifyDeciders(transaction, waiting, now);
    return waiting;
  }
  return makeEffective(transaction, ready, judged, moment);
}
