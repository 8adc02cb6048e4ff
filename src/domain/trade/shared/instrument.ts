import { addWorkingDays, type ExpectedDay, type WorkingCalendar } from '../../calendar/working-days.ts';
import type { PlainDate } from '../../calendar/plain-date.ts';
import type { ProductCode } from '../../catalogue/product-code.ts';
import type { Money } from '../../money/money.ts';

/** Kinds of instruments that a company can owe by. A further kind is a row in the tables that are keyed by it. */
export const instrumentKinds = ['credit'] as const;
export type InstrumentKind = (typeof instrumentKinds)[number];

/** Product that a company must have opened to issue, hold or transfer an instrument of a kind. */
export const productOfInstrument: Readonly<Record<InstrumentKind, ProductCode>> = { credit: 'CREDIT' };

const kindOfProduct: ReadonlyMap<string, InstrumentKind> = new Map(
  instrumentKinds.map((kind) => [productOfInstrument[kind], kind]),
);

/** Kind of the instruments of a product; undefined for a product without instruments. */
export const instrumentKindOf = (product: string): InstrumentKind | undefined => kindOfProduct.get(product);

/** An invoice on which an instrument is based, by its own identity (`invoiceIdentity`). */
export interface BackingInvoice {
  readonly code: string;
  readonly number: string;
  readonly issuedOn: PlainDate;
  /** Total including tax. */
  readonly total: Money;
}

/** What an instrument says. None of it changes after the issue has become effective. */
export interface InstrumentTerms {
  readonly kind: InstrumentKind;
  /** Debtor. */
  readonly issuerId: string;
  /** First holder. */
  readonly payeeId: string;
  readonly amount: Money;
  readonly dueOn: PlainDate;
  /** Number of the contract behind it; empty for none. */
  readonly contractNumber: string;
  readonly invoices: readonly BackingInvoice[];
  /** Whether its holders may pass it on. */
  readonly isTransferable: boolean;
  /** Remark that the holders read; empty for none. */
  readonly remark: string;
}

/** A payment promise that a company issued (凭证). */
export interface Instrument extends InstrumentTerms {
  readonly id: string;
  readonly number: string;
  /** Names on the document, as they were on the day of issue. */
  readonly issuerName: string;
  readonly payeeName: string;
  readonly issuedOn: PlainDate;
  /** Application that issued it. */
  readonly applicationId: string;
  /** Whether it pays the wages of a list of people. */
  readonly isPayroll: boolean;
}

/** The day on which an instrument is paid: its due date, or the next working day. */
export function paysOn(dueOn: PlainDate, calendar: WorkingCalendar): ExpectedDay {
  return addWorkingDays(dueOn, 0, calendar);
}
