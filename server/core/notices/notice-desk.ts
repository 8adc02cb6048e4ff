import { violatingType, watchType, type AgencyNotice } from '../../../src/domain/notices/agency-notice.ts';
import { emptyProfile, missingFields } from '../../../src/domain/invoicing/shared/invoicing-profile.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { opensForCompany } from '../../../src/domain/identity/opening-roles.ts';
import { productOfAgreement } from '../../../src/domain/agreements/product-agreement.ts';
import { onboardingAgreementName } from '../../../src/domain/agreements/onboarding-agreement.ts';
import type { Caller } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { MemberStandingRecord } from '../records/notices.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { certificateKindsFor } from '../agreements/agreement-kinds.ts';
import {
  presentAgreements,
  refuseWithdrawn,
  signByClick,
  unsignedAgreements,
} from '../agreements/agreement-signing.ts';

export const typeOfStanding: Readonly<Record<AgencyNotice['standing'], string>> = {
  violating: violatingType,
  'watch-listed': watchType,
};

/** Key of a read mark. Another standing, or the same one imposed again, is another notice. */
const noticeKey = (userId: string, what: string): string => `${userId} ${what}`;
const agencyNoticeId = ({ standing, addedOn, effectiveOn }: MemberStandingRecord): string =>
  `agency ${standing} ${addedOn} ${effectiveOn}`;
const invoiceChangeNotice = 'invoice-change';

/** Year, month and day, as the notice's content has them on the wire (document 1, section 3). */
function partsOf(day: PlainDate): readonly (string | undefined)[] {
  return day === '' ? [] : day.split('-');
}

/** The standing of the caller's company, for its main user alone. */
async function standingOf(transaction: Transaction, { user }: Caller): Promise<MemberStandingRecord | undefined> {
  return user.isMain ? transaction.standings.find(user.pkCorp) : undefined;
}

/** Agreements that a user has yet to sign, and signing them. */
function agreementNotices(
  parts: Pick<Parts, 'store' | 'clock' | 'extensions' | 'certificates'>,
): Desk<'agreementSignState' | 'signAgreement'> {
  const { store, clock } = parts;
  const byCertificate = (name: string): boolean => certificateKindsFor(parts, name).length > 0;

  return {
    agreementSignState: async ({ agreementNames: names }, context) => {
      const caller = callerOf(context);
      const unsigned = await store.transaction(async (transaction) =>
        unsignedAgreements(
          transaction,
          caller,
          presentAgreements(names).map(({ name }) => name),
          byCertificate,
        ),
      );
      return {
        needSignProtocol: unsigned.length > 0,
        ...(unsigned.length > 0 ? { publishTime: Math.max(...unsigned.map(({ publishedAt }) => publishedAt)) } : {}),
      };
    },

    signAgreement: async ({ agreementNames: names, textHashes }, context) => {
      const caller = callerOf(context);
      const agreements = presentAgreements(names);
      // A signature is valid only for the text that was shown.
      if (
        textHashes &&
        (textHashes.length !== names.length ||
          names.some((name, index) => textHashes[index] !== agreements.find((each) => each.name === name)?.textHash))
      )
        throw new Refusal('REQUEST_INVALID', { field: 'textHashes' });
      // A product agreement binds the company, so its signatory has to be permitted to open products (document 1,
      // section 5).
      if (agreements.some(({ name }) => productOfAgreement(name)) && !opensForCompany(caller))
        throw new Refusal('NOT_PERMITTED');
      // The main user alone settles the company in (checklist F-141).
      if (agreements.some(({ name }) => name === onboardingAgreementName) && !caller.user.isMain)
        throw new Refusal('NOT_PERMITTED');
      // An agreement that requires a certificate cannot be signed by a click.
      if (agreements.some(({ name }) => byCertificate(name)))
        throw new Refusal('NOT_IN_THIS_STATE', { because: 'certificate-asked' });
      await store.transaction(async (transaction) => {
        await refuseWithdrawn(
          transaction,
          agreements.map(({ name }) => name),
        );
        await signByClick(
          transaction,
          caller,
          agreements.map(({ name }) => name),
          context,
          clock.now(),
        );
      });
      return null;
    },
  };
}

/** Notices to the company, and its invoicing data. */
function companyNotices({
  store,
  clock,
}: Pick<Parts, 'store' | 'clock'>): Desk<
  'agencyNotices' | 'confirmAgencyNotice' | 'agencyNoticeContent' | 'invoiceChange' | 'invoicingIncomplete'
> {
  async function markRead(transaction: Transaction, userId: string, what: string): Promise<void> {
    await transaction.noticesRead.save({ id: noticeKey(userId, what), userId, notice: what, readAt: clock.now() });
  }

  return {
    agencyNotices: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => {
        const standing = await standingOf(transaction, caller);
        if (!standing) return [];
        const readRecord = await transaction.noticesRead.find(noticeKey(caller.user.userId, agencyNoticeId(standing)));
        return [{ enableShowNotice: readRecord === undefined, billAgencyType: typeOfStanding[standing.standing] }];
      });
    },

    confirmAgencyNotice: async ({ billAgencyType }, context) => {
      const caller = callerOf(context);
      if (!caller.user.isMain) throw new Refusal('NOT_PERMITTED');
      await store.transaction(async (transaction) => {
        const standing = await standingOf(transaction, caller);
        if (!standing || typeOfStanding[standing.standing] !== billAgencyType) throw new Refusal('NOT_FOUND');
        await markRead(transaction, caller.user.userId, agencyNoticeId(standing));
      });
      return null;
    },

    agencyNoticeContent: async ({ billAgencyType }, context) => {
      const caller = callerOf(context);
      const [standing, company] = await store.transaction(
        async (transaction) =>
          [await standingOf(transaction, caller), await transaction.companies.find(caller.user.pkCorp)] as const,
      );
      if (!standing || typeOfStanding[standing.standing] !== billAgencyType) throw new Refusal('NOT_FOUND');
      const [[effectYear, effectMonth, effectDay], [addYear, addMonth, addDay]] = [
        partsOf(standing.effectiveOn),
        partsOf(standing.addedOn),
      ];
      return {
        corpName: company?.name ?? '',
        billAgencyType,
        billAgencyEffectYear: effectYear,
        billAgencyEffectMonth: effectMonth,
        billAgencyEffectDay: effectDay,
        billAgencyAddYear: addYear,
        billAgencyAddMonth: addMonth,
        billAgencyAddDay: addDay,
      };
    },

    invoiceChange: async ({ hasBeenShowed }, context) => {
      const { user } = callerOf(context);
      return store.transaction(async (transaction) => {
        if (hasBeenShowed === true) {
          await markRead(transaction, user.userId, invoiceChangeNotice);
          return false;
        }
        // Only companies that were issued paper invoices are notified of the change.
        const profile = await transaction.invoicing.find(user.pkCorp);
        return (
          profile?.paperType !== undefined &&
          (await transaction.noticesRead.find(noticeKey(user.userId, invoiceChangeNotice))) === undefined
        );
      });
    },

    invoicingIncomplete: async (_request, context) => {
      const { user } = callerOf(context);
      const invoicing = await store.transaction(async (transaction) => transaction.invoicing.find(user.pkCorp));
      return missingFields(invoicing?.profile ?? emptyProfile).length > 0;
    },
  };
}

/** Agreements and notices that are shown after sign-in (document 1, sections 2 and 7). */
export function noticeDesk(
  parts: Pick<Parts, 'store' | 'clock' | 'extensions' | 'certificates'>,
): Desk<
  | 'agreementSignState'
  | 'signAgreement'
  | 'agencyNotices'
  | 'confirmAgencyNotice'
  | 'agencyNoticeContent'
  | 'invoiceChange'
  | 'invoicingIncomplete'
> {
  return {
    ...agreementNotices(parts),
    ...companyNotices(parts),
  };
}
