import { newLibraryPolicy } from '../../../src/contract/documented/evidence/standard-downloads.ts';
import { packageTypes } from '../../../src/domain/catalogue/package-type.ts';
import { compareMoney } from '../../../src/domain/money/money.ts';
import type { CallContext } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { LimitRecord } from '../records/evidence.ts';
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
  /**
   * Limits of a core enterprise, for those who choose its business for a package. Refuses with NOT_PERMITTED a role
   * that makes no packages, and with NOT_FOUND a core enterprise of which the caller's company has no business.
   */
  const limitsFor = async (context: CallContext, fkCorpCore: string): Promise<readonly LimitRecord[]> => {
    const { user } = permittedCaller(context, 'create');
    return store.transaction(async ({ candidates, limits }) => {
      if (!(await candidates.hasOfCore(user.pkCorp, fkCorpCore))) throw new Refusal('NOT_FOUND');
      return limits.ofCore(fkCorpCore);
    });
  };

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
      const limits = await limitsFor(context, id);
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
      const limits = await limitsFor(context, id);
      return namedFunders(limits).map((fkFinance) => ({ fkFinance }));
    },
  };
}
