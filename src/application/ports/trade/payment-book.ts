import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { PaymentMonth, ReceiptMonth } from '../../../domain/trade/shared/trade-figures.ts';

/** Payments that a core enterprise has to make, or a holder gets (checklist F-247). Throws `PortFault`. */
export interface PaymentBook {
  /** Payment days of a core enterprise in a month (`YYYY-MM`), with the unpaid amounts. */
  month(kind: InstrumentKind, month: string, signal?: AbortSignal): Promise<PaymentMonth>;
  /** Days of a month (`YYYY-MM`) on which a holder is to be paid. */
  receipts(kind: InstrumentKind, month: string, signal?: AbortSignal): Promise<ReceiptMonth>;
}
