import { objectionDeadline } from '../../../src/domain/agreements/objection-time.ts';
import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import { announceToCompany } from '../keys/company-key.ts';
import type { Clock } from '../ports.ts';
import { agreementRecalls, agreementRecallsFact, type AgreementRecalls } from '../agreements/agreement-recalls.ts';
import { notifyAgreementRecall } from '../agreements/product-news.ts';
import type { Store } from '../store.ts';

export const agreementActions = ['withdraw', 'publish-anew', 'restore'] as const;
export type AgreementAction = (typeof agreementActions)[number];

/** Actions of the simulated platform on the agreements of products. */
export interface SandboxAgreements {
  all(): Promise<AgreementRecalls>;
  /**
   * Withdraws a product's agreement, makes all companies sign it again, or leaves it in force as signed; the companies
   * that opened the product are notified.
   */
  put(product: ProductCode, action: AgreementAction): Promise<void>;
}

export function sandboxAgreements(store: Store, clock: Pick<Clock, 'now'>): SandboxAgreements {
  return {
    all: async () => store.transaction(agreementRecalls),
    put: async (product, action) =>
      store.transaction(async (transaction) => {
        await transaction.facts.lock(agreementRecallsFact);
        const { [product]: before, ...others } = await agreementRecalls(transaction);
        const at = clock.now();
        if (action === 'restore' && !before) return;
        await transaction.facts.write(
          agreementRecallsFact,
          action === 'restore'
            ? others
            : { ...others, [product]: { what: action === 'withdraw' ? 'withdrawn' : 'published-anew', at } },
        );
        const companies = [...new Set((await transaction.users.all()).map(({ pkCorp }) => pkCorp))].toSorted();
        for (const { pkCorp, openedProducts } of await transaction.companies.findAll(companies)) {
          if (!openedProducts.includes(product)) continue;
          await notifyAgreementRecall(
            transaction,
            pkCorp,
            product,
            action === 'withdraw' ? 'withdrawn' : action === 'restore' ? 'restored' : 'published-anew',
            at,
            action === 'publish-anew' ? objectionDeadline(at) : undefined,
          );
          await announceToCompany(transaction, pkCorp);
        }
      }),
  };
}
