import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { storeSuite, type TendedStoreUnderContract } from './store/store-suite.ts';
import { saveGround } from './store/ground.ts';
import { accountStoreContract } from './store/account.ts';
import { allocationStoreContract } from './store/allocations.ts';
import { announcementsStoreContract } from './store/announcements.ts';
import { certificatesStoreContract } from './store/certificates.ts';
import { certificationStoreContract } from './store/certification.ts';
import { commonStoreContract } from './store/common.ts';
import { companyStoreContract } from './store/company.ts';
import { entryStoreContract } from './store/entry.ts';
import { evidenceStoreContract } from './store/evidence.ts';
import { helpStoreContract } from './store/help.ts';
import { importStoreContract } from './store/imports.ts';
import { invoicingStoreContract } from './store/invoicing.ts';
import { messagesStoreContract } from './store/messages.ts';
import { noticesStoreContract } from './store/notices.ts';
import { peopleStoreContract } from './store/people.ts';
import { productsStoreContract } from './store/products.ts';
import { registrationStoreContract } from './store/registration.ts';
import { onboardingStoreContract } from './store/onboarding.ts';
import { shellStoreContract } from './store/shell.ts';
import { financingStoreContract } from './store/financing.ts';
import { officerStoreContract } from './store/officers.ts';
import { payrollStoreContract } from './store/payrolls.ts';
import { supplierStoreContract } from './store/suppliers.ts';
import { statisticsStoreContract } from './store/statistics.ts';
import { tradeStoreContract } from './store/trade.ts';
import { transactionsStoreContract } from './store/transactions.ts';

/** Contract of every adapter of the `Store` port. */
export function storeContract(name: string, makeStore: () => Promise<TendedStoreUnderContract>): void {
  describe(`${name} as a Store`, () => {
    let under: TendedStoreUnderContract;
    const suite = storeSuite(() => under.store);

    beforeAll(async () => {
      under = await makeStore();
    });
    afterAll(async () => under.close());
    beforeEach(async () => {
      await (under.empty?.() ?? under.store.clear());
      await suite.doing(saveGround);
    });

    accountStoreContract(suite);
    announcementsStoreContract(suite);
    certificatesStoreContract(suite);
    certificationStoreContract(suite);
    commonStoreContract(suite);
    companyStoreContract(suite);
    entryStoreContract(suite);
    evidenceStoreContract(suite);
    helpStoreContract(suite);
    invoicingStoreContract(suite);
    messagesStoreContract(suite);
    noticesStoreContract(suite);
    peopleStoreContract(suite);
    productsStoreContract(suite);
    registrationStoreContract(suite);
    onboardingStoreContract(suite);
    shellStoreContract(suite);
    tradeStoreContract(suite);
    statisticsStoreContract(suite);
    financingStoreContract(suite);
    officerStoreContract(suite);
    payrollStoreContract(suite);
    supplierStoreContract(suite);
    importStoreContract(suite);
    allocationStoreContract(suite);
    transactionsStoreContract(suite);
  });
}
