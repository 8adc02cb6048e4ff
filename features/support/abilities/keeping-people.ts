import type { RoleTemplate } from '../../../src/domain/people/shared/role-templates.ts';

/** Somebody who is to work for a company. */
export interface PersonToInvite {
  readonly personName: string;
  readonly mobile: string;
  readonly idNumber: string;
  readonly userName: string;
  readonly password: string;
}

export interface KeepingPeople {
  openPeople(): Promise<void>;
  /** Answers what the form then says is wrong, if anything. */
  invitePerson(person: PersonToInvite, roles: readonly RoleTemplate[]): Promise<string>;
  withdrawInvitation(personName: string): Promise<void>;
  sendInvitationAgain(personName: string): Promise<void>;
  giveRoles(personName: string, roles: readonly RoleTemplate[]): Promise<void>;
  demandTwoSteps(): Promise<void>;
  /** Decides about the first proposal that the user may decide about. */
  decideProposal(confirmed: boolean): Promise<void>;
  mayDecideSomething(): Promise<boolean>;
  /** Kind, person and state of each proposal. */
  proposalsShown(): Promise<readonly string[]>;
  /** Makes a person leave; the first person who can takes over their work, where that is needed. */
  haveLeave(personName: string): Promise<void>;
  goneFromCompany(): Promise<readonly string[]>;
  /** Name and how it stands, of each. */
  invitedPeople(): Promise<readonly string[]>;
  /** Name and roles, of each. */
  workingPeople(): Promise<readonly string[]>;
  /**
   * Names somebody who acts for a colleague, for oneself where none is named; so many days, so many days from today on.
   * Answers what is told then, if anything is wrong.
   */
  nameDelegate(delegate: string, delegator: string | undefined, fromDay: number, days: number): Promise<string>;
  endDelegation(delegate: string): Promise<void>;
  /** Who for whom, and how it stands, of each. */
  delegationsShown(): Promise<readonly string[]>;
  /** Kind, how it stands, and whose word that was, of what two people decided. */
  decisionsShown(): Promise<readonly string[]>;
  /** The roles that one may choose, as they are called. */
  rolesOffered(): Promise<readonly string[]>;
  /**
   * Who ended the delegation under which the user acted for a colleague, once it has ended; empty where its time ran
   * out.
   */
  actingEndedBy(): Promise<string>;
  mayManagePeople(): Promise<boolean>;
  /** Returns why the code cannot be used; empty where it can. */
  enterInvitationCode(code: string): Promise<string>;
  /** Returns what is wrong; empty where the user has joined. */
  joinCompany(code: string, person: PersonToInvite): Promise<string>;
  joinedAs(): Promise<{ readonly userName: string; readonly companyName: string } | undefined>;
}
