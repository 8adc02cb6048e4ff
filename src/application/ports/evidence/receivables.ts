import type { ReceivableTotals } from '../../../domain/evidence/shared/maturity.ts';
import type { Maturities, Receivable, ReceivableFilter } from '../../../domain/evidence/shared/receivable.ts';

export interface ReceivablePage extends ReceivableTotals {
  readonly rows: readonly Receivable[];
}

/**
 * What the company is owed, or a core enterprise owes, over all books of its side and until it is settled (checklist
 * 1.4, home).
 */
export interface Receivables {
  /** Whether the back end tells of them. */
  readonly isOffered: boolean;
  maturities(signal?: AbortSignal): Promise<Maturities>;
  /** What is due first at its head; pages from 1. Count and amount are of all pages. */
  page(filter: ReceivableFilter, page: number, pageSize: number, signal?: AbortSignal): Promise<ReceivablePage>;
}
