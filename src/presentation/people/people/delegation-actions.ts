import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type {
  Delegation,
  DelegationDesk,
  DelegationOutcome,
  DelegationPerson,
  DelegationRefusal,
  Delegations,
} from '../../../application/ports/people/delegation-desk.ts';
import type { HeldRole } from '../../../application/ports/people/people-desk.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import {
  delegationFields,
  delegationProblemsOf,
  furthestDelegation,
  maxDelegationDays,
  type DelegationEntry,
  type DelegationField,
  type DelegationProblem,
} from '../../../domain/people/shared/delegation-entry.ts';
import { capabilitiesOf, needsSecondPerson, type Capability } from '../../../domain/people/shared/role-templates.ts';
import type { RoleCode } from '../../../domain/identity/role.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { OpenedForm } from '../../shared/opened-form.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

const refusals: Readonly<Record<DelegationRefusal, PlainKey>> = {
  'to-oneself': 'people.delegate-to-oneself',
  institution: 'people.delegate-institution',
  'not-working': 'people.delegate-not-working',
  'not-theirs': 'people.delegate-not-theirs',
  'has-roles': 'people.delegate-has-roles',
  away: 'people.delegate-away',
  chain: 'people.delegate-chain',
  'acts-already': 'people.delegate-acts-already',
  twice: 'people.delegate-twice',
  'maker-and-checker': 'people.delegate-maker-and-checker',
  'too-many': 'people.delegate-too-many',
  'nobody-confirms': 'people.refused-nobody-confirms',
  now: 'people.refused-now',
  'not-permitted': 'people.delegate-not-permitted',
  gone: 'people.refused-gone',
};
const missingWords: Readonly<Record<DelegationField, PlainKey>> = {
  fromUserId: 'people.delegate-from-missing',
  toUserId: 'people.delegate-to-missing',
  roles: 'people.roles-missing',
  from: 'people.delegate-first-missing',
  until: 'people.delegate-last-missing',
};

function problemWords(field: DelegationField, problem: DelegationProblem): Message {
  switch (problem) {
    case 'missing':
      return message(missingWords[field]);
    case 'form':
      return message('people.delegate-day-form');
    case 'past':
      return message('people.delegate-past');
    case 'before-from':
      return message('people.delegate-before-from');
    case 'too-long':
      return field === 'from'
        ? message('people.delegate-too-far', { days: furthestDelegation })
        : message('people.delegate-too-long', { days: maxDelegationDays });
  }
}

const emptyDelegation: DelegationEntry = { fromUserId: '', toUserId: '', roles: [], from: '', until: '' };

export interface DelegationActionsParts {
  readonly desk: DelegationDesk;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly toasts: Toasts;
  readonly clock: Clock;
  /** Is called when proposals that await a second person have changed. */
  readonly onProposed: () => void;
}

/** The delegations of absent colleagues: naming a delegate, and ending it (document 1, section 6; checklist F-260). */
export class DelegationActions {
  readonly content: PageContent<Delegations>;
  readonly form: OpenedForm<DelegationEntry, DelegationField, DelegationProblem, DelegationRefusal>;
  /** The delegation to end, once the user confirms. */
  ending: Delegation | undefined;
  readonly #parts: DelegationActionsParts;

  constructor(parts: DelegationActionsParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => parts.desk.delegations(signal));
    this.form = new OpenedForm({
      empty: emptyDelegation,
      fields: delegationFields,
      problemWords,
      refusals,
      session: parts.session,
      toasts: parts.toasts,
      refresh: () => void this.content.refresh(),
    });
    makeAutoObservable<this>(this, { content: false, form: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  opened(): void {
    if (this.isOffered) void this.content.load();
  }

  left(): void {
    this.content.stop();
    this.namingEnded();
  }

  get all(): readonly Delegation[] {
    return this.content.value?.delegations ?? [];
  }

  get mayName(): boolean {
    return this.content.value?.mayName === true && this.delegators.length > 0;
  }

  /** The people for whom the user may name a delegate: the user, or everybody for those who manage members. */
  get delegators(): readonly DelegationPerson[] {
    const { value } = this.content;
    return (value?.people ?? []).filter(({ isSelf }) => isSelf || value?.mayManage === true);
  }

  /** The people who may be named. A colleague with all the roles already would gain nothing. */
  get delegates(): readonly DelegationPerson[] {
    const lentRoles = this.roles.map(({ code }) => code);
    const others = (this.content.value?.people ?? []).filter(({ userId }) => userId !== this.form.values.fromUserId);
    return others.filter(
      ({ roles }) => lentRoles.length === 0 || !lentRoles.every((code) => roles.some((own) => own.code === code)),
    );
  }

  /** The roles that the absent person may delegate, with what each allows. */
  get roles(): readonly (HeldRole & { readonly allows: readonly Capability[] })[] {
    const from = this.delegators.find(({ userId }) => userId === this.form.values.fromUserId);
    return (from?.roles ?? []).map((role) => ({ ...role, allows: capabilitiesOf(role.code) }));
  }

  get today(): string {
    return shanghaiDate(this.#parts.clock.now());
  }

  /**
   * Whether another person must confirm, because a weighty role is lent on behalf of a colleague, or the user takes a
   * colleague's role.
   */
  get waitsForAnother(): boolean {
    const self = this.content.value?.people.find(({ isSelf }) => isSelf);
    return (
      this.form.values.fromUserId !== '' &&
      this.form.values.fromUserId !== self?.userId &&
      (this.form.values.roles.some(needsSecondPerson) || this.form.values.toUserId === self?.userId)
    );
  }

  namePressed(): void {
    const self = this.delegators.find(({ isSelf }) => isSelf);
    this.form.open({
      fromUserId: self?.userId ?? '',
      roles: self?.roles.map(({ code }) => code) ?? [],
      from: this.today,
    });
  }

  namingEnded(): void {
    this.form.close();
  }

  fieldChosen(field: 'fromUserId' | 'toUserId' | 'from' | 'until', value: string): void {
    this.form.change({ [field]: value }, field);
    if (field !== 'fromUserId') return;
    this.form.change({ roles: this.roles.map(({ code }) => code) });
    this.form.change({
      toUserId: this.delegates.some(({ userId }) => userId === this.form.values.toUserId)
        ? this.form.values.toUserId
        : '',
    });
  }

  roleToggled(role: RoleCode, wanted: boolean): void {
    const others = this.form.values.roles.filter((each) => each !== role);
    this.form.change({ roles: wanted ? [...others, role] : others }, 'roles');
  }

  async namingConfirmed(): Promise<void> {
    if (this.form.busy) return;
    if (!this.form.isRight(delegationProblemsOf(this.form.values, this.today))) return;
    const name = this.delegates.find(({ userId }) => userId === this.form.values.toUserId)?.personName ?? '';
    const before = this.waitingCount;
    await this.send(
      async () => this.#parts.desk.name(this.form.values),
      () => {
        const needsConfirmation = this.waitingCount > before;
        this.namingEnded();
        this.#parts.toasts.show(
          'ok',
          needsConfirmation ? message('people.proposed-now') : message('people.delegated', { name }),
        );
        if (needsConfirmation) this.#parts.onProposed();
      },
    );
  }

  endPressed(delegation: Delegation): void {
    this.ending = delegation;
  }

  endingDropped(): void {
    this.ending = undefined;
  }

  async endConfirmed(): Promise<void> {
    const { ending } = this;
    if (!ending) return;
    await this.send(
      async () => this.#parts.desk.end(ending.id),
      () => {
        this.#parts.toasts.show('ok', message('people.delegation-ended-now', { name: ending.toName }));
        this.#parts.onProposed();
      },
    );
    runInAction(() => (this.ending = undefined));
  }

  private get waitingCount(): number {
    return this.all.filter(({ state }) => state === 'waiting').length;
  }

  private async send(work: () => Promise<DelegationOutcome>, then: () => void): Promise<void> {
    await this.form.send(work, (now) => {
      this.content.take(now);
      then();
    });
  }
}
