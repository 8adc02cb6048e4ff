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
  /** Of the first that one may decide about. */
  decideProposal(confirmed: boolean): Promise<void>;
  mayDecideSomething(): Promise<boolean>;
  /** Kind, whom it is about, and how it stands, of each. */
  proposalsShown(): Promise<readonly string[]>;
  /** Whoever is the first to be able to takes over, where somebody has to. */
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
  /** By whom it was ended that one acted for a colleague, once one does no longer. */
  actingEndedBy(): Promise<string>;
  mayManagePeople(): Promise<boolean>;
  /** Answers why the code is good for nothing, empty where it is good. */
  enterInvitationCode(code: string): Promise<string>;
  /** Answers what is wrong, empty where one has joined. */
  joinCompany(code: string, person: PersonToInvite): Promise<string>;
  joinedAs(): Promise<{ readonly userName: string; readonly companyName: string } | undefined>;
}
