import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { PaymentMonth } from '../../../domain/trade/shared/trade-figures.ts';

/** Payments that a core enterprise is to make (checklist F-247). Throws `PortFault`. */
export interface PaymentBook {
  /** The payment days of a month, `YYYY-MM`, with what is not paid yet. */
  month(kind: InstrumentKind, month: string, signal?: AbortSignal): Promise<PaymentMonth>;
}
