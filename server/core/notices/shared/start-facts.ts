import { shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import { amountUntil, bankAccountState } from '../../../../src/domain/company/shared/bank-account.ts';
import { rolePermission } from '../../../../src/domain/evidence/shared/package-permissions.ts';
import { holderOf, type Holder } from '../../../../src/domain/parties/real-name-machine.ts';
import { hardKeyStateAt, isHardKeyOpen } from '../../../../src/domain/keys/hard-key.ts';
import {
  isAllDone,
  startList,
  type StartFacts,
  type StartOffice,
  type StartTrace,
} from '../../../../src/domain/parties/start-list.ts';
import { expectedAnswer } from '../../certification/shared/expected-answer.ts';
import { toRealNamePlace } from '../../parties/open-form.ts';
import { mayCertify } from '../../../../src/domain/identity/certifying-roles.ts';
import {
  completenessOf,
  emptyProfile,
  mayNotChange,
  missingFields,
} from '../../../../src/domain/invoicing/shared/invoicing-profile.ts';
import { actsForCore } from '../../../../src/domain/identity/role.ts';
import { agreementNames } from '../../../../src/domain/agreements/agreement.ts';
import { reviewOf } from '../../../../src/domain/keys/certification.ts';
import { businessRestriction, unrestrictedMember } from '../../../../src/domain/parties/business-restriction.ts';
import { productCodes } from '../../../../src/domain/catalogue/product-code.ts';
import { opensForCompany } from '../../../../src/domain/identity/opening-roles.ts';
import type { Caller } from '../../context.ts';
import { readPackageStarts, firstPackage } from '../../evidence/shared/begun-packages.ts';
import { currentCertification, type CurrentCertification } from '../../keys/company-key.ts';
import { openingId } from '../../products/shared/opening-id.ts';
import { memberTerms } from '../../parties/business-terms.ts';
import { recalledProductsOf } from '../../agreements/agreement-recalls.ts';
import { unsignedAgreements } from '../../agreements/agreement-signing.ts';
import type { BankAccountRecord, CompanyRecord, UserRecord } from '../../records/company.ts';
import type { CertificationRecord, RealNameRecord } from '../../records/certification.ts';
import { mayActFor } from '../../identity/people-in-role.ts';
import type { Transaction } from '../../store.ts';

const offices: Readonly<Record<Holder, StartOffice | undefined>> = {
  submitter: undefined,
  nobody: undefined,
  process: 'process',
  first: 'first-review',
  second: 'second-review',
};

type Certification = Omit<CertificationRecord, 'pkCorp'>;

function certificationState(
  { realName, node }: Certification,
  form: RealNameRecord | undefined,
): StartFacts['certification']['state'] {
  if (realName === 'UNAUTH') return form === undefined || form.savedAt === 0 ? 'none' : 'begun';
  // During the review of a change, the company stays certified.
  if (realName === 'AUTH' || realName === 'UPDATE_VERIFYING') return 'certified';
  return reviewOf(realName, node) === 'rejected' ? 'rejected' : 'approving';
}

/**
 * State of the certification, with who acts next and since when. A form under review or returned is dated by its last
 * step, a certified one by its certification.
 */
function certificationOf(
  standing: Certification,
  form: RealNameRecord | undefined,
  caller: Caller,
  now: number,
): StartFacts['certification'] {
  const state = certificationState(standing, form);
  const expected = state === 'approving' && form ? expectedAnswer(standing, form, now)?.day : undefined;
  const submission = form?.steps.findLast(({ event }) => event === 'submit' || event === 'resubmit');
  const trace = {
    begun: { by: form?.savedBy ?? '', at: form?.savedAt },
    certified: { by: form?.rounds.at(-1)?.handedInBy ?? '', at: form?.certified?.at },
    approving: { by: '', at: submission?.at },
    rejected: { by: form?.submittedBy ?? '', at: form?.steps.at(-1)?.at },
    none: { by: '', at: undefined },
  }[state];
  return {
    state,
    ...trace,
    until: expected ?? '',
    isLate: expected !== undefined && expected < shanghaiDate(now),
    office: state === 'approving' ? offices[holderOf(toRealNamePlace(standing))] : undefined,
    returned: state === 'rejected' ? (form?.slots.filter(({ result }) => result === 'NOPASS').length ?? 0) : 0,
    isYours: (form?.personSubmit ?? '') === '' || mayActFor(caller, form?.personSubmit ?? ''),
  };
}

/**
 * State of the company's certificate, with who acts next: the registration authority, or the user who has to correct,
 * activate or confirm it. If that user has left, any permitted user.
 */
async function certificateOf(
  transaction: Transaction,
  record: CurrentCertification,
  { pkCorp, userId, personId }: UserRecord,
  now: number,
  isTraced: boolean,
): Promise<StartFacts['certificate']> {
  const states = [record.hardCertificate, record.softCertificate];
  const nobody = { by: '', at: undefined, isYours: false, asksPhone: false };
  if (states.some((state) => state === 'AUTH' || state === 'UPDATE_VERIFYING'))
    return { state: 'held', ...nobody, ...(isTraced ? await signingSince(transaction, record, pkCorp) : {}) };
  const key = (await transaction.hardKeys.ofCompany(pkCorp)).find((each) => isHardKeyOpen(hardKeyStateAt(each, now)));
  const people = key || record.cloudApplication ? await transaction.users.ofCompany(pkCorp) : [];
  const waitsFor = (
    whose: (user: UserRecord) => boolean,
    at: number,
    asksPhone: boolean,
  ): StartFacts['certificate'] => {
    const person = people.find(
      (each) => whose(each) && each.roles.some((role) => opensForCompany({ user: each, role })),
    );
    return {
      state: 'applied',
      by: person?.personName ?? '',
      at,
      isYours: person === undefined || person.userId === userId || person.personId === personId,
      asksPhone,
    };
  };
  if (key && hardKeyStateAt(key, now) !== 'applied')
    return waitsFor((each) => each.userId === (key.state === 'posted' ? key.userId : key.appliedBy), key.since, false);
  if (states.includes('VERIFYING'))
    return { state: 'verifying', ...nobody, by: key?.appliedByName ?? '', at: key?.since };
  const applied = record.cloudApplication;
  return applied
    ? waitsFor((each) => each.personId === applied.personId, applied.at, true)
    : { state: record.hardExpiredOn === '' && record.softExpiredOn === '' ? 'none' : 'expired', ...nobody };
}

/** State of the bank account that is furthest in its verification. */
function bankAccountOf(records: readonly BankAccountRecord[], now: number): StartFacts['bankAccount'] {
  const standing = records
    .filter(({ removedAt }) => removedAt === undefined)
    .map((each) => ({ ...each, state: bankAccountState(each, shanghaiDate(now)), until: amountUntil(each.transfer) }));
  const awaiting = standing.find(({ state }) => state === 'awaiting-amount');
  const verified = standing.find(({ state }) => state === 'verified');
  if (verified) return { state: 'verified', until: '', by: verified.addedBy, at: verified.verifiedAt };
  return awaiting
    ? {
        state: 'awaiting',
        until: awaiting.until,
        by: awaiting.addedBy,
        at: awaiting.transfersSent.at(-1) ?? awaiting.addedAt,
      }
    : { by: '', at: undefined, state: standing.length > 0 ? 'failed' : 'none', until: '' };
}

/**
 * Who signs for the company, and since when: by the cloud certificate on record, or else by the activated token whose
 * certificate is the newest.
 */
async function signingSince(
  transaction: Transaction,
  record: CurrentCertification,
  pkCorp: string,
): Promise<StartTrace> {
  const cloudCertificate =
    record.certificateNumber === '' ? undefined : await transaction.certificates.find(record.certificateNumber);
  const serials = (await transaction.hardKeys.ofCompany(pkCorp))
    .filter(({ state }) => state === 'activated')
    .map(({ serial }) => serial);
  const tokens = cloudCertificate || serials.length === 0 ? [] : await transaction.certificates.findAll(serials);
  const certificate = cloudCertificate ?? tokens.toSorted((one, other) => other.validFrom - one.validFrom)[0];
  const holder = certificate && (await transaction.users.find(certificate.userId));
  return { by: holder?.pkCorp === pkCorp ? holder.personName : '', at: certificate?.validFrom };
}

/** Who opened the company's first product, and when; unknown for products opened before this was recorded. */
async function firstOpening(transaction: Transaction, pkCorp: string): Promise<StartTrace> {
  const openings = await transaction.productOpenings.findAll(productCodes.map((product) => openingId(pkCorp, product)));
  const [first] = openings.toSorted((one, other) => one.openedAt - other.openedAt);
  return { by: first?.openedBy ?? '', at: first?.openedAt };
}

/** Who registered the company, and when; unknown for companies that did not register in the portal. */
async function accountOf(transaction: Transaction, pkCorp: string): Promise<StartTrace> {
  const registered = await transaction.registrations.find(pkCorp);
  const first = registered && (await transaction.users.find(registered.userId));
  return { by: first?.personName ?? '', at: registered?.registeredAt };
}

/** When somebody last agreed to one of the platform's agreements for their company. */
async function signatureTimeOf(transaction: Transaction, { user }: Caller): Promise<StartTrace> {
  const own = (await transaction.signatures.of(user.userId)).filter(
    ({ agreement, pkCorp }) => pkCorp === user.pkCorp && agreementNames.some((name) => name === agreement),
  );
  return own.length === 0
    ? { by: '', at: undefined }
    : { by: user.personName, at: Math.max(...own.map(({ signedAt }) => signedAt)) };
}

/** Obstacles to a company's products; those that the company can remove come first. */
const obstacles = [
  ['to-sign', 'unsigned'],
  ['violating', 'violating'],
  ['barred', 'barred'],
  ['withdrawn', 'withdrawn'],
] as const;

/**
 * The obstacle to all opened products; undefined where any of them can be used. Restrictions of financing do not
 * concern a core enterprise.
 */
async function obstacleToWork(
  transaction: Transaction,
  { user, role }: Caller,
  openedProducts: CompanyRecord['openedProducts'],
  now: number,
): Promise<StartFacts['heldUp']> {
  const { pkCorp } = user;
  const member = actsForCore(role) ? unrestrictedMember : await memberTerms(transaction, pkCorp);
  const recalls = await recalledProductsOf(transaction, { pkCorp, openedProducts });
  const standings = new Map(recalls.map(({ product, standing }) => [product, standing]));
  const day = { today: shanghaiDate(now), now };
  const kinds = openedProducts.map(
    (product) => businessRestriction({ action: 'finance', product }, member, standings.get(product), day)?.kind,
  );
  return kinds.includes(undefined) ? undefined : obstacles.find(([kind]) => kinds.includes(kind))?.[1];
}

const noTrace: StartTrace = { by: '', at: undefined };

/**
 * Progress of the caller's company through the first steps, and which of them the caller may do. Who did a step and
 * when is included only where `isTraced`.
 */
export async function startFacts(
  transaction: Transaction,
  caller: Caller,
  company: Pick<CompanyRecord, 'openedProducts'> | undefined,
  now: number,
  isTraced = true,
): Promise<StartFacts> {
  const { user, role, isConfined } = caller;
  const certification = await currentCertification(transaction, user.pkCorp, now);
  const form = await transaction.realNames.find(user.pkCorp);
  const invoicing = await transaction.invoicing.find(user.pkCorp);
  const profile = invoicing?.profile ?? emptyProfile;
  const [changed] = invoicing?.changes ?? [];
  const begun =
    !isConfined && rolePermission(role, 'view').allowed ? await readPackageStarts(transaction, caller) : undefined;
  return {
    account: await accountOf(transaction, user.pkCorp),
    certification: certificationOf(certification, form, caller, now),
    certificate: await certificateOf(transaction, certification, user, now, isTraced),
    bankAccount: bankAccountOf(await transaction.bankAccounts.ofCompany(user.pkCorp), now),
    invoicing: {
      given: completenessOf(profile).given,
      missing: missingFields(profile).length,
      by: changed?.by ?? '',
      at: changed?.at,
    },
    unsigned: (await unsignedAgreements(transaction, caller, agreementNames)).length,
    signed: await signatureTimeOf(transaction, caller),
    opened: company?.openedProducts.length ?? 0,
    openedFirst: isTraced ? await firstOpening(transaction, user.pkCorp) : noTrace,
    packages: begun && {
      ...begun,
      isIssuer: actsForCore(role),
      first: isTraced && begun.made ? await firstPackage(transaction, caller, begun.submitted) : noTrace,
    },
    heldUp: await obstacleToWork(transaction, caller, company?.openedProducts ?? [], now),
    may: {
      certify: mayCertify({ isMain: user.isMain, role }),
      keepCompany: mayNotChange({ isMain: user.isMain, role }) === undefined,
      openProducts: opensForCompany({ user, role }),
      makePackages: !isConfined && rolePermission(role, 'create').allowed,
    },
  };
}

/** Whether any of the first steps is left for the caller. */
export async function isStarting(
  transaction: Transaction,
  caller: Caller,
  company: Pick<CompanyRecord, 'openedProducts'> | undefined,
  now: number,
): Promise<boolean> {
  return !isAllDone(startList(await startFacts(transaction, caller, company, now, false)));
}
