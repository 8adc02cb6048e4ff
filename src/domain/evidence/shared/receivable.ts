import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Money } from '../../money/money.ts';
import { openBooks, policyOf, type BusinessKind, type OpenBook } from './book-policies.ts';
import type { MaturitySpan, ReceivableTotals } from './maturity.ts';

/** An unsettled receivable or payable of the company. */
export interface Receivable {
  readonly id: string;
  readonly book: OpenBook;
  readonly number: string;
  /** The payer; for a core enterprise, the payee. */
  readonly party: string;
  readonly amount: Money;
  readonly dueDate: PlainDate;
  /** In the codes of its book. */
  readonly state: string;
  /** Number of the package that contains it; undefined for none. */
  readonly packagedIn: string | undefined;
  /** Whether a package can be created for it today. */
  readonly isFree: boolean;
}

/** Filter of receivables. Empty texts match everything. */
export interface ReceivableFilter {
  readonly span: MaturitySpan | undefined;
  /** Complete name of the other party. */
  readonly party: string;
  /** Part of the number. */
  readonly keyword: string;
  /** Only those for which a package can be created today. */
  readonly free: boolean;
}

export const everyReceivable: ReceivableFilter = { span: undefined, party: '', keyword: '', free: false };

/** Receivables of a company by due date and by party (checklist 1.4, home). */
export interface Maturities {
  readonly all: ReceivableTotals;
  readonly spans: Readonly<Record<MaturitySpan, ReceivableTotals>>;
  /** Parties with the largest amounts, at most `maxParties`. */
  readonly parties: readonly (ReceivableTotals & { readonly party: string })[];
  /** Number of all parties, including those left out of `parties`. */
  readonly partyCount: number;
  readonly free: ReceivableTotals;
}

export const maxParties = 6;

/** Kinds of business with a due date. Orders and payrolls have none. */
const owed: readonly BusinessKind[] = ['credit', 'receivable', 'bill'];

/** The books that contain receivables. */
export function receivableBooks(): readonly OpenBook[] {
  return openBooks().filter((book) => owed.includes(policyOf(book).business));
}

/** State of a paid business, which is no longer due. */
export const settledState = 'SETTLED';
