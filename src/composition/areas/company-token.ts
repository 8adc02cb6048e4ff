import type { BankAccountsPresenter } from '../../presentation/company/bank-accounts/bank-accounts-presenter.ts';
import { token } from '../token.ts';

export const bankAccounts = token<BankAccountsPresenter>('BankAccountsPresenter');
