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
import { Delegating } from './delegating.ts';
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

/** A role that the company may give, with what it lets somebody do. */
export interface OfferedRole {
  readonly template: RoleTemplate;
  readonly allows: readonly Capability[];
}

/**
 * The people of the company: who they are and what each may do, and inviting others (document 1, section 6; checklist
 * F-261).
 */
export class PeoplePresenter {
  readonly kept: PageContent<People>;
  readonly form: InviteForm;
  readonly changes: PeopleChanges;
  readonly rights: Rights;
  readonly delegating: Delegating;
  /** The form was asked for. */
  isInviting = false;
  /** The invitation that is to be withdrawn, once that is confirmed. */
  withdrawing: Invitation | undefined;
  readonly #parts: PeopleParts;

  constructor(parts: PeopleParts) {
    this.#parts = parts;
    this.kept = new PageContent(parts.session, async (signal) => parts.desk.people(signal));
    this.form = new InviteForm({
      desk: parts.desk,
      isCore: () => this.kept.value?.isCore === true,
      decidesAlone: () => this.kept.value?.decidesAlone === true,
      invited: (now, personName) => this.invited(now, personName),
      stale: () => void this.kept.look(),
      session: parts.session,
      clock: parts.clock,
    });
    this.changes = new PeopleChanges(
      this.kept,
      parts,
      () => void (this.delegating.isOffered && this.delegating.kept.look()),
    );
    this.rights = new Rights({
      desk: parts.desk,
      session: parts.session,
      people: () => this.kept.value,
      changes: this.changes,
    });
    this.delegating = new Delegating({
      desk: parts.delegations,
      session: parts.session,
      toasts: parts.toasts,
      clock: parts.clock,
      proposed: () => void this.kept.look(),
    });
    makeAutoObservable<this>(
      this,
      { kept: false, form: false, changes: false, rights: false, delegating: false },
      { autoBind: true, deep: false },
    );
  }

  opened(): void {
    if (!this.isOffered) return;
    void this.kept.load();
    this.delegating.opened();
  }

  /** Nothing of somebody else's that was typed stays. */
  left(): void {
    this.kept.stop();
    this.delegating.left();
    this.form.dropped();
    this.isInviting = false;
  }

  /** Whether the back end looks after a company's people at all. */
  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  get now(): number {
    return this.#parts.clock.now();
  }

  /** Those who work for the company. */
  get working(): readonly Colleague[] {
    return (this.kept.value?.people ?? []).filter(({ left }) => left === undefined);
  }

  /** Those who have left it. */
  get gone(): readonly Colleague[] {
    return (this.kept.value?.people ?? []).filter(({ left }) => left !== undefined);
  }

  get invitations(): readonly Invitation[] {
    return this.kept.value?.invitations ?? [];
  }

  /** What the company may give, each with what it lets somebody do. */
  get offeredRoles(): readonly OfferedRole[] {
    const isCore = this.kept.value?.isCore === true;
    return templatesFor(isCore).map((template) => ({
      template,
      allows: capabilitiesOf(roleOf(template, isCore) ?? ''),
    }));
  }

  /** What two people decide about, the newest first. */
  get proposals(): readonly Proposal[] {
    return this.kept.value?.proposals ?? [];
  }

  /**
   * Whether the company may demand two proofs, or drop that: nothing about it waits. Where no messages go it can only
   * be dropped.
   */
  get mayPropose(): boolean {
    return (
      this.kept.value?.mayManage === true &&
      (this.kept.value.sendsTexts || this.kept.value.twoStepsFrom !== undefined) &&
      !this.proposals.some(({ kind, state }) => kind.startsWith('two-steps') && state === 'open')
    );
  }

  get mayInvite(): boolean {
    return this.kept.value?.mayManage === true && this.kept.value.sendsTexts;
  }

  invitePressed(): void {
    this.isInviting = true;
  }

  invitingEnded(): void {
    this.form.dropped();
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

  private invited(now: People, personName: string): void {
    // Who is called alike may wait already.
    const before = new Set(this.kept.value?.invitations.map(({ id }) => id));
    const waits = now.invitations.some(
      (each) => each.personName === personName && each.state === 'waiting' && !before.has(each.id),
    );
    this.kept.take(now);
    this.isInviting = false;
    this.#parts.toasts.show(
      'ok',
      waits ? message('people.proposed-now') : message('people.invited', { name: personName }),
    );
  }
}
