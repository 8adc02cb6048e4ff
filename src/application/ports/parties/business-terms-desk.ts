import type { BusinessTerms } from '../../../domain/parties/business-restriction.ts';

/**
 * What standing, the platform's bars and recalled agreements forbid the company. Faults with `not-signed-in` when
 * nobody is.
 */
export interface BusinessTermsDesk {
  /** Unrestricted where the back end does not say. */
  terms(signal?: AbortSignal): Promise<BusinessTerms>;
}
