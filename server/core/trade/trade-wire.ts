import { isSamePerson } from '../../../src/domain/identity/acting-person.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import {
  editableStates,
  isReturned,
  openStates,
  waitingStep,
} from '../../../src/domain/trade/shared/application-machine.ts';
import type { CertificateKind } from '../../../src/domain/keys/certificate.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { partiesOfForm } from '../../../src/domain/trade/shared/form-fields.ts';
import { mayMake, type StepPolicy } from '../../../src/domain/trade/shared/application-policy.ts';
import type { IssueLimit } from '../../../src/domain/trade/shared/issue-rules.ts';
import {
  companyOfStep,
  couldDecide,
  hasApproved,
  stepRefusal,
  type DecidedApplication,
} from '../../../src/domain/trade/shared/step-decision.ts';
import { bulkBarOf } from '../../../src/domain/trade/shared/bulk-approval.ts';
import type { RuleCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import type { Caller } from '../context.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import { localizeName } from '../identity/localize-name.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { TradeApplicationRecord } from '../records/trade.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { Transaction } from '../store.ts';
import { requestedActOf, type RequestedAct } from './act-work.ts';
import { canMakeAct, decisionFactsOf, viewerOf } from './application-access.ts';
import { actWorks } from './trade-acts.ts';
import { payrollTermsOf } from './payroll/payroll-facts.ts';
import { colleaguesOf, knownCompany, momentOf, type Member } from './trade-facts.ts';
import { financingTermsToWire } from './financing/financed-wire.ts';
import { keptOfferToWire } from './financing/offer-wire.ts';
import { sentAmountsToWire } from './transit-outcome.ts';

/** The reader, the source of colleagues' names, and the moment. */
export interface TradeReader {
  readonly caller: Pick<Caller, 'user' | 'role' | 'actsFor'>;
  readonly locale: ServerLocale;
  readonly now: number;
  readonly colleagues: readonly Member[];
  /** Kinds of certificate that sign steps here; none where a click is enough. */
  readonly kindsFor: (kind: InstrumentKind) => readonly CertificateKind[];
}

export async function tradeReader(
  transaction: Transaction,
  caller: TradeReader['caller'],
  locale: ServerLocale,
  now: number,
  kindsFor: TradeReader['kindsFor'],
): Promise<TradeReader> {
  return { caller, locale, now, colleagues: await colleaguesOf(transaction, caller.user.pkCorp, now), kindsFor };
}

/** Fields of an application that are needed for the names of its deciders. */
export interface StepsOf extends Pick<
  DecidedApplication,
  'maker' | 'approvers' | 'side' | 'companyId' | 'counterpartyId'
> {
  readonly kind: InstrumentKind;
}

/** A step with the names of the reader's colleagues who can do it; other companies' people are not named. */
export function stepToWire(step: StepPolicy, about: StepsOf, { caller, colleagues, locale, kindsFor }: TradeReader) {
  const { maker, approvers, side, kind } = about;
  const isOwn = companyOfStep(step, about) === caller.user.pkCorp;
  const names = isOwn
    ? colleagues
        .filter(
          (each) =>
            couldDecide(each, maker, side, step) &&
            !approvers.some((approver) => isSamePerson(approver, { personId: each.personId })),
        )
        .map(({ personName }) => localizeName(personName, locale))
    : [];
  const isSigned = step.isSigned === true && kindsFor(kind).length > 0;
  return { role: step.role, isOwn, names: [...new Set(names)], isSigned };
}

/**
 * Whether an application waits for the reader to continue: their own, or a returned one of a colleague who no longer
 * can.
 */
export function isTheirs(record: TradeApplicationRecord, { caller, colleagues }: TradeReader): boolean {
  const { user, role } = caller;
  if (record.makerUserId === user.userId) return true;
  if (record.companyId !== user.pkCorp || !isReturned(record.state) || !mayMake(role, record.kind, record.act))
    return false;
  return !colleagues.some(
    ({ userId, roles }) =>
      userId === record.makerUserId && roles.some((each) => mayMake(each, record.kind, record.act)),
  );
}

/** Why the reader cannot decide an application; undefined where they can. */
export const decisionBarOf = (record: TradeApplicationRecord, { caller }: TradeReader) =>
  caller.user.institution === '' ? stepRefusal(viewerOf(caller), decisionFactsOf(record)) : ('not-theirs' as const);

/** An application in the form of a list. */
export function rowToWire(record: TradeApplicationRecord, reader: TradeReader) {
  const { caller, locale } = reader;
  const step = waitingStep(record);
  return {
    applicationId: record.id,
    applicationNo: record.number,
    act: record.act,
    instrumentKind: record.kind,
    companyId: record.companyId,
    companyName: record.companyName,
    // A user who decides for the other company reads which company asks.
    counterpartyName: record.companyId === caller.user.pkCorp ? record.counterpartyName : record.companyName,
    amount: moneyToText(record.amount),
    dueDate: record.dueOn,
    state: record.state,
    // People of another company are not named; the company is.
    makerName: record.companyId === caller.user.pkCorp ? localizeName(record.makerName, locale) : '',
    isMine: isTheirs(record, reader),
    version: record.version,
    createTime: record.createdAt,
    stateTime: record.stateSince,
    submitTime: record.submittedAt,
    endDate: record.endsOn,
    waitsFor: step && stepToWire(step, { ...decisionFactsOf(record), kind: record.kind }, reader),
    decisionBar: decisionBarOf(record, reader),
    bulkBar: step && bulkBarOf(record),
  };
}

export const checkToWire = ({ code, outcome, because, values }: RuleCheck) => ({
  code,
  outcome,
  because,
  values: { ...values },
});

export const limitToWire = ({ total, used, reserved, validFrom, validUntil }: IssueLimit) => ({
  total: moneyToText(total),
  used: moneyToText(used),
  reserved: moneyToText(reserved),
  validFrom,
  validUntil,
});

export const partyToWire = ({ pkCorp, name, uscc }: Pick<CompanyRecord, 'pkCorp' | 'name' | 'uscc'>) => ({
  companyId: pkCorp,
  companyName: name,
  uscc,
});

/** The companies that the form of an application names and that its company may know, in the form's order. */
export async function partiesKnown(
  transaction: Transaction,
  asked: Pick<RequestedAct, 'company' | 'kind' | 'namedBefore' | 'form'>,
  today: PlainDate,
): Promise<readonly CompanyRecord[]> {
  const known: CompanyRecord[] = [];
  for (const id of partiesOfForm(asked.form)) {
    const company = await knownCompany(transaction, asked, id, today);
    if (company) known.push(company);
  }
  return known;
}

/**
 * Whether a reader's company may read the text of an event. What a company says to its own people is not shown to
 * another company: texts of approvals, and of a rejection of its own application by the applicant company.
 */
function isForReader(
  { event, companyId }: TradeApplicationRecord['events'][number],
  { companyId: askingId }: Pick<TradeApplicationRecord, 'companyId'>,
  readerId: string,
): boolean {
  if (companyId === readerId) return true;
  return event !== 'approved' && !(event === 'rejected' && companyId === askingId);
}

/** An application with everything that its pages show. Its rules are judged again if it is still open. */
export async function applicationToWire(transaction: Transaction, record: TradeApplicationRecord, reader: TradeReader) {
  const { caller, locale, now } = reader;
  const isOwn = record.companyId === caller.user.pkCorp;
  const isOpen = openStates.includes(record.state);
  const moment = momentOf(now);
  const asked = requestedActOf(record);
  const judged = isOpen ? await actWorks[record.act].judge(transaction, asked, moment, false) : undefined;
  const companies = new Map(
    (
      await transaction.companies.findAll([
        ...new Set(record.events.map(({ companyId }) => companyId).filter((each) => each !== '')),
      ])
    ).map((each) => [each.pkCorp, each.name]),
  );
  const isMaker = isOwn && canMakeAct(caller, record.kind, record.act);
  const instrument = record.instrumentId === '' ? undefined : await transaction.instruments.find(record.instrumentId);
  const steps = record.steps.length > 0 || !judged ? record.steps : judged.steps;
  return {
    ...rowToWire(record, reader),
    form: {
      ...record.form,
      invoices: record.form.invoices.map((each) => ({ ...each })),
      lines: record.form.lines.map((each) => ({ ...each })),
      holdings: (record.form.holdings ?? []).map((each) => ({ ...each })),
      offer: record.form.offer && keptOfferToWire(record.form.offer),
    },
    parties: (await partiesKnown(transaction, asked, moment.today)).map(partyToWire),
    steps: steps.map((step) => stepToWire(step, { ...decisionFactsOf(record), kind: record.kind }, reader)),
    stepIndex: record.step,
    events: record.events.map((each) => ({
      event: each.event,
      time: each.at,
      step: each.step,
      // People of another company are not named; the company is.
      personName: each.companyId === caller.user.pkCorp ? localizeName(each.personName, locale) : '',
      companyName: companies.get(each.companyId) ?? '',
      forName:
        each.companyId === caller.user.pkCorp && each.forName !== undefined
          ? localizeName(each.forName, locale)
          : undefined,
      reason: isForReader(each, record, caller.user.pkCorp) ? each.reason : '',
      words: isForReader(each, record, caller.user.pkCorp) ? each.words : '',
      certEnding: each.signature?.serial.slice(-6),
    })),
    checks: (judged?.checks ?? record.checks).map(checkToWire),
    submittedChecks: record.checks.map(checkToWire),
    mayEdit: isMaker && editableStates.includes(record.state),
    mayWithdraw: isMaker && isOpen && !hasApproved(actingPersonOf(caller), decisionFactsOf(record)),
    instrument: instrument && {
      instrumentId: instrument.id,
      instrumentNo: instrument.number,
      dueDate: instrument.dueOn,
      issueDate: instrument.issuedOn,
      issuerName: instrument.issuerName,
      contractNumber: instrument.contractNumber,
      isTransferable: instrument.isTransferable,
      payroll: await payrollTermsOf(transaction, caller, instrument),
    },
    financed: isOwn ? await financingTermsToWire(transaction, record) : undefined,
    sent: isOwn ? await sentAmountsToWire(transaction, record, caller.user.pkCorp, now) : undefined,
  };
}
