import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { CompanyKind } from '../../../src/domain/parties/company-kind.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { AuthorisationTerms } from '../../../src/domain/parties/authorisation.ts';
import type { AuthorisationAction } from '../../../src/domain/company/shared/authorisation-actions.ts';
import type { AuthorisationEvent } from '../../../src/domain/company/shared/authorisation-entry.ts';
import type { OrganisationEvent } from '../../../src/domain/company/shared/organisation-entry.ts';
import type { SmallTransfer } from '../../../src/domain/company/shared/bank-account.ts';

export interface CompanyRecord {
  readonly pkCorp: string;
  readonly name: string;
  readonly shortName: string;
  readonly uscc: string;
  readonly isCore: boolean;
  readonly kind: CompanyKind;
  readonly deregistered: boolean;
  /** Products that the company has opened. */
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
  /** Number of the identity card; empty where unknown. Answers mask it, unless its owner requests it. */
  readonly idNumber: string;
  /** Institution for which the user acts for a member; empty for users of an enterprise (document 1, section 2). */
  readonly institution: string;
  /** Inner organisation in which the user works; absent for none. It narrows what a user of an institution sees. */
  readonly innerOrganisationId?: string | undefined;
}

/** Group of a company: its inner organisations and authorisations, and whether each page is switched on. */
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
    /** Number of its changes; absent for none. */
    readonly version?: number | undefined;
  }[];
  readonly authorisations: readonly AuthorisationRecord[];
}

/** A change of a company's inner organisations or of who works in them, with the names at that time. */
export interface OrganisationChangeRecord {
  readonly id: string;
  readonly pkCorp: string;
  /** Number within the company, from 1 on, in the order of the changes. */
  readonly serial: number;
  readonly event: OrganisationEvent;
  readonly organisationId: string;
  /** Name of the organisation, or of the person where one was placed. */
  readonly subjectName: string;
  /** Its name, the name of its upper organisation, or where the person worked, before and after; empty for none. */
  readonly before: string;
  readonly after: string;
  readonly at: number;
  readonly userId: string;
  readonly personName: string;
}

/** An authorisation to act in a company's name. */
export interface AuthorisationRecord extends AuthorisationTerms {
  readonly id: string;
  readonly personName: string;
  /** Account of the person; empty or absent where they have none. */
  readonly userId?: string;
  readonly organisationId: string;
  /** Absent for an authorisation that the platform registered. */
  readonly actions?: readonly AuthorisationAction[];
  /** Why it is not in force: it waits for another person's confirmation, or was declined. Absent otherwise. */
  readonly unconfirmed?: 'waiting' | 'declined';
  /** Its events, the oldest first, with the names at that time; absent where the platform registered it. */
  readonly steps?: readonly { readonly event: AuthorisationEvent; readonly at: number; readonly by: string }[];
}

/** A bank account that a company added, with the small transfer that verifies it. */
export interface BankAccountRecord {
  readonly id: string;
  readonly pkCorp: string;
  readonly bankName: string;
  readonly branchName: string;
  readonly cnaps: string;
  readonly accountNumber: string;
  readonly addedAt: number;
  /** The person's name at that time. */
  readonly addedBy: string;
  readonly userId: string;
  /** Whether it is the company's default account; at most one is. */
  readonly isDefault: boolean;
  readonly verifiedAt: number | undefined;
  /** Time of its removal; undefined while it is listed. */
  readonly removedAt: number | undefined;
  readonly transfer: SmallTransfer & { readonly amountFen: number };
  /** Times of the transfers to it, the oldest first. */
  readonly transfersSent: readonly number[];
}
