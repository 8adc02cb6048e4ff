export { bindStatistics } from './statistics-parts.ts';
export { StatisticsScreen } from '../../../views/trade/statistics/StatisticsScreen.tsx';
