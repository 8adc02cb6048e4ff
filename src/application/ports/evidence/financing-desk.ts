import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { CoreTerms, ProductTerms } from '../../../domain/evidence/standards/financing-offer.ts';

/**
 * Terms that limit financing: whether a product is enabled, limits of core enterprises, and available funders (document
 * 2, sections 7 and 9).
 */
export interface FinancingDesk {
  /** Terms of a book, for all core enterprises. */
  bookTerms(book: OpenBook, signal?: AbortSignal): Promise<ProductTerms>;
  /** Terms of one core enterprise in a book. */
  coreTerms(book: OpenBook, coreEnterpriseId: string, signal?: AbortSignal): Promise<CoreTerms>;
}
