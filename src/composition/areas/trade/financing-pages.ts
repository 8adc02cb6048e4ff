export { bindFinancing } from './financing-parts.ts';
export { FinanceScreen } from '../../../views/trade/financing/FinanceScreen.tsx';
export { ContractsScreen, FinancingsScreen } from '../../../views/trade/financing/FinancingsScreen.tsx';
