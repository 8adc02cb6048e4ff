import { makeAutoObservable, runInAction } from 'mobx';
import type {
  Colleague,
  OpenWork,
  People,
  PeopleDesk,
  Proposal,
} from '../../../application/ports/people/people-desk.ts';
import { templatesFor, type RoleTemplate } from '../../../domain/people/shared/role-templates.ts';
import { maxReasonCharacters } from '../../../domain/people/shared/four-eyes.ts';
import { message } from '../../../words/catalogue.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { PeopleChanges } from './people-changes.ts';

export interface RightsParts {
  readonly desk: PeopleDesk;
  readonly session: SessionStore;
  readonly people: () => People | undefined;
  readonly changes: PeopleChanges;
}

/** Changes of roles, leaving, and decisions by a second person (document 1, section 6; F-260). */
export class Rights {
  /** The colleague who gets other roles, and these roles. */
  changing: Colleague | undefined;
  newRoles: readonly RoleTemplate[] = [];
  /** The colleague who is to leave. */
  leaving: Colleague | undefined;
  /** The leaving colleague's open work. */
  readonly work: PageContent<OpenWork>;
  successor = '';
  /** The proposal to decide, and the decision. */
  deciding: { readonly proposal: Proposal; readonly confirmed: boolean } | undefined;
  reason = '';
  readonly #parts: RightsParts;

  constructor(parts: RightsParts) {
    this.#parts = parts;
    this.work = new PageContent(parts.session, async () => parts.desk.workOf(this.leaving?.userId ?? ''));
    makeAutoObservable<this>(this, { work: false }, { autoBind: true, deep: false });
  }

  /** The roles that may be given. A user of an institution has no other role in the company. */
  get choices(): readonly RoleTemplate[] {
    const isOutside = (this.changing?.institution ?? '') !== '';
    return templatesFor(this.#parts.people()?.isCore === true).filter((each) => (each === 'institution') === isOutside);
  }

  /** Whether no role is ticked, although at least one is needed. */
  get rolesMissing(): boolean {
    const keepsRole = (this.changing?.roles ?? []).some(({ template }) => template === undefined);
    return this.newRoles.length === 0 && !keepsRole;
  }

  /** Whether the leaving colleague needs a successor. */
  get needsSuccessor(): boolean {
    const { value } = this.work;
    return (value?.packages ?? 0) > 0 || value?.certification === true || this.leaving?.isMain === true;
  }

  get mayLeaveNow(): boolean {
    return this.work.value !== undefined && (!this.needsSuccessor || this.successor !== '');
  }

  /** Whether the user may change a colleague. Administrators are changed by others. */
  mayChange({ isSelf }: Colleague): boolean {
    return this.#parts.people()?.mayManage === true && !isSelf;
  }

  rolesPressed(colleague: Colleague): void {
    this.changing = colleague;
    this.newRoles = colleague.roles.flatMap(({ template }) => template ?? []);
  }

  roleToggled(template: RoleTemplate, isWanted: boolean): void {
    this.newRoles = isWanted ? [...this.newRoles, template] : this.newRoles.filter((each) => each !== template);
  }

  rolesDropped(): void {
    this.changing = undefined;
  }

  async rolesConfirmed(): Promise<void> {
    const colleague = this.changing;
    if (!colleague || this.rolesMissing) return;
    const { desk, changes } = this.#parts;
    const seen = colleague.left ? [] : colleague.roles.map(({ code }) => code);
    await changes.make(
      colleague.userId,
      async () => desk.giveRoles(colleague.userId, this.newRoles, seen),
      message('people.roles-changed', { name: colleague.personName }),
    );
    runInAction(() => (this.changing = undefined));
  }

  leavePressed(colleague: Colleague): void {
    [this.leaving, this.successor] = [colleague, ''];
    this.work.clear();
    void this.work.load();
  }

  successorChosen(userId: string): void {
    this.successor = userId;
  }

  leavingDropped(): void {
    this.work.stop();
    this.leaving = undefined;
  }

  async leavingConfirmed(): Promise<void> {
    const colleague = this.leaving;
    if (!colleague || !this.mayLeaveNow) return;
    const { desk, changes } = this.#parts;
    const successor = this.needsSuccessor ? this.successor : undefined;
    await changes.make(
      colleague.userId,
      async () => desk.haveLeave(colleague.userId, successor),
      message('people.left-now', { name: colleague.personName }),
    );
    runInAction(() => (this.leaving = undefined));
  }

  async twoStepsPressed(demanded: boolean): Promise<void> {
    const { desk, changes } = this.#parts;
    await changes.make('two-steps', async () => desk.proposeTwoSteps(demanded), message('people.two-steps-done'));
  }

  decidePressed(proposal: Proposal, isConfirmed: boolean): void {
    [this.deciding, this.reason] = [{ proposal, confirmed: isConfirmed }, ''];
  }

  reasonTyped(reason: string): void {
    this.reason = reason.slice(0, maxReasonCharacters);
  }

  decisionDropped(): void {
    this.deciding = undefined;
  }

  async decisionConfirmed(): Promise<void> {
    const { deciding } = this;
    if (!deciding) return;
    const { desk, changes } = this.#parts;
    const { proposal, confirmed } = deciding;
    await changes.make(
      proposal.id,
      async () => desk.decide(proposal.id, confirmed, this.reason),
      message(confirmed ? 'people.confirmed-now' : 'people.declined-now'),
    );
    runInAction(() => (this.deciding = undefined));
  }

  async withdrawProposalPressed({ id }: Proposal): Promise<void> {
    const { desk, changes } = this.#parts;
    await changes.make(id, async () => desk.withdrawProposal(id), message('people.proposal-withdrawn-now'));
  }
}
