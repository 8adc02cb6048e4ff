import type { Container } from 'inversify';
import { bindFinancing } from './financing-parts.ts';
import { bindStatistics } from './statistics-parts.ts';

export { FinanceScreen } from '../../../views/trade/financing/FinanceScreen.tsx';
export { ContractsScreen, FinancingsScreen } from '../../../views/trade/financing/FinancingsScreen.tsx';
export { StatisticsScreen } from '../../../views/trade/statistics/StatisticsScreen.tsx';

/** Bindings of the pages of financings and of their statistics. */
export function bind(container: Container): void {
  bindFinancing(container);
  bindStatistics(container);
}
