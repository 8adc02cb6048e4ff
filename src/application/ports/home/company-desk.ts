import type { CompanyFacts } from '../../../domain/home/company-facts.ts';

/** How one's company stands with the platform (checklist 1.4, home). Faults with `not-signed-in` when nobody is. */
export interface CompanyDesk {
  /** Whether the back end says so. */
  readonly isOffered: boolean;
  facts(signal?: AbortSignal): Promise<CompanyFacts>;
}
