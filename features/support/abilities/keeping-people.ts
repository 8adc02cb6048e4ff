import type { RoleTemplate } from '../../../src/domain/people/shared/role-templates.ts';

/** A person who is to work for a company. */
export interface PersonToInvite {
  readonly personName: string;
  readonly mobile: string;
  readonly idNumber: string;
  readonly userName: string;
  readonly password: string;
}

export interface KeepingPeople {
  openPeople(): Promise<void>;
  /** Returns the error message of the form; empty on success. */
  invitePerson(person: PersonToInvite, roles: readonly RoleTemplate[]): Promise<string>;
  withdrawInvitation(personName: string): Promise<void>;
  sendInvitationAgain(personName: string): Promise<void>;
  giveRoles(personName: string, roles: readonly RoleTemplate[]): Promise<void>;
  demandTwoSteps(): Promise<void>;
  /** Decides about the first proposal that the user can decide. */
  decideProposal(confirmed: boolean): Promise<void>;
  mayDecideSomething(): Promise<boolean>;
  /** Kind, person and state of each proposal. */
  proposalsShown(): Promise<readonly string[]>;
  /** Makes a person leave. Where a successor is needed, the first person who can takes over the work. */
  haveLeave(personName: string): Promise<void>;
  goneFromCompany(): Promise<readonly string[]>;
  /** Name and state of each invitation. */
  invitedPeople(): Promise<readonly string[]>;
  /** Name and roles of each person. */
  workingPeople(): Promise<readonly string[]>;
  /**
   * Creates a delegation for a colleague, or for the user where no delegator is named. It starts `fromDay` days from
   * today and lasts `days` days. Returns the error message; empty on success.
   */
  nameDelegate(delegate: string, delegator: string | undefined, fromDay: number, days: number): Promise<string>;
  endDelegation(delegate: string): Promise<void>;
  /** Delegate, delegator and state of each delegation. */
  delegationsShown(): Promise<readonly string[]>;
  /** Kind, state and decider of each decision of two people. */
  decisionsShown(): Promise<readonly string[]>;
  /** Names of the roles that can be chosen. */
  rolesOffered(): Promise<readonly string[]>;
  /** The person who ended the delegation under which the user acted for a colleague; empty where it expired. */
  actingEndedBy(): Promise<string>;
  mayManagePeople(): Promise<boolean>;
  /** Returns the reason why the code cannot be used; empty where it can. */
  enterInvitationCode(code: string): Promise<string>;
  /** Returns the error message; empty where the user has joined. */
  joinCompany(code: string, person: PersonToInvite): Promise<string>;
  joinedAs(): Promise<{ readonly userName: string; readonly companyName: string } | undefined>;
}
