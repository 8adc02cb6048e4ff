import { areaKey } from '../shared/area-key.ts';
import type { BankAccountsPresenter } from './bank-accounts/bank-accounts-presenter.ts';

/** A fresh presenter for each screen that opens. */
export interface CompanyPresenters {
  bankAccounts(): BankAccountsPresenter;
}

export const companyArea = areaKey<CompanyPresenters>('company');
