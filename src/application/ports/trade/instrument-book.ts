import type { Money } from '../../../domain/money/money.ts';
import type { FinancingPayment, FinancingRow } from '../../../domain/trade/financing/financing.ts';
import type { InstrumentState, InstrumentSums } from '../../../domain/trade/shared/issued-instrument.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import type { TradePaper } from './trade-desk.ts';

/** What surrounds one instrument, as far as the reader may know it. */
export interface InstrumentBusiness {
  /** Where its amount is, and what funders have paid out on it; undefined for who did not issue it. */
  readonly sums:
    | (InstrumentSums & {
        readonly financed: Money;
        /** Undefined for a state that is not known here. */
        readonly state: InstrumentState | undefined;
      })
    | undefined;
  /** The newest first. */
  readonly applications: readonly TradeApplicationRow[];
  /** Whether there are older ones. */
  readonly isMore: boolean;
  /** `part`: what a financing takes of this instrument. */
  readonly financings: readonly (FinancingRow & { readonly part: Money })[];
  /** Evidence packages that have it; their states are as on the wire. */
  readonly packages: readonly { readonly id: string; readonly state: string; readonly funderName: string }[];
  readonly papers: readonly TradePaper[];
  /** Payments from or to the reader's company, the earliest first. */
  readonly payments: readonly FinancingPayment[];
}

/** What the reader's company has done with an instrument (checklist F-254, N-28). */
export interface InstrumentBook {
  /** Throws `PortFault`; not found for an instrument of which the reader's company is no party. */
  business(instrumentId: string, signal?: AbortSignal): Promise<InstrumentBusiness>;
}
