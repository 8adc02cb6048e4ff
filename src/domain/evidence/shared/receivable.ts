import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Money } from '../../money/money.ts';
import { openBooks, policyOf, type BusinessKind, type OpenBook } from './book-policies.ts';
import type { MaturitySpan, ReceivableTotals } from './maturity.ts';

/** A receivable or payable of the company, from its book, until it is settled. */
export interface Receivable {
  readonly id: string;
  readonly book: OpenBook;
  readonly number: string;
  /** The payer; for a core enterprise, the payee. */
  readonly party: string;
  readonly amount: Money;
  readonly dueDate: PlainDate;
  /** As its own book calls it. */
  readonly state: string;
  /** The package that it belongs to. */
  readonly packagedIn: string | undefined;
  /** Whether a package may be made for it today. */
  readonly isFree: boolean;
}

/** Filter of receivables. Empty texts match everything. */
export interface ReceivableFilter {
  readonly span: MaturitySpan | undefined;
  /** The whole name. */
  readonly party: string;
  /** A part of the number. */
  readonly keyword: string;
  /** Only those for which a package may be made today. */
  readonly free: boolean;
}

export const everyReceivable: ReceivableFilter = { span: undefined, party: '', keyword: '', free: false };

/** When a company's receivables fall due, and who pays them (checklist 1.4, home). */
export interface Maturities {
  readonly all: ReceivableTotals;
  readonly spans: Readonly<Record<MaturitySpan, ReceivableTotals>>;
  /** Those to whom most is due first, `mostParties` at most. */
  readonly parties: readonly (ReceivableTotals & { readonly party: string })[];
  /** Number of all parties, including those left out of `parties`. */
  readonly partyCount: number;
  readonly free: ReceivableTotals;
}

export const mostParties = 6;

/** Kinds of business that fall due. Orders and payrolls do not. */
const owed: readonly BusinessKind[] = ['credit', 'receivable', 'bill'];

/** The books that contain receivables. */
export function receivableBooks(): readonly OpenBook[] {
  return openBooks().filter((book) => owed.includes(policyOf(book).business));
}

/** State of a paid business, which is no longer due. */
export const settledState = 'SETTLED';
