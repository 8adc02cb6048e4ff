import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { amountUntil, bankAccountState } from '../../../src/domain/company/shared/bank-account.ts';
import { rolePermission } from '../../../src/domain/evidence/shared/package-permissions.ts';
import type { StartFacts } from '../../../src/domain/home/shared/start-list.ts';
import { completenessOf, emptyProfile, mayNotChange, missingFields } from '../../../src/domain/invoicing/shared/invoicing-profile.ts';
import { agreementNames } from '../../../src/domain/notices/agreement.ts';
import { reviewOf } from '../../../src/domain/products/shared/certification.ts';
import { mayOpenProducts } from '../../../src/domain/products/shared/opening-roles.ts';
import { roleKind } from '../../../src/domain/shell/shared/role.ts';
import type { Caller } from '../context.ts';
import { begunPackages } from '../evidence/shared/begun-packages.ts';
import { unsigned } from './shared/agreement-signing.ts';
import type { BankAccountRecord, CertificationRecord } from '../records.ts';
import type { Transaction } from '../store.ts';

function certificationOf(record: CertificationRecord | undefined): StartFacts['certification']['state'] {
  if (!record || record.realName === 'UNAUTH') return 'none';
  // A change of what was certified takes nothing back while it is reviewed.
  if (record.realName === 'AUTH' || record.realName === 'UPDATE_VERIFYING') return 'certified';
  return reviewOf(record.realName, record.node) === 'rejected' ? 'rejected' : 'approving';
}

function certificateOf(record: CertificationRecord | undefined): StartFacts['certificate'] {
  const states = [record?.hardCertificate, record?.softCertificate];
  if (states.some((state) => state === 'AUTH' || state === 'UPDATE_VERIFYING')) return 'held';
  return states.includes('VERIFYING') ? 'verifying' : 'none';
}

/** The account that has come furthest speaks for all. */
function bankAccountOf(records: readonly BankAccountRecord[], now: number): StartFacts['bankAccount'] {
  const standing = records.filter(({ removedAt }) => removedAt === undefined).map((each) => ({ state: bankAccountState(each, shanghaiDate(now)), until: amountUntil(each.transfer) }));
  const awaiting = standing.find(({ state }) => state === 'awaiting-amount');
  if (standing.some(({ state }) => state === 'verified')) return { state: 'verified', until: '' };
  return awaiting ? { state: 'awaiting', until: awaiting.until } : { state: standing.length > 0 ? 'failed' : 'none', until: '' };
}

/** What is known of how far the caller's company has come, and of what the caller may do about it. */
export async function startFacts(transaction: Transaction, caller: Caller, now: number): Promise<StartFacts> {
  const { user, role } = caller;
  const certification = await transaction.certifications.find(user.pkCorp);
  const invoicing = await transaction.invoicing.find(user.pkCorp);
  const profile = invoicing?.profile ?? emptyProfile;
  const [changed] = invoicing?.changes ?? [];
  return {
    account: { by: '', at: undefined },
    certification: { state: certificationOf(certification), by: '', at: undefined, returned: 0, isYours: true },
    certificate: certificateOf(certification),
    bankAccount: bankAccountOf(await transaction.bankAccounts.ofCompany(user.pkCorp), now),
    invoicing: { given: completenessOf(profile).given, missing: missingFields(profile).length, by: changed?.by ?? '', at: changed?.at },
    unsigned: (await unsigned(transaction, caller, agreementNames)).length,
    opened: (await transaction.companies.find(user.pkCorp))?.openedProducts.length ?? 0,
    packages: rolePermission(role, 'view').allowed ? await begunPackages(transaction, caller) : undefined,
    may: { certify: roleKind(role) === 'operator', keepCompany: mayNotChange({ isMain: user.isMain, role }) === undefined, openProducts: mayOpenProducts(role), makePackages: rolePermission(role, 'create').allowed },
  };
}
