import type { CompanyFacts } from '../../../domain/home/company-facts.ts';

/**
 * Status of the user's company on the platform (checklist 1.4, home). Faults with `not-signed-in` when nobody is signed
 * in.
 */
export interface CompanyDesk {
  /** Whether the back end offers it. */
  readonly isOffered: boolean;
  facts(signal?: AbortSignal): Promise<CompanyFacts>;
}
