import { addDays, isSupportedDate, shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  emptyProfile,
  missingFields,
  paperInvoiceTypes,
  type PaperInvoiceType,
} from '../../../src/domain/invoicing/shared/invoicing-profile.ts';
import type { MemberStanding, ObjectionState } from '../../../src/domain/notices/agency-notice.ts';
import { agreementNames, agreements } from '../../../src/domain/agreements/agreement.ts';
import type { BusinessAction } from '../../../src/domain/parties/business-restriction.ts';
import { requireNewSignatures } from '../agreements/agreement-signing.ts';
import type { Clock } from '../ports.ts';
import { barsFact, barsOf } from '../parties/business-terms.ts';
import type { ObjectionRecord } from '../records/notices.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import type { Store, Transaction } from '../store.ts';

/** Change of a member; absent fields stay as they are. */
export interface MemberOrder {
  /** A company's number. */
  readonly pkCorp: string;
  readonly standing?: MemberStanding | undefined;
  /** The Shanghai day from which a violating member is restricted; tomorrow where absent. */
  readonly effectiveOn?: string | undefined;
  /** Actions that the platform bars it from, in place of the earlier ones. */
  readonly barred?: readonly BusinessAction[] | undefined;
  /** Whether its users have to sign the present agreements again. */
  readonly signAgain?: boolean | undefined;
  /** As `signAgain`, and their last signatures are moved to the earliest stored texts, so that the text has changed. */
  readonly signChanged?: boolean | undefined;
  /** Type of its former paper invoices; its users get the notice of the change again. */
  readonly paperType?: PaperInvoiceType | 'none' | undefined;
  /** Whether its invoicing information is deleted. */
  readonly invoicingEmptied?: boolean | undefined;
  /** In how many days its business licence and its certificate end (0 for today); null for an unknown day. */
  readonly licenceInDays?: number | null | undefined;
  readonly certificateInDays?: number | null | undefined;
  /** Decision on a pending objection. */
  readonly objection?:
    | { readonly receiptNumber: string; readonly state: Exclude<ObjectionState, 'received'>; readonly answer: string }
    | undefined;
}

export interface MemberShown {
  readonly pkCorp: string;
  readonly name: string;
  readonly standing: MemberStanding;
  readonly effectiveOn: string;
  readonly barred: readonly BusinessAction[];
  readonly paperType: PaperInvoiceType | 'none';
  readonly invoicingComplete: boolean;
  /** Shanghai days, empty where they are not known. */
  readonly licenceUntil: string;
  readonly certificateUntil: string;
  readonly objections: readonly Pick<
    ObjectionRecord,
    'receiptNumber' | 'statement' | 'state' | 'answer' | 'sentAt' | 'sentBy'
  >[];
}

/** Actions of the simulated platform on its members: standing, requests to sign, and decisions on objections. */
export interface SandboxMembers {
  all(): Promise<readonly MemberShown[]>;
  /** Refuses with REQUEST_INVALID, naming the field, an unknown company or objection, and an invalid day. */
  put(order: MemberOrder): Promise<void>;
}

/** Moves the latest signatures of a company to the earliest kept text of each platform agreement. */
async function backdateSignatures(transaction: Transaction, pkCorp: string, now: number): Promise<void> {
  for (const agreement of agreementNames) {
    const [earliest] = await transaction.agreementTexts.ofAgreement(agreement);
    if (!earliest || earliest.textHash === agreements[agreement].textHash) continue;
    const { version, textHash } = earliest;
    for (const { userId } of await transaction.users.ofCompany(pkCorp))
      await transaction.signatures.save({
        id: randomToken(16),
        userId,
        pkCorp,
        agreement,
        version,
        textHash,
        signedAt: now,
        source: '',
      });
  }
}

/** Companies with their standing, invoicing data and objections. */
function memberList(store: Store): Pick<SandboxMembers, 'all'> {
  return {
    all: async () =>
      store.transaction(async (transaction) => {
        const companies = [...new Set((await transaction.users.all()).map(({ pkCorp }) => pkCorp))].toSorted();
        const members: MemberShown[] = [];
        for (const pkCorp of companies) {
          const [company, standing, kept, objections] = [
            await transaction.companies.find(pkCorp),
            await transaction.standings.find(pkCorp),
            await transaction.invoicing.find(pkCorp),
            await transaction.objections.ofCompany(pkCorp),
          ];
          members.push({
            pkCorp,
            name: company?.name ?? pkCorp,
            standing: standing?.standing ?? 'normal',
            effectiveOn: standing?.effectiveOn ?? '',
            barred: await barsOf(transaction, pkCorp),
            paperType: kept?.paperType ?? 'none',
            invoicingComplete: missingFields(kept?.profile ?? emptyProfile).length === 0,
            licenceUntil: company?.licenceUntil ?? '',
            certificateUntil: company?.certificateUntil ?? '',
            objections: objections.map(({ receiptNumber, statement, state, answer, sentAt, sentBy }) => ({
              receiptNumber,
              statement,
              state,
              answer,
              sentAt,
              sentBy,
            })),
          });
        }
        return members;
      }),
  };
}

/** Changing what the platform has decided on a company. */
function memberChanges(store: Store, clock: Pick<Clock, 'now'>): Pick<SandboxMembers, 'put'> {
  return {
    put: async ({
      pkCorp,
      standing,
      effectiveOn,
      barred,
      signAgain,
      signChanged,
      paperType,
      invoicingEmptied,
      licenceInDays,
      certificateInDays,
      objection,
    }) =>
      store.transaction(async (transaction) => {
        const company = await transaction.companies.lock(pkCorp);
        if (!company) throw new Refusal('REQUEST_INVALID', { field: 'pkCorp' });
        if (effectiveOn !== undefined && !isSupportedDate(effectiveOn))
          throw new Refusal('REQUEST_INVALID', { field: 'effectiveOn' });
        const today = shanghaiDate(clock.now());
        const until = (days: number | null | undefined, before: string): string =>
          days === undefined ? before : days === null ? '' : addDays(today, days);
        if (licenceInDays !== undefined || certificateInDays !== undefined)
          await transaction.companies.save({
            ...company,
            licenceUntil: until(licenceInDays, company.licenceUntil),
            certificateUntil: until(certificateInDays, company.certificateUntil),
          });
        if (barred !== undefined) await transaction.facts.write(barsFact(pkCorp), [...new Set(barred)]);
        if (standing === 'normal') await transaction.standings.remove(pkCorp);
        else if (standing !== undefined)
          await transaction.standings.save({
            pkCorp,
            standing,
            addedOn: today,
            effectiveOn: standing === 'violating' ? (effectiveOn ?? addDays(today, 1)) : '',
          });
        if (signChanged === true) await backdateSignatures(transaction, pkCorp, clock.now() - 1);
        if (signAgain === true || signChanged === true) await requireNewSignatures(transaction, pkCorp, clock.now());
        if (paperType !== undefined || invoicingEmptied === true) {
          const kept = await transaction.invoicing.lock(pkCorp);
          const paper =
            paperType === undefined ? kept?.paperType : paperInvoiceTypes.find((each) => each === paperType);
          await transaction.invoicing.save({
            pkCorp,
            profile: invoicingEmptied === true ? emptyProfile : (kept?.profile ?? emptyProfile),
            paperType: paper,
            revision: (kept?.revision ?? 0) + 1,
            changes: kept?.changes ?? [],
          });
          if (paperType !== undefined)
            for (const { userId } of await transaction.users.ofCompany(pkCorp))
              await transaction.noticesRead.remove(`${userId} invoice-change`);
        }
        if (objection !== undefined) {
          const found = await transaction.objections.lock(objection.receiptNumber);
          if (found?.pkCorp !== pkCorp || found.state !== 'received')
            throw new Refusal('REQUEST_INVALID', { field: 'receiptNumber' });
          await transaction.objections.save({ ...found, state: objection.state, answer: objection.answer });
          // An upheld objection restores the member's good standing.
          if (objection.state === 'upheld') await transaction.standings.remove(pkCorp);
        }
      }),
  };
}

export function sandboxMembers(store: Store, clock: Pick<Clock, 'now'>): SandboxMembers {
  return {
    ...memberList(store),
    ...memberChanges(store, clock),
  };
}
