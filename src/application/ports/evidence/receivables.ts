import type { ReceivableTotals } from '../../../domain/evidence/shared/maturity.ts';
import type { Maturities, Receivable, ReceivableFilter } from '../../../domain/evidence/shared/receivable.ts';

export interface ReceivablePage extends ReceivableTotals {
  readonly rows: readonly Receivable[];
}

/**
 * Unsettled receivables of the company, or payables of a core enterprise, over all books of its side (checklist 1.4,
 * home).
 */
export interface Receivables {
  /** Whether the back end offers them. */
  readonly isOffered: boolean;
  maturities(signal?: AbortSignal): Promise<Maturities>;
  /** One page, sorted by due date, the earliest first; pages count from 1. Count and amount cover all pages. */
  page(filter: ReceivableFilter, page: number, pageSize: number, signal?: AbortSignal): Promise<ReceivablePage>;
}
