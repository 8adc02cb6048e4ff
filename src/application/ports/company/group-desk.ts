import type { AuthorisationAction } from '../../../domain/company/shared/authorisation-actions.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { AuthorisationState } from '../../../domain/parties/authorisation.ts';
import type { InnerOrganisation } from '../../../domain/parties/inner-organisation.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';

/** Permission that the company gave a person to act in its name. */
export interface Authorisation {
  readonly id: string;
  readonly personName: string;
  readonly organisationName: string;
  readonly products: readonly ProductCode[];
  /** Empty where the back end does not say. */
  readonly actions: readonly AuthorisationAction[];
  readonly from: PlainDate;
  readonly until: PlainDate;
  /** Empty where it has not been withdrawn. */
  readonly withdrawnOn: PlainDate;
  /** `unrecognised` for a state that this portal does not know. */
  readonly state: AuthorisationState | 'unrecognised';
}

/** The head of the group to which the company belongs. */
export interface GroupHead {
  readonly name: string;
  /** Unified social credit code; empty where the back end does not say. */
  readonly uscc: string;
  /** Whether the user's company is itself the head. */
  readonly isOwn: boolean;
  /** Whether the head is registered on the platform. */
  readonly isMember: boolean;
}

/**
 * The company's group, and the authorisations that the company gave (document 1, sections 2 and 7; F-009, F-246).
 * Throws `PortFault`: `forbidden` where the function is switched off.
 */
export interface GroupDesk {
  /** Undefined where the company belongs to no group. Every user of the company may read it. */
  head(signal?: AbortSignal): Promise<GroupHead | undefined>;
  organisations(signal?: AbortSignal): Promise<readonly InnerOrganisation[]>;
  /** Sorted: those in force first, then those not yet in force, expired and withdrawn. */
  authorisations(signal?: AbortSignal): Promise<readonly Authorisation[]>;
}
