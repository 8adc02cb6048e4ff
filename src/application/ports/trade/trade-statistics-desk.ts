import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { MonthPeriod } from '../../../domain/trade/statistics/month-period.ts';
import type { TradeStatistics } from '../../../domain/trade/statistics/statistics.ts';

export interface StatisticsAsked extends MonthPeriod {
  readonly kind: InstrumentKind;
  /** Only flows with this company; undefined for all. */
  readonly counterpartyId?: string | undefined;
}

/** Statistics of a product (checklist ). Throws `PortFault`. */
export interface TradeStatisticsDesk {
  statistics(asked: StatisticsAsked, signal?: AbortSignal): Promise<TradeStatistics>;
}
