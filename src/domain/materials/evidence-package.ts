import type { PlainDate } from '../calendar/plain-date.ts';
import type { Money } from '../money/money.ts';
import type { DocType } from '../product/doc-type.ts';
import type { MaterialTotals } from './totals.ts';

/** A document datum: the evidence package for one or more credits (document 2, section 3). */
export interface EvidencePackage {
  readonly docDatumId: string;
  readonly docType: DocType;
  /** As the wire says it; may be a code that this portal does not know. */
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
  /** Since when the package is where it is, in milliseconds. */
  readonly since: number;
  readonly handlerId: string;
  readonly handlerName: string;
  readonly returnedItems: number;
  readonly standardVersion: string;
  readonly submittedTotals: MaterialTotals | undefined;
  readonly credits: readonly PackagedCredit[];
}

export interface PackagedCredit {
  readonly fkCredit: string;
  readonly number: string;
  readonly amount: Money;
  readonly dueDate: PlainDate;
}
