import {
  changesBetween,
  type HistoryFacts,
  type HistoryKind,
} from '../../../src/domain/company/shared/company-history.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { mayCertify } from '../../../src/domain/identity/certifying-roles.ts';
import { formTexts } from '../../../src/domain/certification/shared/certification-form.ts';
import { lastDayOf, paperVersions, slotsEver } from '../../../src/domain/certification/shared/paper-history.ts';
import { isReturned } from '../../../src/domain/parties/real-name-machine.ts';
import { maskBankAccountNumber } from '../../../src/domain/company/shared/bank-account.ts';
import type { DataChange } from '../../../src/domain/company/shared/company-data.ts';
import { emptyProfile, missingFields } from '../../../src/domain/invoicing/shared/invoicing-profile.ts';
import { currentCertification } from '../keys/company-key.ts';
import { mayReadPapers, toRealNamePlace } from '../parties/open-form.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { CertificationRecord, RealNameRecord } from '../records/certification.ts';
import type { CompanyRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import type { RealNameSlotRecord } from '../records/certification.ts';

interface Change {
  readonly state: DataChange;
  /** Name of the company's user who made the change; empty where it was none of them. */
  readonly by: string;
  readonly at: number | undefined;
}

/** Whether the form differs from the one by which the company is certified. */
function isRewritten({ form, slots, certified }: RealNameRecord): boolean {
  if (!certified) return false;
  const files = (of: RealNameRecord['slots']): string =>
    of
      .flatMap((slot) => slot.files.map(({ pkFile }) => `${slot.slot} ${pkFile}`))
      .toSorted()
      .join('\n');
  const { isUnified, isBranch, isLegalApply, opensCloud } = certified.form;
  return (
    formTexts.some((field) => form[field] !== certified.form[field]) ||
    form.isUnified !== isUnified ||
    form.isBranch !== isBranch ||
    form.isLegalApply !== isLegalApply ||
    form.opensCloud !== opensCloud ||
    files(slots) !== files(certified.slots)
  );
}

function changeOf(standing: Omit<CertificationRecord, 'pkCorp'>, record: RealNameRecord | undefined): Change {
  const none: Change = { state: 'none', by: '', at: undefined };
  if (standing.realName !== 'AUTH' && standing.realName !== 'UPDATE_VERIFYING')
    return { ...none, state: 'not-certified' };
  if (!record) return none;
  if (standing.realName === 'AUTH')
    return isRewritten(record) ? { state: 'draft', by: record.savedBy, at: record.savedAt } : none;
  const last = record.steps.findLast(({ event }) => event !== 'take');
  if (last?.event === 'leader-revoke') return { state: 'rechecked', by: '', at: last.at };
  const handedIn = record.steps.findLast(({ by }) => by === 'submitter');
  return isReturned(toRealNamePlace(standing))
    ? { state: 'returned', by: record.submittedBy, at: last?.at }
    : { state: 'reviewing', by: record.submittedBy, at: handedIn?.at };
}

/** A slot with its files by the names of the domain beside those of the record. */
const paperSlot = (slot: RealNameSlotRecord) => ({
  ...slot,
  files: slot.files.map((file) => ({ ...file, fileId: file.pkFile })),
});

/** The certified data, and all papers of present and past certifications. Files are for callers who may certify. */
function toWireCertified(record: RealNameRecord | undefined, readsPapers: boolean) {
  const round = record?.rounds.at(-1);
  if (!record || !round) return { certified: undefined, papers: [] };
  const { form } = round;
  const rounds = record.rounds.map((each) => ({ ...each, slots: each.slots.map(paperSlot) }));
  return {
    certified: {
      at: round.at,
      handedInBy: round.handedInBy,
      handedInAt: round.handedInAt,
      isUnified: form.isUnified === true,
      isBranch: form.isBranch === true,
      upperName: form.isBranch === true ? form.upperName : '',
      upperCode: form.isBranch === true ? form.upperCode : '',
      legalName: form.legalName,
      agentName: form.isLegalApply === false ? form.agentName : '',
      licenceUntil: form.licenceUntil,
    },
    papers: slotsEver(rounds).map((slot) => ({
      slot,
      versions: paperVersions(rounds, slot).map(({ round: version, replacedAt }) => {
        const files = version.slots.find((each) => each.slot === slot)?.files ?? [];
        // A replaced paper has the last day of its own form; the present one that of the present form.
        return {
          fileCount: files.length,
          files: readsPapers ? files.map(({ pkFile, name, size }) => ({ pkFile, name, size })) : [],
          handedInBy: version.handedInBy,
          handedInAt: version.handedInAt,
          certifiedAt: version.at,
          replacedAt,
          validUntil: lastDayOf(replacedAt === undefined ? form : version.form, slot),
        };
      }),
    })),
  };
}

/** Fields of a form whose changes the history shows. */
const factsOf = ({ form }: RealNameRecord['rounds'][number]): HistoryFacts => ({
  legalName: form.legalName,
  agentName: form.isLegalApply === false ? form.agentName : '',
  upperName: form.isBranch === true ? form.upperName : '',
  upperCode: form.isBranch === true ? form.upperCode : '',
  licenceUntil: form.licenceUntil,
});

/** Changes of the company's data and accounts, the newest first. */
async function historyOf(transaction: Transaction, pkCorp: string, record: RealNameRecord | undefined) {
  const rounds = record?.rounds ?? [];
  const certified = rounds.map((round, index) => {
    const before = rounds[index - 1];
    return {
      at: round.at,
      by: round.handedInBy,
      kind: 'certified',
      account: '',
      changes: [...changesBetween(before && factsOf(before), factsOf(round))],
    };
  });
  const accounts = (await transaction.bankAccounts.ofCompany(pkCorp)).flatMap(
    ({ bankName, accountNumber, addedAt, addedBy, verifiedAt, removedAt }) => {
      const account = `${bankName} ${maskBankAccountNumber(accountNumber)}`;
      const step = (kind: HistoryKind, at: number | undefined, by = '') =>
        at === undefined ? [] : [{ at, by, kind, account, changes: [] }];
      return [
        ...step('account-added', addedAt, addedBy),
        ...step('account-verified', verifiedAt),
        ...step('account-removed', removedAt),
      ];
    },
  );
  return [...certified, ...accounts].toSorted((a, b) => b.at - a.at);
}

/** Default account, number of missing invoicing fields, and the certificate by which the company signs. */
async function toWireBrief(transaction: Transaction, company: CompanyRecord, now: number) {
  const { pkCorp, certificateUntil } = company;
  const accounts = (await transaction.bankAccounts.ofCompany(pkCorp)).filter(
    ({ removedAt }) => removedAt === undefined,
  );
  const used = accounts.find(({ isDefault }) => isDefault);
  const { softKeyUsable, certificateNumber } = await currentCertification(transaction, pkCorp, now);
  const named = certificateNumber === '' ? undefined : await transaction.certificates.find(certificateNumber);
  return {
    accounts: {
      count: accounts.length,
      bankName: used?.bankName ?? '',
      accountNo: used ? maskBankAccountNumber(used.accountNumber) : '',
    },
    invoicing: { missing: missingFields((await transaction.invoicing.find(pkCorp))?.profile ?? emptyProfile).length },
    certificate: {
      usable: softKeyUsable,
      until: named ? shanghaiDate(named.validTo) : softKeyUsable ? '' : certificateUntil,
    },
  };
}

/** Data of the caller's company as certified, without changes under way (document 1, section 2; checklist 1.4). */
export function companyDataDesk({ store, clock }: Pick<Parts, 'store' | 'clock'>): Desk<'companyData'> {
  return {
    companyData: async (_request, context) => {
      const caller = callerOf(context);
      const { user, role } = caller;
      return store.transaction(async (transaction) => {
        const company = await transaction.companies.find(user.pkCorp);
        if (!company) return null;
        const record = await transaction.realNames.find(user.pkCorp);
        const readsPapers = mayReadPapers(caller, user);
        return {
          companyName: company.name,
          socialCreditCode: company.uscc,
          isCore: company.isCore,
          change: changeOf(await currentCertification(transaction, user.pkCorp, clock.now()), record),
          mayChange: mayCertify({ isMain: user.isMain, role }),
          readsPapers,
          ...toWireCertified(record, readsPapers),
          history: await historyOf(transaction, user.pkCorp, record),
          ...(await toWireBrief(transaction, company, clock.now())),
        };
      });
    },
  };
}
