import type { ProposalKind, ProposalState } from '../../../domain/people/shared/four-eyes.ts';
import type {
  InvitationEntry,
  InvitationField,
  InvitationProblem,
  InvitationState,
} from '../../../domain/people/shared/invitation.ts';
import type { RoleTemplate } from '../../../domain/people/shared/role-templates.ts';
import type { RoleCode } from '../../../domain/identity/role.ts';

/** A role with its name. */
export interface HeldRole {
  readonly code: RoleCode;
  readonly name: string;
  /** Undefined for a role that belongs to no template. */
  readonly template: RoleTemplate | undefined;
}

/** A person who works or worked for the company. Instants in milliseconds since the epoch. */
export interface Colleague {
  readonly userId: string;
  readonly personName: string;
  readonly userName: string;
  /** Institution for which they act; empty for the company's own people. */
  readonly institution: string;
  readonly isMain: boolean;
  readonly isSelf: boolean;
  /** The roles; for a person who has left, those that they had. */
  readonly roles: readonly HeldRole[];
  /** Masked; undefined for a user who does not manage people. */
  readonly mobile: string | undefined;
  /** Last sign-in within the retention period; undefined where there is none, or the user does not manage people. */
  readonly lastSignedIn: number | undefined;
  readonly left:
    | { readonly at: number; readonly by: string; readonly successor: string; readonly packages: number }
    | undefined;
}

export interface Invitation {
  readonly id: string;
  readonly personName: string;
  /** Masked. */
  readonly mobile: string;
  readonly institution: string;
  readonly roles: readonly HeldRole[];
  readonly invitedBy: string;
  readonly invitedAt: number;
  /** Undefined until it is sent. */
  readonly sentAt: number | undefined;
  readonly until: number | undefined;
  readonly state: Exclude<InvitationState, 'used' | 'withdrawn'>;
}

/** A proposed change of the company's rights. */
export interface Proposal {
  readonly id: string;
  readonly kind: ProposalKind;
  /** Name of the person concerned; empty where it concerns nobody. */
  readonly subjectName: string;
  readonly before: readonly HeldRole[];
  readonly after: readonly HeldRole[];
  readonly by: string;
  readonly at: number;
  readonly until: number;
  readonly state: ProposalState;
  readonly isOwn: boolean;
  readonly mayDecide: boolean;
  /** The user could decide, but the platform has no identity number of the user. */
  readonly unidentified?: boolean;
  readonly decided: { readonly at: number; readonly by: string; readonly reason: string } | undefined;
}

/** Open work of a person, which another person has to take over before the former leaves. */
export interface OpenWork {
  readonly packages: number;
  /** Numbers of some of the packages. */
  readonly numbers: readonly string[];
  /** Whether the person is the only one who may correct the company's real-name form. */
  readonly certification: boolean;
  readonly successors: readonly { readonly userId: string; readonly personName: string }[];
}

export interface People {
  readonly isCore: boolean;
  readonly mayManage: boolean;
  /** Whether the back end sends text messages; invitations need them. */
  readonly sendsTexts: boolean;
  /** Whether the user may decide on proposals of others in the current role. */
  readonly mayConfirm: boolean;
  /** Whether the user decides alone for now, because the company has never had another person who could confirm. */
  readonly decidesAlone: boolean;
  /** From when the company requires two-step sign-in of its people; undefined where it does not. */
  readonly twoStepsFrom: number | undefined;
  readonly people: readonly Colleague[];
  /** Recent proposals, the newest first. */
  readonly proposals: readonly Proposal[];
  /** Invitations that are still open, the newest first. */
  readonly invitations: readonly Invitation[];
}

/** Why nothing was changed; values are the `because` of the back end's refusals. */
export type PeopleRefusal =
  | 'here'
  | 'invited'
  | 'too-many'
  | 'no-texts'
  | 'now'
  | 'seen'
  | 'oneself'
  | 'last-manager'
  | 'left'
  | 'successor'
  | 'proposed'
  | 'nobody-confirms'
  | 'overtaken'
  | 'unidentified'
  | 'not-permitted'
  | 'gone';

export type PeopleOutcome =
  | { readonly done: true; readonly now: People }
  | { readonly done: false; readonly because: PeopleRefusal }
  | { readonly done: false; readonly because: 'too-soon'; readonly seconds: number }
  /** Invalid entries, by field. */
  | {
      readonly done: false;
      readonly because: 'refused';
      readonly problems: Partial<Readonly<Record<InvitationField, InvitationProblem>>>;
    };

/** People of the company, and its invitations (document 1, section 6; checklist F-261). Throws `PortFault`. */
export interface PeopleDesk {
  /** Whether the back end supports the management of people. */
  readonly isOffered: boolean;
  people(signal?: AbortSignal): Promise<People>;
  invite(entry: InvitationEntry): Promise<PeopleOutcome>;
  sendAgain(invitationId: string): Promise<PeopleOutcome>;
  withdraw(invitationId: string): Promise<PeopleOutcome>;
  /** `seen`: the person's roles as they were displayed. */
  giveRoles(userId: string, roles: readonly RoleTemplate[], seen: readonly RoleCode[]): Promise<PeopleOutcome>;
  workOf(userId: string): Promise<OpenWork>;
  haveLeave(userId: string, successorId: string | undefined): Promise<PeopleOutcome>;
  proposeTwoSteps(demanded: boolean): Promise<PeopleOutcome>;
  decide(proposalId: string, confirmed: boolean, reason: string): Promise<PeopleOutcome>;
  withdrawProposal(proposalId: string): Promise<PeopleOutcome>;
}
