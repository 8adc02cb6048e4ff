import { newLibraryPolicy } from '../../../src/contract/documented/evidence/standard-downloads.ts';
import { packageTypes } from '../../../src/domain/catalogue/package-type.ts';
import { compareMoney } from '../../../src/domain/money/money.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { parseBook } from './asked-book.ts';
import { standardFor } from './candidates-desk.ts';
import { checkOffered } from './offered-books.ts';
import { ownPackage, permittedCaller } from './ownership.ts';
import { standardOfPackage } from './standard-requests.ts';
import { isPublished, namedFunders, offerOf, standardSourceOf, termsOfStandards } from './standard-terms.ts';

/** Handlers that answer whether standards are given out, and by which terms. */
export function standardOffers({
  store,
}: Pick<Parts, 'store'>): Desk<
  | 'standardVerify'
  | 'areStandardsEnabled'
  | 'standardAvailable'
  | 'routePolicy'
  | 'financeFileSwitch'
  | 'financeLimits'
  | 'rootProducts'
  | 'acceptanceFunders'
> {
  return {
    standardVerify: async (request, context) => {
      const caller = permittedCaller(context, 'view');
      const book = parseBook(request);
      return store.transaction(async (transaction) => {
        const { dimensions, docDatumId, productType = '' } = request;
        if (docDatumId === undefined && dimensions === undefined)
          throw new Refusal('REQUEST_INVALID', { field: 'dimensions' });
        if (docDatumId === undefined) await checkOffered(transaction, caller, book);
        const { asked, standard } =
          docDatumId === undefined
            ? {
                asked: {
                  book,
                  fkCorpCore: dimensions?.fkCorpCore ?? '',
                  fkFinance: dimensions?.fkFinance ?? '',
                  productType,
                },
                standard: undefined,
              }
            : await standardOfPackage(transaction, await ownPackage(transaction, caller, docDatumId, false));
        const offer = await offerOf(transaction, asked, standard);
        return offer.offered ? { available: true } : { available: false, reason: offer.because };
      });
    },

    areStandardsEnabled: async (_request, context) => {
      callerOf(context);
      return store.transaction(async (transaction) => (await termsOfStandards(transaction)).oldProvided);
    },

    standardAvailable: async (request, context) => {
      const caller = permittedCaller(context, 'view');
      const book = parseBook(request);
      return store.transaction(async (transaction) => {
        await checkOffered(transaction, caller, book);
        return isPublished(await standardFor(transaction, book, request.fkCorpCore, request.fkFinance));
      });
    },

    routePolicy: async ({ dimensions }, context) => {
      callerOf(context);
      const terms = await store.transaction(termsOfStandards);
      return { policy: standardSourceOf(terms, dimensions.fkFinance) === 'new' ? newLibraryPolicy : 'OLD' };
    },

    financeFileSwitch: async ({ type }, context) => {
      callerOf(context);
      const docType = packageTypes.find((each) => each === type);
      if (docType === undefined) throw new Refusal('NOT_FOUND');
      const { switchedOff } = await store.transaction(termsOfStandards);
      return switchedOff.includes(docType) ? '0' : '1';
    },

    financeLimits: async ({ id }, context) => {
      permittedCaller(context, 'view');
      const limits = await store.transaction(async (transaction) => transaction.limits.ofCore(id));
      return limits.map(({ docType, fkFinance, limit, used }) => ({
        docType,
        fkFinance,
        available: compareMoney(used, limit) < 0,
      }));
    },

    rootProducts: async (_request, context) => {
      callerOf(context);
      return (await store.transaction(termsOfStandards)).rootProducts.map((productType) => ({ productType }));
    },

    acceptanceFunders: async ({ id }, context) => {
      permittedCaller(context, 'view');
      const limits = await store.transaction(async (transaction) => transaction.limits.ofCore(id));
      return namedFunders(limits).map((fkFinance) => ({ fkFinance }));
    },
  };
}
