import type { Container } from 'inversify';
import { bindFinancing } from './financing-parts.ts';
import { bindPayments } from './payment-parts.ts';
import { bindStatistics } from './statistics-parts.ts';
import { bindSuppliers } from './supplier-parts.ts';

export { FinanceScreen } from '../../../views/trade/financing/FinanceScreen.tsx';
export { ContractsScreen, FinancingsScreen } from '../../../views/trade/financing/FinancingsScreen.tsx';
export { PaymentsScreen } from '../../../views/trade/payments/PaymentsScreen.tsx';
export { ReceiptsScreen } from '../../../views/trade/payments/ReceiptsScreen.tsx';
export { StatisticsScreen } from '../../../views/trade/statistics/StatisticsScreen.tsx';
export { SuppliersScreen } from '../../../views/trade/suppliers/SuppliersScreen.tsx';

/** Bindings of the pages of financings, payments, receipts, statistics and suppliers. */
export function bind(container: Container): void {
  bindFinancing(container);
  bindPayments(container);
  bindStatistics(container);
  bindSuppliers(container);
}
