import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { DelegationDesk } from '../../../application/ports/people/delegation-desk.ts';
import type {
  Colleague,
  Invitation,
  People,
  PeopleDesk,
  Proposal,
} from '../../../application/ports/people/people-desk.ts';
import {
  capabilitiesOf,
  roleOf,
  templatesFor,
  type Capability,
  type RoleTemplate,
} from '../../../domain/people/shared/role-templates.ts';
import { message } from '../../../words/catalogue.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { DelegationActions } from './delegation-actions.ts';
import { InviteForm } from './invite-form.ts';
import { PeopleChanges } from './people-changes.ts';
import { Rights } from './rights.ts';

export interface PeopleParts {
  readonly desk: PeopleDesk;
  readonly delegations: DelegationDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly clock: Clock;
}

/** A role that the company may give, with what it allows. */
export interface OfferedRole {
  readonly template: RoleTemplate;
  readonly allows: readonly Capability[];
}

/**
 * The people of the company: their names and roles, and the invitation of others (document 1, section 6; checklist
 * F-261).
 */
export class PeoplePresenter {
  readonly content: PageContent<People>;
  readonly form: InviteForm;
  readonly changes: PeopleChanges;
  readonly rights: Rights;
  readonly delegations: DelegationActions;
  /** Whether the form is open. */
  isInviting = false;
  /** The invitation to withdraw, once the user confirms. */
  withdrawing: Invitation | undefined;
  readonly #parts: PeopleParts;

  constructor(parts: PeopleParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => parts.desk.people(signal));
    this.form = new InviteForm({
      desk: parts.desk,
      isCore: () => this.content.value?.isCore === true,
      decidesAlone: () => this.content.value?.decidesAlone === true,
      onInvited: (now, personName) => this.showInvited(now, personName),
      onStale: () => void this.content.refresh(),
      session: parts.session,
      clock: parts.clock,
    });
    this.changes = new PeopleChanges(
      this.content,
      parts,
      () => void (this.delegations.isOffered && this.delegations.content.refresh()),
    );
    this.rights = new Rights({
      desk: parts.desk,
      session: parts.session,
      people: () => this.content.value,
      changes: this.changes,
    });
    this.delegations = new DelegationActions({
      desk: parts.delegations,
      session: parts.session,
      toasts: parts.toasts,
      clock: parts.clock,
      onProposed: () => void this.content.refresh(),
    });
    makeAutoObservable<this>(
      this,
      { content: false, form: false, changes: false, rights: false, delegations: false },
      { autoBind: true, deep: false },
    );
  }

  opened(): void {
    if (!this.isOffered) return;
    void this.content.load();
    this.delegations.opened();
  }

  /** Discards the input about other people. */
  left(): void {
    this.content.stop();
    this.delegations.left();
    this.form.discard();
    this.isInviting = false;
  }

  /** Whether the back end manages a company's people. */
  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  get now(): number {
    return this.#parts.clock.now();
  }

  /** The people who work for the company. */
  get working(): readonly Colleague[] {
    return (this.content.value?.people ?? []).filter(({ left }) => left === undefined);
  }

  /** The people who have left it. */
  get former(): readonly Colleague[] {
    return (this.content.value?.people ?? []).filter(({ left }) => left !== undefined);
  }

  get invitations(): readonly Invitation[] {
    return this.content.value?.invitations ?? [];
  }

  /** The roles that the company may give, with what each allows. */
  get offeredRoles(): readonly OfferedRole[] {
    const isCore = this.content.value?.isCore === true;
    return templatesFor(isCore).map((template) => ({
      template,
      allows: capabilitiesOf(roleOf(template, isCore) ?? ''),
    }));
  }

  /** Proposals that await a second person, the newest first. */
  get proposals(): readonly Proposal[] {
    return this.content.value?.proposals ?? [];
  }

  /**
   * Whether the user may propose to require two proofs, or to end that: no such proposal is open. Without text messages
   * it can only be ended.
   */
  get mayPropose(): boolean {
    return (
      this.content.value?.mayManage === true &&
      (this.content.value.sendsTexts || this.content.value.twoStepsFrom !== undefined) &&
      !this.proposals.some(({ kind, state }) => kind.startsWith('two-steps') && state === 'open')
    );
  }

  get mayInvite(): boolean {
    return this.content.value?.mayManage === true && this.content.value.sendsTexts;
  }

  invitePressed(): void {
    this.isInviting = true;
  }

  invitingEnded(): void {
    this.form.discard();
    this.isInviting = false;
  }

  async sendAgainPressed({ id, personName }: Invitation): Promise<void> {
    await this.changes.make(
      id,
      async () => this.#parts.desk.sendAgain(id),
      message('people.sent-again', { name: personName }),
    );
  }

  withdrawPressed(invitation: Invitation): void {
    this.withdrawing = invitation;
  }

  withdrawalDropped(): void {
    this.withdrawing = undefined;
  }

  async withdrawalConfirmed(): Promise<void> {
    const invitation = this.withdrawing;
    if (!invitation) return;
    await this.changes.make(
      invitation.id,
      async () => this.#parts.desk.withdraw(invitation.id),
      message('people.withdrawn', { name: invitation.personName }),
    );
    runInAction(() => (this.withdrawing = undefined));
  }

  private showInvited(now: People, personName: string): void {
    // An invitation of a person with the same name may already wait.
    const before = new Set(this.content.value?.invitations.map(({ id }) => id));
    const needsConfirmation = now.invitations.some(
      (each) => each.personName === personName && each.state === 'waiting' && !before.has(each.id),
    );
    this.content.take(now);
    this.isInviting = false;
    this.#parts.toasts.show(
      'ok',
      needsConfirmation ? message('people.proposed-now') : message('people.invited', { name: personName }),
    );
  }
}
