import { actsForCore } from '../../../src/domain/identity/role.ts';
import { rolePermission } from '../../../src/domain/evidence/shared/package-permissions.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { Caller } from '../context.ts';
import { packagesOfBusinesses } from '../evidence/shared/businesses.ts';
import { ownPapers } from '../evidence/shared/own-papers.ts';
import { packageStartsToWire } from '../evidence/shared/package-starts.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type {
  FinancingRecord,
  HoldingRecord,
  InstrumentRecord,
  PaymentRecord,
  PostingRecord,
} from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { tradeCaller } from './application-desk.ts';
import { collectionOf, collectionToWire } from './collection-terms.ts';
import { createDecisionSigner } from './decision-signing.ts';
import { financingRowToWire, paymentToWire } from './financing/financing-wire.ts';
import { asShownToIssuer } from './financing/shown-to-issuer.ts';
import { instrumentOfParty, namesOf } from './holding-wire.ts';
import { issuedSumsToWire, partOfInstrument } from './issued-wire.ts';
import { paperToWire } from './paper-desk.ts';
import { momentOf } from './trade-facts.ts';
import { rowToWire, tradeReader } from './trade-wire.ts';

/** Number of applications that are listed. */
const maxListedApplications = 100;

/** Amounts that an issuer's payments brought to the holders of an instrument, each with the payment's id. */
async function paidParts(
  { postings, tradeApplications }: Transaction,
  instrumentId: string,
): Promise<readonly { readonly posting: PostingRecord; readonly paymentId: string }[]> {
  const paid = (await postings.ofInstrument(instrumentId)).filter(({ entry }) => entry === 'payment');
  const applications = await tradeApplications.findAll([...new Set(paid.map(({ applicationId }) => applicationId))]);
  const paymentOf = new Map(applications.map(({ id, form }) => [id, form.paymentId]));
  return paid.map((posting) => ({ posting, paymentId: paymentOf.get(posting.applicationId) ?? '' }));
}

/** Amounts that an issuer's payments brought to a holder, each with the bank's reference of the whole payment. */
async function sharesOf(
  transaction: Transaction,
  instrumentId: string,
  { pkCorp, name }: { readonly pkCorp: string; readonly name: string },
): Promise<readonly PaymentRecord[]> {
  const paid = (await paidParts(transaction, instrumentId)).filter(({ posting }) => posting.outCompanyId === pkCorp);
  const wholes = await transaction.payments.findAll([...new Set(paid.map(({ paymentId }) => paymentId))]);
  const known = new Map(wholes.map((each) => [each.id, each]));
  return paid.flatMap(({ posting: { id, amount }, paymentId }) => {
    const whole = known.get(paymentId);
    return whole ? [{ ...whole, id, amount, payeeId: pkCorp, payeeName: name }] : [];
  });
}

/** An issuer's payments of an instrument, each with its payee where it had only one. */
async function wholePayments(transaction: Transaction, instrumentId: string): Promise<readonly PaymentRecord[]> {
  const paid = await paidParts(transaction, instrumentId);
  const names = await namesOf(
    transaction,
    paid.map(({ posting }) => posting.outCompanyId),
  );
  return (await transaction.payments.ofInstrument(instrumentId)).map((payment) => {
    const own = paid.filter(({ paymentId }) => paymentId === payment.id);
    const [payeeId, ...others] = new Set(own.map(({ posting }) => posting.outCompanyId));
    return payeeId === undefined || others.length > 0
      ? payment
      : { ...payment, payeeId, payeeName: names.get(payeeId) ?? '' };
  });
}

/** Payments from or to the caller's company about an instrument and its financings, the earliest first. */
async function paymentsOf(
  transaction: Transaction,
  caller: Caller,
  instrument: InstrumentRecord,
  financings: readonly FinancingRecord[],
): Promise<readonly PaymentRecord[]> {
  const { pkCorp } = caller.user;
  const company = await transaction.companies.find(pkCorp);
  const ofInstrument =
    instrument.issuerId === pkCorp
      ? await wholePayments(transaction, instrument.id)
      : await sharesOf(transaction, instrument.id, { pkCorp, name: company?.name ?? '' });
  const ofFinancings = await transaction.payments.ofFinancings(financings.map(({ id }) => id));
  const own = ofFinancings.filter(({ payerId, payeeId }) => payerId === pkCorp || payeeId === pkCorp);
  return [...ofInstrument, ...own].toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}

/**
 * Payments of an instrument that a bank has reported and that a freeze holds back, the earliest first. None for a
 * company that is neither its issuer nor the holder of a frozen part.
 */
async function heldPayments(
  transaction: Transaction,
  { number, issuerId }: InstrumentRecord,
  holdings: readonly HoldingRecord[],
  companyId: string,
) {
  const isFrozen = holdings.some((each) => each.companyId === companyId && each.frozen.fen > 0n);
  if (issuerId !== companyId && !isFrozen) return [];
  const lines = await transaction.statementLines.unmatchedFor([number]);
  return lines
    .filter(({ bar }) => bar === 'frozen')
    .toSorted((one, other) => one.at - other.at)
    .map(({ amount, valueDay }) => ({ amount: moneyToText(amount), valueDate: valueDay }));
}

/** Data related to one instrument: applications, financings, evidence, papers and payments (checklist F-254, N-28). */
export function instrumentDesk(parts: Parts): Desk<'tradeInstrumentBusiness'> {
  const { store, clock } = parts;
  const { kindsFor } = createDecisionSigner(parts);
  return {
    tradeInstrumentBusiness: async ({ instrumentId }, context) => {
      const caller = tradeCaller(context);
      const companyId = caller.user.pkCorp;
      const moment = momentOf(clock.now());
      return store.transaction(async (transaction) => {
        const { instrument, holdings } = await instrumentOfParty(transaction, instrumentId, companyId);
        const isIssuer = instrument.issuerId === companyId;
        const asIssuer = actsForCore(caller.role);
        const reader = await tradeReader(transaction, caller, context.locale, moment.now, kindsFor);
        const own = holdings.filter((each) => each.companyId === companyId).map(({ id }) => id);
        const applications = await transaction.tradeApplications.about(
          companyId,
          instrumentId,
          own,
          maxListedApplications + 1,
        );
        const all = await transaction.financings.ofInstrument(instrumentId);
        const financings = all.filter((each) => (asIssuer ? each.issuerId : each.companyId) === companyId);
        const visibleFinancings = asIssuer ? await asShownToIssuer(transaction, financings, moment) : financings;
        const mayReadPackages = rolePermission(caller.role, 'view').allowed;
        const packages = mayReadPackages && !asIssuer ? await packagesOfBusinesses(transaction, own) : [];
        const papers = await ownPapers(transaction, caller, instrument.contractNumber, instrument.invoices);
        const payments = await paymentsOf(transaction, caller, instrument, financings);
        return {
          sums: isIssuer ? issuedSumsToWire(instrument, holdings, financings, moment) : undefined,
          applications: applications.slice(0, maxListedApplications).map((each) => rowToWire(each, reader)),
          isMore: applications.length > maxListedApplications,
          financings: visibleFinancings.map((each) => ({
            ...financingRowToWire(each, asIssuer, moment.today),
            partAmount: moneyToText(partOfInstrument(each, instrumentId)),
          })),
          packages: packages.map(({ packageId, funderName, state, book }) => ({
            docDatumId: packageId,
            funderName,
            state,
            evidenceBook: book,
          })),
          packageStarts: asIssuer ? [] : await packageStartsToWire(transaction, caller, own),
          papers: papers.map(paperToWire),
          collection: collectionToWire(await collectionOf(transaction, instrument.issuerId), isIssuer),
          payments: payments.map(paymentToWire),
          heldPayments: await heldPayments(transaction, instrument, holdings, companyId),
        };
      });
    },
  };
}
