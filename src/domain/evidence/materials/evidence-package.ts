import type { PlainDate } from '../../calendar/plain-date.ts';
import type { ExpectedDay } from '../../calendar/working-days.ts';
import type { Money } from '../../money/money.ts';
import type { InvoiceNeed } from '../selection/invoice-need.ts';
import type { OpenBook } from '../shared/book-policies.ts';
import type { OverdueMaterials } from './overdue.ts';
import type { MaterialTotals } from './totals.ts';

/** A document datum: the evidence package for one or more businesses of a book (document 2, section 3). */
export interface EvidencePackage {
  readonly packageId: string;
  readonly book: OpenBook;
  /** As on the wire; may be a code that this portal does not know. */
  readonly state: string;
  readonly dataVersion: number;
  readonly totalAmount: Money;
  readonly payerName: string;
  readonly creditSourceName: string;
  readonly supplierName: string;
  readonly funderName: string;
  readonly accountNumber: string;
  readonly expectedPaymentAmount: Money | undefined;
  readonly expectedDueDate: PlainDate | undefined;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly createdBy: string;
  readonly submittedAt: number | undefined;
  readonly submittedBy: string;
  /** Start of its current state, in milliseconds since the epoch; undefined where the back end does not say. */
  readonly since: number | undefined;
  /** Day by which the platform answers; undefined where the back end does not send it with the package. */
  readonly expected: ExpectedDay | undefined;
  /** Time of the payout, in milliseconds since the epoch; undefined before. */
  readonly fundedAt: number | undefined;
  /** Time of the repayment, in milliseconds since the epoch; absent before, or where the back end does not say. */
  readonly repaidAt?: number | undefined;
  /** Requirements of an overdue business; undefined where it is not overdue, or the back end does not say. */
  readonly overdue?: OverdueMaterials | undefined;
  /** Exception for its invoices; undefined where they are required as usual, or the back end does not say. */
  readonly invoiceNeed?: InvoiceNeed | undefined;
  /**
   * Present where its funder requires the original invoices of red and replacement invoices (document 2, section 9).
   */
  readonly asksOriginals?: true | undefined;
  /** Last day of a draft without activity. */
  readonly lapsesOn: PlainDate | undefined;
  /** Whether it was last opened for changes by a granted change request, and not by a return. */
  readonly changeGranted: boolean;
  /** Whether its submission may be withdrawn; false where the back end does not say. */
  readonly withdrawable: boolean;
  /** Number of required materials that are present; undefined where the back end does not say. */
  readonly given: { readonly there: number; readonly required: number } | undefined;
  readonly handlerId: string;
  readonly handlerName: string;
  readonly returnedItems: number;
  readonly standardVersion: string;
  readonly submittedTotals: MaterialTotals | undefined;
  readonly businesses: readonly PackagedBusiness[];
}

/** A business of a package: a credit, a receivable, an order or a bill. */
export interface PackagedBusiness {
  readonly id: string;
  readonly number: string;
  readonly amount: Money;
  readonly dueDate: PlainDate;
}
