import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { flag, identifier, maybe } from '../../fields.ts';
import { financingRow, paymentWire } from './trade-financing-extensions.ts';
import { paperWire } from './trade-paper-extensions.ts';
import { collectionFlags } from './trade-payment-extensions.ts';
import { applicationRow, ownCall } from './trade-shapes.ts';

/** Everything related to one instrument. */
export const tradeInstrumentExtensions = {
  /**
   * The business of the caller's company with an instrument, its papers, and its payments. Refused with NOT_PERMITTED
   * for a role without access, and NOT_FOUND for an instrument to which the caller's company is no party.
   */
  tradeInstrumentBusiness: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/instruments/business',
    changes: false,
    request: v.object({ instrumentId: identifier }),
    answer: v.object({
      /**
       * Where the amount is now; for its issuer alone. `passedOnAmount`: held by other companies than funders.
       * `financedAmount`: held by funders.
       */
      sums: v.nullish(
        v.object({
          state: v.string(),
          transitAmount: v.string(),
          heldAmount: v.string(),
          passedOnAmount: v.string(),
          paidAmount: v.string(),
          cancelledAmount: v.string(),
          financedAmount: v.string(),
        }),
      ),
      /** The caller's applications about it and those that the caller's company decides, the newest first. */
      applications: v.array(v.object(applicationRow)),
      /** Whether there are older ones. */
      isMore: maybe(flag),
      /** Financings of the caller's company, or all for the issuer; `partAmount` is the part of this instrument. */
      financings: v.array(v.object({ ...financingRow, partAmount: v.string() })),
      /** Evidence packages of the caller's company that contain it; none for a role without access to packages. */
      packages: v.array(
        v.object({ evidenceBook: v.string(), docDatumId: v.string(), state: v.string(), funderName: v.string() }),
      ),
      /**
       * Packages that the caller can begin, whose book has no list to choose from. `bar` says why one cannot be
       * begun yet: `not-open` for a product that is not open, `no-funder`; unknown codes are possible.
       */
      packageStarts: maybe(
        v.array(
          v.object({
            evidenceBook: v.string(),
            businessId: identifier,
            amount: v.string(),
            fkCorpCore: v.string(),
            fkFinance: maybe(v.string()),
            financeName: maybe(v.string()),
            bar: maybe(v.string()),
          }),
        ),
      ),
      /** Files of the contract and the invoices that the caller may open. */
      papers: v.array(paperWire),
      /** How the issuer's payment is collected; absent for the usual way. */
      collection: maybe(collectionFlags),
      /**
       * Payments from or to the caller's company, the earliest first; for a payment by the issuer, the holder's share.
       */
      payments: v.array(paymentWire),
      /** Payments that a court's freeze holds back, for the issuer and for a holder of a frozen part. */
      heldPayments: maybe(v.array(v.object({ amount: v.string(), valueDate: v.string() }))),
    }),
  }),
};
