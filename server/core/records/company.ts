import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { AuthorisationTerms } from '../../../src/domain/parties/authorisation.ts';
import type { AuthorisationAction } from '../../../src/domain/company/shared/authorisation-actions.ts';
import type { AuthorisationEvent } from '../../../src/domain/company/shared/authorising.ts';
import type { SmallTransfer } from '../../../src/domain/company/shared/bank-account.ts';

export interface CompanyRecord {
  readonly pkCorp: string;
  readonly name: string;
  readonly shortName: string;
  readonly uscc: string;
  readonly isCore: boolean;
  readonly deregistered: boolean;
  /** What the company has opened. */
  readonly openedProducts: readonly ProductCode[];
  /** The last Shanghai days of its business licence and of its certificate; empty where they are not known. */
  readonly licenceUntil: PlainDate;
  readonly certificateUntil: PlainDate;
}

export interface UserRecord {
  readonly userId: string;
  readonly personId: string;
  readonly userName: string;
  readonly personName: string;
  readonly mobile: string;
  readonly pkCorp: string;
  readonly isMain: boolean;
  readonly roles: readonly RoleCode[];
  readonly passwordHash: string;
  /**
   * Number of the identity card; empty where it is not known. Answers hold no more than its ends, unless its owner
   * asks.
   */
  readonly idNumber: string;
  /** Institution for which the user acts for a member; empty for users of an enterprise (document 1, section 2). */
  readonly institution: string;
}

/**
 * A company that is a group: its inner organisations, and whom it lets act in its name, with what of this is switched
 * on.
 */
export interface GroupRecord {
  readonly pkCorp: string;
  readonly innerOrganisationsOn: boolean;
  readonly authorisationsOn: boolean;
  readonly organisations: readonly {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly level: number;
    readonly parentId: string;
    readonly stopped: boolean;
  }[];
  readonly authorisations: readonly AuthorisationRecord[];
}

/** An authorisation to act in a company's name. */
export interface AuthorisationRecord extends AuthorisationTerms {
  readonly id: string;
  readonly personName: string;
  /** Account of the person; empty or absent where they have none. */
  readonly userId?: string;
  readonly organisationId: string;
  /** Absent for what the platform registered. */
  readonly actions?: readonly AuthorisationAction[];
  /**
   * Why nobody acts by it: it awaits confirmation by another person, or was declined. Absent for one that holds by its
   * dates.
   */
  readonly unconfirmed?: 'waiting' | 'declined';
  /** What happened to it here, the oldest first, with the names used then; absent for what the platform registered. */
  readonly steps?: readonly { readonly event: AuthorisationEvent; readonly at: number; readonly by: string }[];
}

/** An account that a company listed, with the small transfer that is out to it. */
export interface BankAccountRecord {
  readonly id: string;
  readonly pkCorp: string;
  readonly bankName: string;
  readonly branchName: string;
  readonly cnaps: string;
  readonly accountNumber: string;
  readonly addedAt: number;
  /** The person's name, as it was. */
  readonly addedBy: string;
  readonly userId: string;
  /** The one that is in use; of a company's at most one. */
  readonly isDefault: boolean;
  readonly verifiedAt: number | undefined;
  /** When it was taken out; undefined while it stands. */
  readonly removedAt: number | undefined;
  readonly transfer: SmallTransfer & { readonly amountFen: number };
  /** When transfers went out to it, the oldest first. */
  readonly transfersSent: readonly number[];
}
