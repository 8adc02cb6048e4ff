import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Money } from '../../money/money.ts';

export const tradeTypes = ['TM01', 'TM02', 'TM03'] as const;
/** TM01 goods, TM02 services, TM03 both (document 2, section 9). */
export type TradeType = (typeof tradeTypes)[number];

export type InvoiceTag = 'INVOICE_ABSENT' | 'INVOICE_ABSENT_REPLENISH';

/**
 * A business for which a package may be created: a receivable-chain credit, a receivable, an order or a bill, depending
 * on the book (document 2, sections 3 and 5).
 */
export interface Candidate {
  readonly id: string;
  readonly number: string;
  readonly supplierName: string;
  readonly creditSourceName: string;
  readonly payerName: string;
  readonly counterpartyName: string;
  /** Undefined where no funder finances it. */
  readonly funderId: string | undefined;
  readonly funderName: string | undefined;
  readonly coreEnterpriseId: string;
  readonly businessType: string;
  readonly state: string;
  /**
   * Product type within its book; for a bill the action ISSUE, BACK (endorse) or FINANCE (discount) (document 2,
   * section 9).
   */
  readonly productType: string;
  readonly amount: Money;
  readonly dueDate: PlainDate;
  readonly accountNumber: string;
  /** May-omit-invoice mark: the invoice may be skipped, or supplied later. */
  readonly invoiceTag: InvoiceTag | undefined;
  /** Number of the package that contains it; undefined for none. */
  readonly packagedIn: string | undefined;
  /** Part of a bill, such as `1-500000`; empty for a whole bill and for other candidates. */
  readonly billSubRange: string;
}

/** Filter of candidates. Empty texts and lists match everything. */
export interface CandidateFilter {
  readonly counterparty: string;
  readonly businessTypes: readonly string[];
  readonly productType: string;
}

/** Matches every candidate. */
export const everyCandidate: CandidateFilter = { counterparty: '', businessTypes: [], productType: '' };

export interface CandidatePage {
  readonly total: number;
  readonly rows: readonly Candidate[];
}
