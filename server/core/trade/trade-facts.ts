import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import { isSupportedDate, shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { WorkingCalendar } from '../../../src/domain/calendar/working-days.ts';
import { partiesOfForm } from '../../../src/domain/trade/shared/form-fields.ts';
import type { ActingPerson } from '../../../src/domain/identity/acting-person.ts';
import { isCertified } from '../../../src/domain/keys/certification.ts';
import { looksLikeBranch } from '../../../src/domain/parties/branch-name.ts';
import { payeeBar, type PayeeStanding } from '../../../src/domain/trade/shared/payee-standing.ts';
import { productOfInstrument, type InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { acceptanceGap, type AcceptanceGap } from '../../../src/domain/trade/shared/acceptance-gap.ts';
import {
  actPolicies,
  mayDecideStep,
  mayMake,
  type StepPolicy,
  type TradeAct,
} from '../../../src/domain/trade/shared/application-policy.ts';
import type { MemberFacts, PayeeFacts } from '../../../src/domain/trade/shared/member-facts.ts';
import { couldDecide, stepsWithoutPeople, type Colleague } from '../../../src/domain/trade/shared/step-decision.ts';
import { holdsUpPackages } from '../../../src/domain/agreements/agreement-recall.ts';
import { agreementRecallsFact, agreementStatusOf } from '../agreements/agreement-recalls.ts';
import { peopleNow } from '../identity/people-in-role.ts';
import { blankCertification } from '../keys/not-begun.ts';
import { barsFact, memberTerms } from '../parties/business-terms.ts';
import { workingCalendarOf } from '../platform/holidays.ts';
import { pilotFact } from './pilots.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { KeptTradeForm } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';

/** The moment at which an application is judged. */
export interface Moment {
  readonly now: number;
  readonly today: PlainDate;
  readonly calendar: WorkingCalendar;
}

export function momentOf(now: number): Moment {
  const today = shanghaiDate(now);
  return { now, today, calendar: workingCalendarOf(Number(today.slice(0, 4))) };
}

/** Reads the data of an application's companies that its rules need, all at once; empty ids are ignored. */
export async function prefetchParties(transaction: Transaction, companyIds: readonly string[]): Promise<void> {
  const ids = [...new Set(companyIds)].filter((each) => each !== '');
  await transaction.prefetchParties(ids, [...ids.map(barsFact), agreementRecallsFact, pilotFact('several-payees')]);
}

/**
 * The acting company in its present state. Where the rows of its application have just been locked (`locks`), all
 * companies that take part are read again together, so that changes by the platform during the wait for the locks
 * count.
 */
export async function actingCompany(
  transaction: Transaction,
  { company: { pkCorp }, form }: { readonly company: Pick<CompanyRecord, 'pkCorp'>; readonly form: KeptTradeForm },
  locks = false,
): Promise<CompanyRecord> {
  if (locks) await prefetchParties(transaction, [pkCorp, ...partiesOfForm(form)]);
  const company = await transaction.companies.find(pkCorp);
  if (!company) throw new Refusal('NOT_FOUND');
  return company;
}

/** Facts that the rules judge about a company that acts or is paid. */
export async function memberFacts(
  transaction: Transaction,
  company: CompanyRecord,
  kind: InstrumentKind,
  now: number,
): Promise<MemberFacts> {
  const product = productOfInstrument[kind];
  const standing = await transaction.standings.find(company.pkCorp);
  const agreement = await agreementStatusOf(transaction, company.pkCorp, product);
  return {
    companyId: company.pkCorp,
    name: company.name,
    terms: await memberTerms(transaction, company.pkCorp),
    isWatched: standing?.standing === 'watch-listed',
    hasOpened: company.openedProducts.includes(product),
    isDeregistered: company.deregistered,
    agreement: holdsUpPackages(agreement, now) ? agreement?.kind : undefined,
  };
}

/** Known facts about a possible payee. */
export async function payeeStandingOf(
  transaction: Transaction,
  { pkCorp, name, kind: companyKind, isCore, deregistered, openedProducts }: CompanyRecord,
  product: ProductCode,
): Promise<PayeeStanding> {
  const { realName } = (await transaction.certifications.find(pkCorp)) ?? blankCertification;
  const form = await transaction.realNames.certifiedBranch(pkCorp);
  const isBranch = form?.isBranch ?? looksLikeBranch(name);
  const [head] = isBranch && form ? await transaction.companies.byUscc(form.upperCode) : [];
  const letter = form?.upperLetterUntil ?? '';
  return {
    companyKind,
    isCore,
    isDeregistered: deregistered,
    isCertified: isCertified(realName),
    hasOpened: openedProducts.includes(product),
    // A text that is no date means a letter without an end.
    upper: isBranch
      ? { isCore: head?.isCore === true, letterUntil: letter === '' || isSupportedDate(letter) ? letter : undefined }
      : undefined,
  };
}

/**
 * The company that names another one in an application of a kind, and the companies that the application has named
 * before.
 */
interface Naming {
  readonly company: Pick<CompanyRecord, 'pkCorp'>;
  readonly kind: InstrumentKind;
  readonly namedBefore: readonly string[];
}

/**
 * A company by its id, if the naming company may know it: the company itself, one that it could find and pay, one with
 * which it has had business, or one that the application has named before. Guessed ids reveal no names.
 */
export async function knownCompany(
  transaction: Transaction,
  { company: { pkCorp }, kind, namedBefore }: Naming,
  companyId: string,
  today: PlainDate,
): Promise<CompanyRecord | undefined> {
  const company = companyId === '' ? undefined : await transaction.companies.find(companyId);
  if (!company || companyId === pkCorp || namedBefore.includes(companyId)) return company;
  const standing = await payeeStandingOf(transaction, company, productOfInstrument[kind]);
  const isKnown = payeeBar(standing, today) === undefined || (await transaction.holdings.haveDealt(pkCorp, companyId));
  return isKnown ? company : undefined;
}

/** Why nobody of a company may accept instruments of a kind now; certificates and agreements do not count. */
export async function acceptorGap(
  transaction: Transaction,
  companyId: string,
  kind: InstrumentKind,
  now: number,
): Promise<AcceptanceGap | undefined> {
  const people = await colleaguesOf(transaction, companyId, now);
  return acceptanceGap(
    people.map(({ personId, roles }) => ({
      personId,
      isOperator: roles.some((role) => mayMake(role, kind, 'accept')),
      isDirector: roles.some((role) => mayDecideStep(role, 'chain', { role: 'director' })),
      // A certificate can still be applied for within the days of the acceptance.
      canSign: true,
    })),
    true,
  );
}

/**
 * Known facts about a payee, including whether anybody there may accept. Undefined for a company that may not be known.
 */
export async function payeeFacts(
  transaction: Transaction,
  naming: Naming,
  companyId: string,
  { now, today }: Pick<Moment, 'now' | 'today'>,
): Promise<PayeeFacts | undefined> {
  const company = await knownCompany(transaction, naming, companyId, today);
  if (!company) return undefined;
  const { kind } = naming;
  const gap = await acceptorGap(transaction, companyId, kind, now);
  return {
    ...(await memberFacts(transaction, company, kind, now)),
    ...(await payeeStandingOf(transaction, company, productOfInstrument[kind])),
    hasAcceptor: gap !== 'no-operator',
    hasApprover: gap === undefined,
  };
}

/** A person of a company, with the account. */
export interface Member extends Colleague {
  readonly userId: string;
}

/** The people of a company in their present roles, without people of institutions. */
export async function colleaguesOf(
  transaction: Transaction,
  companyId: string,
  now: number,
): Promise<readonly Member[]> {
  return (await peopleNow(transaction, companyId, now))
    .filter(({ institution }) => institution === '')
    .map(({ userId, personId, personName, roles, idNumber }) => ({ userId, personId, personName, roles, idNumber }));
}

/** Roles of the steps of an act that nobody of a company could decide. */
export async function missingApprovers(
  transaction: Transaction,
  about: {
    readonly companyId: string;
    readonly kind: InstrumentKind;
    readonly act: TradeAct;
    readonly maker: ActingPerson;
  },
  steps: readonly StepPolicy[],
  now: number,
): Promise<readonly string[]> {
  const colleagues = await colleaguesOf(transaction, about.companyId, now);
  const { side } = actPolicies[about.kind][about.act];
  return stepsWithoutPeople(steps, colleagues, about.maker, side).flatMap((index) => steps[index]?.role ?? []);
}

/** Names of the colleagues who could do the final review of an act; none where its steps need no such review. */
export async function finalReviewers(
  transaction: Transaction,
  about: Parameters<typeof missingApprovers>[1],
  steps: readonly StepPolicy[],
  now: number,
): Promise<readonly string[]> {
  const step = steps.find(({ role }) => role === 'final-reviewer');
  if (!step) return [];
  const { side } = actPolicies[about.kind][about.act];
  const able = (await colleaguesOf(transaction, about.companyId, now)).filter((each) =>
    couldDecide(each, about.maker, side, step),
  );
  return [...new Set(able.map(({ personName }) => personName))];
}
