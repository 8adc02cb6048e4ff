import type { InvitationEntry, InvitationField, InvitationProblem, InvitationState } from '../../../domain/people/shared/invitation.ts';
import type { RoleTemplate } from '../../../domain/people/shared/role-templates.ts';
import type { RoleCode } from '../../../domain/shell/shared/role.ts';

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
  /** For whom they act, out of an institution; empty for the company's own people. */
  readonly institution: string;
  readonly isMain: boolean;
  readonly isSelf: boolean;
  /** What they had, for whoever has left. */
  readonly roles: readonly HeldRole[];
  /** Masked; undefined for whoever does not look after the people. */
  readonly mobile: string | undefined;
  /** Within the days for which that is kept; undefined where they did not, and for whoever does not look after the people. */
  readonly lastSignedIn: number | undefined;
  readonly left: { readonly at: number; readonly by: string; readonly successor: string; readonly packages: number } | undefined;
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

export interface People {
  readonly isCore: boolean;
  readonly mayManage: boolean;
  /** Whether the back end sends messages to telephones, without which nobody is invited. */
  readonly sendsTexts: boolean;
  readonly people: readonly Colleague[];
  /** What still stands, the newest first. */
  readonly invitations: readonly Invitation[];
}

/** Why nothing was changed; `because` in the back end's refusals. */
export type PeopleRefusal = 'here' | 'invited' | 'too-many' | 'no-texts' | 'now' | 'not-permitted' | 'gone';

export type PeopleOutcome =
  | { readonly done: true; readonly now: People }
  | { readonly done: false; readonly because: PeopleRefusal }
  | { readonly done: false; readonly because: 'too-soon'; readonly seconds: number }
  /** What was said is not taken, field by field. */
  | { readonly done: false; readonly because: 'refused'; readonly problems: Partial<Readonly<Record<InvitationField, InvitationProblem>>> };

/** The people of the company, and whom it invites (document 1, section 6; checklist F-261). Throws `PortFault`. */
export interface PeopleDesk {
  /** Whether the back end looks after a company's people at all. */
  readonly isOffered: boolean;
  people(signal?: AbortSignal): Promise<People>;
  invite(entry: InvitationEntry): Promise<PeopleOutcome>;
  sendAgain(invitationId: string): Promise<PeopleOutcome>;
  withdraw(invitationId: string): Promise<PeopleOutcome>;
}
