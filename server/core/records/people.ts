import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { KeptInvitation } from '../../../src/domain/people/shared/invitation.ts';
import type { ProposalKind, KeptProposal } from '../../../src/domain/people/shared/four-eyes.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { KeptDelegation } from '../../../src/domain/identity/delegation.ts';

/** An invitation to work for a company. */
export interface InvitationRecord {
  readonly id: string;
  readonly pkCorp: string;
  /** SHA-256 of the code that was sent last; empty before. */
  readonly codeHash: string;
  readonly personName: string;
  readonly mobile: string;
  readonly idNumber: string;
  readonly roles: readonly RoleCode[];
  readonly institution: string;
  readonly invitedAt: number;
  readonly invitedBy: string;
  /** The person's name, as it was. */
  readonly invitedByName: string;
  /** Time of the last sending of its code, and its expiry; before a sending, both are the time of the invitation. */
  readonly sentAt: number;
  readonly until: number;
  /** Number of wrong identity numbers entered with its code. */
  readonly wrong: number;
  readonly state: KeptInvitation;
  /** Time at which it was used, withdrawn or closed; undefined while it is open. */
  readonly endedAt: number | undefined;
  /** Account that was made from it; empty while none was. */
  readonly userId: string;
}

/** A user's departure from a company. Their account remains, without a role. */
export interface DepartureRecord {
  readonly userId: string;
  readonly pkCorp: string;
  /** Their roles, and whether they were the main user. */
  readonly roles: readonly RoleCode[];
  readonly wasMain: boolean;
  /** All roles that they lost by leaving, now or earlier. Kept when they return. */
  readonly formerly: readonly RoleCode[];
  readonly leftAt: number;
  /** User who carried it out. */
  readonly endedBy: string;
  readonly endedByName: string;
  /** User who took over their work; empty where nobody did. */
  readonly successor: string;
  readonly successorName: string;
  /** Number of packages that the successor took over. */
  readonly packages: number;
}

/** A proposal about a company's rights, and the decision of another person. */
export interface ProposalRecord {
  readonly id: string;
  readonly pkCorp: string;
  readonly kind: ProposalKind;
  /** Id of the account or invitation that it concerns; empty where it concerns the company. */
  readonly subject: string;
  /** The person's name at that time; empty where it concerns no person. */
  readonly subjectName: string;
  /** Roles of the subject when it was proposed, and the proposed roles. */
  readonly before: readonly RoleCode[];
  readonly after: readonly RoleCode[];
  readonly proposedAt: number;
  readonly until: number;
  readonly proposedBy: string;
  readonly proposedByName: string;
  /** Person who proposed, regardless of their accounts, and the person for whom they acted; empty for none. */
  readonly personId: string;
  readonly forPersonId: string;
  readonly state: KeptProposal;
  /** When it was decided or withdrawn, by whom; undefined and empty while it waits. */
  readonly decidedAt: number | undefined;
  readonly decidedBy: string;
  readonly decidedByName: string;
  /** Reason for which it was declined. */
  readonly reason: string;
}

/** A delegation to a colleague during an absence. Names are those at that time. */
export interface DelegationRecord {
  readonly id: string;
  readonly pkCorp: string;
  readonly fromUserId: string;
  readonly fromPersonId: string;
  readonly fromName: string;
  readonly toUserId: string;
  readonly toPersonId: string;
  readonly toName: string;
  readonly roles: readonly RoleCode[];
  /** The first and the last day of Shanghai. */
  readonly from: PlainDate;
  readonly until: PlainDate;
  readonly state: KeptDelegation;
  readonly madeAt: number;
  readonly madeBy: string;
  readonly madeByName: string;
  /** Whether the users concerned have been notified that it is in force. */
  readonly begun: boolean;
  /** When it was declined or ended, and by whom; undefined while it is open, and empty where its time was over. */
  readonly endedAt: number | undefined;
  readonly endedByName: string;
}
