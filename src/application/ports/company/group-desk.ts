import type { AuthorisationAction } from '../../../domain/company/shared/authorisation-actions.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { AuthorisationState } from '../../../domain/parties/authorisation.ts';
import type { InnerOrganisation } from '../../../domain/parties/inner-organisation.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';

/** Whom the company lets act in its name. */
export interface Authorisation {
  readonly id: string;
  readonly personName: string;
  readonly organisationName: string;
  readonly products: readonly ProductCode[];
  /** None where nobody said. */
  readonly actions: readonly AuthorisationAction[];
  readonly from: PlainDate;
  readonly until: PlainDate;
  /** Empty where it was not withdrawn. */
  readonly withdrawnOn: PlainDate;
  /** `unrecognised` where the back end names a state that is not known here. */
  readonly state: AuthorisationState | 'unrecognised';
}

/** The head of the group to which the company belongs. */
export interface GroupHead {
  readonly name: string;
  /** Unified social credit code; empty where it is not told. */
  readonly uscc: string;
  /** The company is the head itself. */
  readonly isOwn: boolean;
  /** Whether it is on the platform. */
  readonly isMember: boolean;
}

/**
 * The group of the company, and whom it lets act for it (document 1, sections 2 and 7; F-009, F-246). Throws
 * `PortFault`, `forbidden` where it is not switched on.
 */
export interface GroupDesk {
  /** Undefined where the company belongs to no group; told to everybody of it. */
  head(signal?: AbortSignal): Promise<GroupHead | undefined>;
  organisations(signal?: AbortSignal): Promise<readonly InnerOrganisation[]>;
  /** Those that hold first, then those that do not yet, any more, or were withdrawn. */
  authorisations(signal?: AbortSignal): Promise<readonly Authorisation[]>;
}
