import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { KeptInvitation } from '../../../src/domain/people/shared/invitation.ts';
import type { ProposalKind, KeptProposal } from '../../../src/domain/people/shared/four-eyes.ts';
import type { PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { KeptDelegation } from '../../../src/domain/identity/delegation.ts';

/** An invitation to work for a company. */
export interface InvitationRecord {
  readonly id: string;
  readonly pkCorp: string;
  /** SHA-256 of the code that was sent last; empty while nothing was. */
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
  /** When its code was sent last, and until when that is good; both the instant of inviting while nothing was sent. */
  readonly sentAt: number;
  readonly until: number;
  /** Number of wrong identity numbers entered with its code. */
  readonly wrong: number;
  readonly state: KeptInvitation;
  /** When it was used, withdrawn or closed; undefined while it stands. */
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
  /** Every role that they lost by leaving, this time and before; it stays when they come back. */
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
  /** The account or the invitation that it is about; empty where it is about the company. */
  readonly subject: string;
  /** The person's name, as it was; empty where it is about nobody. */
  readonly subjectName: string;
  /** The roles that the subject had when it was proposed, and is to have. */
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
  /** Why it was declined, as it was written. */
  readonly reason: string;
}

/** A delegation to a colleague during an absence. Names are as they were. */
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
  /** Those whom it concerns have been told that it holds. */
  readonly begun: boolean;
  /** When it was declined or ended, and by whom; undefined while it stands, and empty where its time was over. */
  readonly endedAt: number | undefined;
  readonly endedByName: string;
}
