import type { AuthorisationsPresenter } from '../../../presentation/company/authorisations/authorisations-presenter.ts';
import type { BankAccountsPresenter } from '../../../presentation/company/bank-accounts/bank-accounts-presenter.ts';
import type { CompanyDataPresenter } from '../../../presentation/company/company-data/company-data-presenter.ts';
import type { InnerOrgsPresenter } from '../../../presentation/company/inner-orgs/inner-orgs-presenter.ts';
import { token } from '../../token.ts';

export const bankAccounts = token<BankAccountsPresenter>('BankAccountsPresenter');
export const companyData = token<CompanyDataPresenter>('CompanyDataPresenter');
export const innerOrgs = token<InnerOrgsPresenter>('InnerOrgsPresenter');
export const authorisations = token<AuthorisationsPresenter>('AuthorisationsPresenter');
