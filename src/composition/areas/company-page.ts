export { BankAccountsScreen } from '../../views/company/bank-accounts/BankAccountsScreen.tsx';
export { bindCompany } from './company-parts.ts';
