import { workingTenths } from '../../../src/domain/calendar/working-time.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  closedProgress,
  decidedProgress,
  editableStates,
  isBack,
  isReserving,
  openStates,
  refusedProgress,
  submittedProgress,
  waitingStep,
  type Progress,
  type TradeDecision,
  type TradeState,
} from '../../../src/domain/trade/shared/application-machine.ts';
import { actPolicies, mayMake, type TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import { correctUntil, decideUntil } from '../../../src/domain/trade/shared/deadlines.ts';
import { decisionReasonsOf, refusalReasons } from '../../../src/domain/trade/shared/decision-reasons.ts';
import { isBlank, visibleText } from '../../../src/domain/text/unseen-sign.ts';
import { formOfAct, partiesOfForm } from '../../../src/domain/trade/shared/form-fields.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { isOfficerAct } from '../../../src/domain/trade/shared/officer-acts.ts';
import { isMendable, refusalsOf, type RuleCheck, type RuleCode } from '../../../src/domain/trade/shared/rule-check.ts';
import {
  companyOfStep,
  hasApproved,
  stepRefusal,
  type DecidedApplication,
  type Viewer,
} from '../../../src/domain/trade/shared/step-decision.ts';
import type { Caller } from '../context.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { DecisionSignature, KeptTradeForm, TradeApplicationRecord, TradeEventRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import { randomDigits, randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import type { OwnedBy } from '../table.ts';
import { requestedActOf, type RequestedAct, type ActJudgement } from './act-work.ts';
import {
  endedFields,
  eventWithoutPerson,
  lapseApplicationWithoutHolding,
  type LapseReason,
} from './close-application.ts';
import { notifyAfterEffect } from './notify-after-effect.ts';
import { noteOrderEnd } from './officers/order-end.ts';
import { actWorks } from './trade-acts.ts';
import { momentOf, prefetchParties, type Moment } from './trade-facts.ts';
import {
  notifyDeciders,
  notifyHolder,
  notifyMaker,
  readArrival,
  settleCorrection,
  settleTradeMessages,
} from './trade-messages.ts';

/** Form that an operator saves or submits. */
export interface SavedForm {
  readonly applicationId: string | undefined;
  readonly version: number | undefined;
  readonly act: TradeAct;
  readonly kind: InstrumentKind;
  readonly form: KeptTradeForm;
  readonly reason: string;
  readonly submits: boolean;
}

/** The caller's company. */
export async function companyOf(transaction: Transaction, caller: Pick<Caller, 'user'>): Promise<CompanyRecord> {
  const company = await transaction.companies.find(caller.user.pkCorp);
  if (!company) throw new Refusal('NOT_FOUND');
  return company;
}

/** Whether a caller may make an act: the role allows it, and the caller is not of an institution. */
export const canMakeAct = (
  { role, user }: Pick<Caller, 'user' | 'role'>,
  kind: InstrumentKind,
  act: TradeAct,
): boolean => mayMake(role, kind, act) && user.institution === '';

/** Refuses with NOT_PERMITTED a role that may not make an act, and a user of an institution. */
export function checkCanMakeAct(caller: Pick<Caller, 'user' | 'role'>, kind: InstrumentKind, act: TradeAct): void {
  if (!canMakeAct(caller, kind, act)) throw new Refusal('NOT_PERMITTED');
}

const eventBy = (
  caller: Pick<Caller, 'user' | 'actsFor'>,
  event: TradeEventRecord['event'],
  at: number,
  more: Partial<TradeEventRecord> = {},
): TradeEventRecord => ({
  ...actingPersonOf(caller),
  event,
  at,
  userId: caller.user.userId,
  personName: caller.user.personName,
  companyId: caller.user.pkCorp,
  reason: '',
  words: '',
  ...more,
});

/** Refuses with REQUEST_INVALID an act `refuse` without a known reason, and a reason for any other act. */
function checkReason({ act, reason }: SavedForm): void {
  const isKnown = act === 'refuse' ? refusalReasons.some((each) => each === reason) : reason === '';
  if (!isKnown) throw new Refusal('REQUEST_INVALID', { field: 'reason' });
}

/** Company and role of the waiting step, and the last day of the state. */
function waitingFields(
  record: Pick<TradeApplicationRecord, 'companyId' | 'counterpartyId'>,
  progress: Progress,
  dueOn: PlainDate,
  { today, calendar }: Moment,
  endsBy?: PlainDate,
): Pick<TradeApplicationRecord, 'waitsForId' | 'waitsForRole' | 'endsOn' | 'isReserving'> {
  const step = waitingStep(progress);
  if (step) {
    return {
      waitsForId: companyOfStep(step, { ...record, counterpartyId: record.counterpartyId || undefined }),
      waitsForRole: step.role,
      endsOn: decideUntil(dueOn, today, calendar, endsBy),
      isReserving: true,
    };
  }
  if (progress.state === 'RETURNED' || progress.state === 'REFUSED_BY_RULE')
    return {
      waitsForId: '',
      waitsForRole: '',
      endsOn: correctUntil(today, calendar),
      isReserving: true,
    };
  return endedFields;
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
  if (record.version !== version) throw new Refusal('TRADE_CHANGED', { version: record.version });
  if (!editableStates.includes(record.state)) throw new Refusal('TRADE_STATE', { state: record.state });
  return record;
}

async function drawNumber(transaction: Transaction, prefix: string, today: PlainDate): Promise<string> {
  for (;;) {
    const number = `${prefix}${today.replaceAll('-', '')}-${randomDigits(6)}`;
    if ((await transaction.tradeApplications.byNumber(number)) === undefined) return number;
  }
}

function ruleRefusal([first]: readonly RuleCheck[]): Refusal {
  return new Refusal('TRADE_RULE', {
    rule: first?.code ?? '',
    because: first?.because ?? '',
    ...first?.values,
  });
}

/** The maker of an application. */
type Maker = Pick<TradeApplicationRecord, 'makerUserId' | 'makerName' | 'maker'>;

async function draftOf(
  transaction: Transaction,
  maker: Maker,
  saved: Pick<SavedForm, 'act' | 'kind' | 'form'>,
  company: CompanyRecord,
  { now, today }: Moment,
): Promise<TradeApplicationRecord> {
  const { prefix } = actPolicies[saved.kind][saved.act];
  return {
    id: `TA-${randomToken(12)}`,
    number: await drawNumber(transaction, prefix, today),
    act: saved.act,
    kind: saved.kind,
    companyId: company.pkCorp,
    companyName: company.name,
    ...maker,
    counterpartyId: '',
    counterpartyName: '',
    form: saved.form,
    amount: { fen: 0n },
    dueOn: '',
    instrumentId: '',
    state: 'DRAFT',
    steps: [],
    step: 0,
    waitsForId: '',
    waitsForRole: '',
    version: 0,
    createdAt: now,
    submittedAt: undefined,
    stateSince: now,
    endsOn: '',
    isReserving: false,
    events: [],
    checks: [],
  };
}

/** Fields of an application that come from its judgement. */
const judgedFields = ({ form, amount, dueOn, counterparty, instrumentId }: ActJudgement) => ({
  ...(form ? { form } : {}),
  amount,
  dueOn,
  counterpartyId: counterparty?.id ?? '',
  counterpartyName: counterparty?.name ?? '',
  instrumentId,
});

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
  if (isBack(draft.state)) await settleCorrection(transaction, submittedRecord, now, caller.user.userId);
  if (progress.state === 'EFFECTIVE') return makeEffective(transaction, submittedRecord, judged, moment);
  await transaction.tradeApplications.save(submittedRecord);
  await notifyDeciders(transaction, submittedRecord, now);
  await notifyHolder(transaction, submittedRecord, now);
  return submittedRecord;
}

/** Makes an application effective: its postings and its new state are saved in one transaction. */
async function makeEffective(
  transaction: Transaction,
  record: TradeApplicationRecord,
  judged: ActJudgement,
  moment: Moment,
): Promise<TradeApplicationRecord> {
  const { instrument, transits } = await actWorks[record.act].effect(
    transaction,
    requestedActOf(record),
    judged,
    moment,
  );
  const effective: TradeApplicationRecord = {
    ...record,
    ...endedFields,
    state: 'EFFECTIVE',
    instrumentId: instrument.id,
    stateSince: moment.now,
    events: [...record.events, eventWithoutPerson('effective', moment.now)],
  };
  await transaction.tradeApplications.save(effective);
  await notifyAfterEffect(transaction, effective, transits, moment.now);
  return effective;
}

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
export async function playApplication(
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

/** An application in the form that the rules of decisions use. */
export function decisionFactsOf(record: TradeApplicationRecord): DecidedApplication {
  const since = record.events.findLastIndex(({ event }) => event === 'submitted');
  return {
    state: record.state,
    steps: record.steps,
    step: record.step,
    side: actPolicies[record.kind][record.act].side,
    companyId: record.companyId,
    counterpartyId: record.counterpartyId || undefined,
    maker: record.maker,
    approvers: record.events.slice(since + 1).filter(({ event }) => event === 'approved'),
  };
}

/** The caller as the viewer of an application. */
export const viewerOf = (caller: Pick<Caller, 'user' | 'role' | 'actsFor'>): Viewer => ({
  ...actingPersonOf(caller),
  companyId: caller.user.pkCorp,
  role: caller.role,
  idNumber: caller.user.idNumber,
});

/** Whether a caller's company may see an application: its own, or one whose steps it decides. A draft has no steps. */
export const canSeeApplication = (record: TradeApplicationRecord, companyId: string): boolean =>
  record.companyId === companyId ||
  (record.counterpartyId === companyId && record.steps.some(({ party }) => party === 'counterparty'));

/** An application of a company that one of the fields names, locked in the version that the caller read. */
async function lockFor(
  transaction: Transaction,
  caller: Caller,
  { applicationId, version }: { readonly applicationId: string; readonly version: number },
  by: OwnedBy<TradeApplicationRecord>['by'],
): Promise<TradeApplicationRecord> {
  const owner = { companyId: caller.user.pkCorp, by };
  const record = await transaction.tradeApplications.lock(applicationId, owner);
  if (!record || !canSeeApplication(record, caller.user.pkCorp)) throw new Refusal('NOT_FOUND');
  if (record.version !== version) throw new Refusal('TRADE_CHANGED', { version: record.version });
  return record;
}

export interface Decided {
  readonly applicationId: string;
  readonly version: number;
  readonly decision: TradeDecision;
  readonly reason: string;
  readonly words: string;
  /** Signature of an approval; undefined where a click is enough. */
  readonly signature?: DecisionSignature | undefined;
}

/** Refuses with TRADE_NOT_YOURS a user who cannot decide the waiting step. */
export function checkMayDecide(
  caller: Pick<Caller, 'user' | 'role' | 'actsFor'>,
  record: TradeApplicationRecord,
): void {
  const refusal =
    caller.user.institution === '' ? stepRefusal(viewerOf(caller), decisionFactsOf(record)) : 'not-theirs';
  if (refusal) throw new Refusal('TRADE_NOT_YOURS', { because: refusal });
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
  const record = await lockFor(transaction, caller, which, ['companyId', 'counterpartyId']);
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
  const cameBack = isBack(progress.state);
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
  const record = await lockFor(transaction, caller, which, ['companyId']);
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
