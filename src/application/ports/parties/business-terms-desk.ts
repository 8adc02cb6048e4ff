import type { BusinessTerms } from '../../../domain/parties/business-restriction.ts';

/**
 * Restrictions of the company by its standing, by the platform, and by withdrawn agreements. Faults with
 * `not-signed-in` when nobody is signed in.
 */
export interface BusinessTermsDesk {
  /** Unrestricted where the back end does not say. */
  terms(signal?: AbortSignal): Promise<BusinessTerms>;
}
