import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Colleague, Invitation, People, PeopleDesk, PeopleOutcome } from '../../../application/ports/people/people-desk.ts';
import { allowedBy, roleOf, templatesFor, type Capability, type RoleTemplate } from '../../../domain/people/shared/role-templates.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { PageContent } from '../../shared/page-content.ts';
import type { SessionStore } from '../../shared/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { InviteForm } from './invite-form.ts';
import { refusalWords } from './refusal-words.ts';

export interface PeopleParts {
  readonly desk: PeopleDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly clock: Clock;
}

/** A role that the company may give, with what it lets somebody do. */
export interface OfferedRole {
  readonly template: RoleTemplate;
  readonly allows: readonly Capability[];
}

/** The people of the company: who they are and what each may do, and inviting others (document 1, section 6; checklist F-261). */
export class PeoplePresenter {
  readonly kept: PageContent<People>;
  readonly form: InviteForm;
  /** The form was asked for. */
  isInviting = false;
  /** The invitation, or the person, at which something is under way. */
  busyAt: string | undefined;
  /** The invitation that is to be withdrawn, once that is confirmed. */
  withdrawing: Invitation | undefined;
  readonly #parts: PeopleParts;

  constructor(parts: PeopleParts) {
    this.#parts = parts;
    this.kept = new PageContent(parts.session, async (signal) => parts.desk.people(signal));
    this.form = new InviteForm({ desk: parts.desk, isCore: () => this.kept.value?.isCore === true, invited: (now, personName) => this.invited(now, personName), stale: () => void this.kept.look(), session: parts.session, clock: parts.clock });
    makeAutoObservable<this>(this, { kept: false, form: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    if (this.isOffered) void this.kept.load();
  }

  /** Nothing of somebody else's that was typed stays. */
  left(): void {
    this.kept.stop();
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
    return templatesFor(isCore).map((template) => ({ template, allows: allowedBy(roleOf(template, isCore) ?? '') }));
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
    await this.#changing(id, async () => this.#parts.desk.sendAgain(id), message('people.sent-again', { name: personName }));
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
    await this.#changing(invitation.id, async () => this.#parts.desk.withdraw(invitation.id), message('people.withdrawn', { name: invitation.personName }));
    runInAction(() => (this.withdrawing = undefined));
  }

  private invited(now: People, personName: string): void {
    this.kept.take(now);
    this.isInviting = false;
    this.#parts.toasts.show('ok', message('people.invited', { name: personName }));
  }

  /** One thing at a time; what was refused is said, and what stands is asked for anew. */
  async #changing(id: string, work: () => Promise<PeopleOutcome>, told: Message): Promise<void> {
    if (this.busyAt !== undefined) return;
    this.busyAt = id;
    const { session, toasts } = this.#parts;
    try {
      const outcome = await work();
      if (outcome.done) {
        this.kept.take(outcome.now);
        toasts.show('ok', told);
      } else {
        toasts.show('warn', notChanged(outcome));
        await this.kept.look();
      }
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
    } finally {
      runInAction(() => (this.busyAt = undefined));
    }
  }
}

function notChanged(outcome: Exclude<PeopleOutcome, { readonly done: true }>): Message {
  if (outcome.because === 'too-soon') return message('people.too-soon', { seconds: outcome.seconds });
  return message(outcome.because === 'refused' ? 'people.refused-now' : refusalWords[outcome.because]);
}
