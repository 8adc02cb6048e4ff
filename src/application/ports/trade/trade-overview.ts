import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { TradeFigures } from '../../../domain/trade/shared/trade-figures.ts';

/** Overview figures of products, one request each (checklist ). Throws `PortFault`. */
export interface TradeOverview {
  figures(kind: InstrumentKind, signal?: AbortSignal): Promise<TradeFigures>;
}
