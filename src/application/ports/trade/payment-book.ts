import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { PaymentMonth } from '../../../domain/trade/shared/trade-figures.ts';

/** Payments that a core enterprise has to make (checklist F-247). Throws `PortFault`. */
export interface PaymentBook {
  /** Payment days of a month (`YYYY-MM`), with the unpaid amounts. */
  month(kind: InstrumentKind, month: string, signal?: AbortSignal): Promise<PaymentMonth>;
}
