import { areaKey } from '../shared/area-key.ts';
import type { AuthorisationsPresenter } from './authorisations/authorisations-presenter.ts';
import type { BankAccountsPresenter } from './bank-accounts/bank-accounts-presenter.ts';
import type { CompanyDataPresenter } from './company-data/company-data-presenter.ts';
import type { InnerOrgsPresenter } from './inner-orgs/inner-orgs-presenter.ts';

/** Creates a presenter for each screen that opens. */
export interface CompanyPresenters {
  bankAccounts(): BankAccountsPresenter;
  companyData(): CompanyDataPresenter;
  innerOrgs(): InnerOrgsPresenter;
  authorisations(): AuthorisationsPresenter;
}

export const companyArea = areaKey<CompanyPresenters>('company');
