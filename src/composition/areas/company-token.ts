import type { BankAccountsPresenter } from '../../presentation/company/bank-accounts/bank-accounts-presenter.ts';
import type { CompanyDataPresenter } from '../../presentation/company/company-data/company-data-presenter.ts';
import { token } from '../token.ts';

export const bankAccounts = token<BankAccountsPresenter>('BankAccountsPresenter');
export const companyData = token<CompanyDataPresenter>('CompanyDataPresenter');
