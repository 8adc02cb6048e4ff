import { addWorkingDays, type ExpectedDay, type WorkingCalendar } from '../../calendar/working-days.ts';
import type { PlainDate } from '../../calendar/plain-date.ts';
import type { ProductCode } from '../../catalogue/product-code.ts';
import type { Money } from '../../money/money.ts';

/** Kinds of instruments. Adding a kind means adding a row to each table that is keyed by it. */
export const instrumentKinds = ['credit'] as const;
export type InstrumentKind = (typeof instrumentKinds)[number];

/** Product that a company must have opened to issue, hold or transfer a kind of instrument. */
export const productOfInstrument: Readonly<Record<InstrumentKind, ProductCode>> = { credit: 'CREDIT' };

const kindOfProduct: ReadonlyMap<string, InstrumentKind> = new Map(
  instrumentKinds.map((kind) => [productOfInstrument[kind], kind]),
);

/** Kind of instrument of a product; undefined for a product without instruments. */
export const instrumentKindOf = (product: string): InstrumentKind | undefined => kindOfProduct.get(product);

/** An invoice behind an instrument, identified as by `invoiceIdentity`. */
export interface BackingInvoice {
  readonly code: string;
  readonly number: string;
  readonly issuedOn: PlainDate;
  /** Total including tax. */
  readonly total: Money;
}

/** Terms of an instrument. They never change after the issue has taken effect. */
export interface InstrumentTerms {
  readonly kind: InstrumentKind;
  /** Debtor. */
  readonly issuerId: string;
  /** First holder. */
  readonly payeeId: string;
  readonly amount: Money;
  readonly dueOn: PlainDate;
  /** Number of the underlying contract; empty for none. */
  readonly contractNumber: string;
  readonly invoices: readonly BackingInvoice[];
  /** Whether holders may transfer it. */
  readonly isTransferable: boolean;
  /** Remark that the holders read; empty for none. */
  readonly remark: string;
}

/** A company's promise to pay (凭证). */
export interface Instrument extends InstrumentTerms {
  readonly id: string;
  readonly number: string;
  /** Names as on the day of issue. */
  readonly issuerName: string;
  readonly payeeName: string;
  readonly issuedOn: PlainDate;
  /** Application that issued it. */
  readonly applicationId: string;
  /** Whether it pays the wages of a list of people. */
  readonly isPayroll: boolean;
}

/** Payment day of an instrument: its due date, or the next working day. */
export function paysOn(dueOn: PlainDate, calendar: WorkingCalendar): ExpectedDay {
  return addWorkingDays(dueOn, 0, calendar);
}
