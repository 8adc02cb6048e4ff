import type { ProposalKind, ProposalState } from '../../../domain/people/shared/four-eyes.ts';
import type {
  InvitationEntry,
  InvitationField,
  InvitationProblem,
  InvitationState,
} from '../../../domain/people/shared/invitation.ts';
import type { RoleTemplate } from '../../../domain/people/shared/role-templates.ts';
import type { RoleCode } from '../../../domain/identity/role.ts';

/** A role as it is called. */
export interface HeldRole {
  readonly code: RoleCode;
  readonly name: string;
  /** Undefined for a role that no template gives. */
  readonly template: RoleTemplate | undefined;
}

/** Somebody who works, or worked, for the company. Instants in milliseconds since the epoch. */
export interface Colleague {
  readonly userId: string;
  readonly personName: string;
  readonly userName: string;
  /** The institution from which they act for the company; empty for the company's own people. */
  readonly institution: string;
  readonly isMain: boolean;
  readonly isSelf: boolean;
  /** For a person who has left: the roles that they had. */
  readonly roles: readonly HeldRole[];
  /** Masked; undefined for whoever does not look after the people. */
  readonly mobile: string | undefined;
  /**
   * Within the days for which that is kept; undefined where they did not, and for whoever does not look after the
   * people.
   */
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
  /** Undefined while nothing was sent. */
  readonly sentAt: number | undefined;
  readonly until: number | undefined;
  readonly state: Exclude<InvitationState, 'used' | 'withdrawn'>;
}

/** What somebody proposed about the company's rights. */
export interface Proposal {
  readonly id: string;
  readonly kind: ProposalKind;
  /** Empty where it is about nobody. */
  readonly subjectName: string;
  readonly before: readonly HeldRole[];
  readonly after: readonly HeldRole[];
  readonly by: string;
  readonly at: number;
  readonly until: number;
  readonly state: ProposalState;
  readonly isOwn: boolean;
  readonly mayDecide: boolean;
  /** One would decide about it, and is known by no identity number. */
  readonly unidentified?: boolean;
  readonly decided: { readonly at: number; readonly by: string; readonly reason: string } | undefined;
}

/** Open work of a person, which another has to take over before that person leaves. */
export interface OpenWork {
  readonly packages: number;
  /** Numbers of some of the packages. */
  readonly numbers: readonly string[];
  /** The company's real-name form is theirs alone to mend. */
  readonly certification: boolean;
  readonly successors: readonly { readonly userId: string; readonly personName: string }[];
}

export interface People {
  readonly isCore: boolean;
  readonly mayManage: boolean;
  /** Whether the back end sends messages to telephones, without which nobody is invited. */
  readonly sendsTexts: boolean;
  /** Whether one decides about what others propose, in the present role. */
  readonly mayConfirm: boolean;
  /** There never was anybody else who could confirm: one decides alone for now. */
  readonly decidesAlone: boolean;
  /** From when the company demands two proofs of its people; undefined where it does not. */
  readonly twoStepsFrom: number | undefined;
  readonly people: readonly Colleague[];
  /** What was proposed lately, the newest first. */
  readonly proposals: readonly Proposal[];
  /** What still stands, the newest first. */
  readonly invitations: readonly Invitation[];
}

/** Why nothing was changed; `because` in the back end's refusals. */
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
  /** What was said is not taken, field by field. */
  | {
      readonly done: false;
      readonly because: 'refused';
      readonly problems: Partial<Readonly<Record<InvitationField, InvitationProblem>>>;
    };

/** The people of the company, and whom it invites (document 1, section 6; checklist F-261). Throws `PortFault`. */
export interface PeopleDesk {
  /** Whether the back end looks after a company's people at all. */
  readonly isOffered: boolean;
  people(signal?: AbortSignal): Promise<People>;
  invite(entry: InvitationEntry): Promise<PeopleOutcome>;
  sendAgain(invitationId: string): Promise<PeopleOutcome>;
  withdraw(invitationId: string): Promise<PeopleOutcome>;
  /** `seen`: the roles that they had when that was looked at. */
  giveRoles(userId: string, roles: readonly RoleTemplate[], seen: readonly RoleCode[]): Promise<PeopleOutcome>;
  workOf(userId: string): Promise<OpenWork>;
  haveLeave(userId: string, successorId: string | undefined): Promise<PeopleOutcome>;
  proposeTwoSteps(demanded: boolean): Promise<PeopleOutcome>;
  decide(proposalId: string, confirmed: boolean, reason: string): Promise<PeopleOutcome>;
  withdrawProposal(proposalId: string): Promise<PeopleOutcome>;
}
