import { mayCertify } from '../../../src/domain/identity/certifying-roles.ts';
import { isPlainDate, shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { companyCertificates } from '../keys/company-key.ts';
import { startList } from '../../../src/domain/parties/start-list.ts';
import { moneyToText, sumMoney } from '../../../src/domain/money/money.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';
import type { Caller } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { LimitRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { recalledProductsOf, agreementStatusToWire } from '../agreements/agreement-recalls.ts';
import { toWireRestrictions } from '../parties/business-terms.ts';
import { productTitle } from '../products/shared/product-title.ts';
import { startFacts } from './shared/start-facts.ts';
import { typeOfStanding } from './notice-desk.ts';

/** Funders' limits for the caller's core enterprise; empty for any other caller. */
async function limitsOf(transaction: Transaction, { user, role }: Caller) {
  const limits = actsForCore(role) ? await transaction.limits.ofCore(user.pkCorp) : [];
  const byFunder = Map.groupBy(limits, ({ fkFinance }) => fkFinance);
  const sum = (of: readonly LimitRecord[], which: 'limit' | 'used'): string =>
    moneyToText(sumMoney(of.map((each) => each[which])));
  const listed = [];
  for (const [fkFinance, own] of byFunder)
    listed.push({
      financeName: (await transaction.companies.find(fkFinance))?.name ?? fkFinance,
      limitAmount: sum(own, 'limit'),
      usedAmount: sum(own, 'used'),
      products: own.map(({ docType, limit, used }) => ({
        docType,
        limitAmount: moneyToText(limit),
        usedAmount: moneyToText(used),
      })),
    });
  return listed;
}

/** The last day of a document's validity; undefined for one without a date. */
const validDate = (until: string | undefined): string | undefined => (isPlainDate(until ?? '') ? until : undefined);

/** Standing and progress of the caller's company, as its home page shows them (checklist 1.4). */
export function companyFactsDesk(
  parts: Pick<Parts, 'store' | 'clock' | 'extensions' | 'certificates' | 'cloudSigning'>,
): Desk<'companyFacts'> {
  const { store, clock } = parts;
  return {
    companyFacts: async (_request, context) => {
      const caller = callerOf(context);
      const { user } = caller;
      return store.transaction(async (transaction) => {
        const company = await transaction.companies.find(user.pkCorp);
        const certificates = await companyCertificates(transaction, user.pkCorp, clock.now());
        const found = certificates.holder === undefined ? undefined : await transaction.users.find(certificates.holder);
        // A user who left cannot renew a certificate.
        const holder = found?.pkCorp === user.pkCorp && found.roles.length > 0 ? found : undefined;
        const certifiedForm = mayCertify({ isMain: user.isMain, role: caller.role })
          ? (await transaction.realNames.find(user.pkCorp))?.certified?.form
          : undefined;
        const standing = user.isMain ? await transaction.standings.find(user.pkCorp) : undefined;
        const pendingObjection =
          standing && (await transaction.objections.ofCompany(user.pkCorp)).find(({ state }) => state === 'received');
        return {
          restricted: await toWireRestrictions(transaction, user.pkCorp, shanghaiDate(clock.now())),
          objectionReceipt: pendingObjection?.receiptNumber,
          billAgencyType: standing && typeOfStanding[standing.standing],
          billAgencyEffectDate: standing?.effectiveOn || undefined,
          licenceUntil: company?.licenceUntil || undefined,
          certificateUntil: certificates.until || undefined,
          certificateKind: certificates.kind,
          signsAfterwards: certificates.signsAfterwards,
          certificateHolder: holder && { personName: holder.personName, isOwn: holder.userId === user.userId },
          certificateLostOn: certificates.lostOn,
          legalIdUntil: validDate(certifiedForm?.legalIdUntil),
          agentIdUntil: certifiedForm?.isLegalApply === false ? validDate(certifiedForm.agentIdUntil) : undefined,
          entrustUntil: certifiedForm?.isLegalApply === false ? validDate(certifiedForm.entrustUntil) : undefined,
          upperLetterUntil: certifiedForm?.isBranch === true ? validDate(certifiedForm.upperLetterUntil) : undefined,
          agreements: company
            ? await Promise.all(
                (await recalledProductsOf(transaction, company))
                  .filter(({ product }) => company.openedProducts.includes(product))
                  .map(async (each) => ({
                    productType: each.product,
                    title: productTitle(each.product, context.locale),
                    ...(await agreementStatusToWire(transaction, parts, caller, each)),
                  })),
              )
            : [],
          steps: [...startList(await startFacts(transaction, caller, company, clock.now()))],
          limits: await limitsOf(transaction, caller),
        };
      });
    },
  };
}
