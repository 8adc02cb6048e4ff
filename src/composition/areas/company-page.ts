export { BankAccountsScreen } from '../../views/company/bank-accounts/BankAccountsScreen.tsx';
export { bindCompany } from './company-parts.ts';
export { SettlementProcessScreen } from '../../views/settling/settlement-process/SettlementProcessScreen.tsx';
export { bindSettling } from './settling-parts.ts';
