import type { FinancingDesk } from '../../../application/ports/evidence/financing-desk.ts';
import { financingTermCalls as calls } from '../../../contract/documented/evidence/financing-terms.ts';
import { policyOf, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { books } from '../../../domain/catalogue/books.ts';
import type { CoreTerms, FinanceLimit, ProductTerms } from '../../../domain/evidence/standards/financing-offer.ts';
import type { WireClient } from '../wire-client.ts';
import { packageTypes } from '../../../domain/catalogue/package-type.ts';

/** The finance-file switch that is on (document 2, section 9). */
const on = '1';

export class WireFinancingDesk implements FinancingDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async bookTerms(book: OpenBook, signal?: AbortSignal): Promise<ProductTerms> {
    const [value, products] = await Promise.all([
      this.client.send(calls.financeFileSwitch, { type: books[book].packageType }, { signal }),
      policyOf(book).boundBy.includes('root-products')
        ? this.client.send(calls.rootProducts, {}, { signal })
        : undefined,
    ]);
    return { switchedOn: value === on, rootProducts: products?.map(({ productType }) => productType) };
  }

  async coreTerms(book: OpenBook, fkCorpCore: string, signal?: AbortSignal): Promise<CoreTerms> {
    const [limits, funders] = await Promise.all([
      this.client.send(calls.financeLimits, { id: fkCorpCore }, { signal }),
      policyOf(book).boundBy.includes('named-funders')
        ? this.client.send(calls.acceptanceFunders, { id: fkCorpCore }, { signal })
        : undefined,
    ]);
    return {
      funders: funders?.map(({ fkFinance }) => fkFinance),
      limits: limits.flatMap(({ docType: code, fkFinance, available }): readonly FinanceLimit[] => {
        const known = packageTypes.find((each) => each === code);
        return known === undefined ? [] : [{ packageType: known, funderId: fkFinance, open: available }];
      }),
    };
  }
}
