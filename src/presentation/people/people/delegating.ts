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
  longestDelegation,
  type DelegationEntry,
  type DelegationField,
  type DelegationProblem,
} from '../../../domain/people/shared/delegating.ts';
import { capabilitiesOf, isWeighty, type Capability } from '../../../domain/people/shared/role-templates.ts';
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
const missing: Readonly<Record<DelegationField, PlainKey>> = {
  fromUserId: 'people.delegate-from-missing',
  toUserId: 'people.delegate-to-missing',
  roles: 'people.roles-missing',
  from: 'people.delegate-first-missing',
  until: 'people.delegate-last-missing',
};

function problemWords(field: DelegationField, problem: DelegationProblem): Message {
  switch (problem) {
    case 'missing':
      return message(missing[field]);
    case 'form':
      return message('people.delegate-day-form');
    case 'past':
      return message('people.delegate-past');
    case 'before-from':
      return message('people.delegate-before-from');
    case 'too-long':
      return field === 'from'
        ? message('people.delegate-too-far', { days: furthestDelegation })
        : message('people.delegate-too-long', { days: longestDelegation });
  }
}

const empty: DelegationEntry = { fromUserId: '', toUserId: '', roles: [], from: '', until: '' };

export interface DelegatingParts {
  readonly desk: DelegationDesk;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly toasts: Toasts;
  readonly clock: Clock;
  /** What two people decide may stand otherwise than it is shown. */
  readonly proposed: () => void;
}

/** Who acts for whom while they are away: naming somebody, and ending it (document 1, section 6; checklist F-260). */
export class Delegating {
  readonly kept: PageContent<Delegations>;
  readonly form: OpenedForm<DelegationEntry, DelegationField, DelegationProblem, DelegationRefusal>;
  /** What is to be ended, once that is confirmed. */
  ending: Delegation | undefined;
  readonly #parts: DelegatingParts;

  constructor(parts: DelegatingParts) {
    this.#parts = parts;
    this.kept = new PageContent(parts.session, async (signal) => parts.desk.delegations(signal));
    this.form = new OpenedForm({
      empty,
      fields: delegationFields,
      problemWords,
      refusals,
      session: parts.session,
      toasts: parts.toasts,
      looked: () => void this.kept.look(),
    });
    makeAutoObservable<this>(this, { kept: false, form: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  opened(): void {
    if (this.isOffered) void this.kept.load();
  }

  left(): void {
    this.kept.stop();
    this.namingEnded();
  }

  get all(): readonly Delegation[] {
    return this.kept.value?.delegations ?? [];
  }

  get mayName(): boolean {
    return this.kept.value?.mayName === true && this.delegators.length > 0;
  }

  /** The people for whom the user may name a delegate: the user, or everybody for those who manage members. */
  get delegators(): readonly DelegationPerson[] {
    const { value } = this.kept;
    return (value?.people ?? []).filter(({ isSelf }) => isSelf || value?.mayManage === true);
  }

  /** Who may be named: a colleague who has every role already of whoever is away would have nothing of it. */
  get delegates(): readonly DelegationPerson[] {
    const lent = this.roles.map(({ code }) => code);
    const others = (this.kept.value?.people ?? []).filter(({ userId }) => userId !== this.form.values.fromUserId);
    return others.filter(
      ({ roles }) => lent.length === 0 || !lent.every((code) => roles.some((own) => own.code === code)),
    );
  }

  /** What whoever is away may hand over, each with what it lets somebody do. */
  get roles(): readonly (HeldRole & { readonly allows: readonly Capability[] })[] {
    const from = this.delegators.find(({ userId }) => userId === this.form.values.fromUserId);
    return (from?.roles ?? []).map((role) => ({ ...role, allows: capabilitiesOf(role.code) }));
  }

  get today(): string {
    return shanghaiDate(this.#parts.clock.now());
  }

  /** Another person has to confirm: one lends the say of somebody else, or takes a colleague's role oneself. */
  get waitsForAnother(): boolean {
    const self = this.kept.value?.people.find(({ isSelf }) => isSelf);
    return (
      this.form.values.fromUserId !== '' &&
      this.form.values.fromUserId !== self?.userId &&
      (this.form.values.roles.some(isWeighty) || this.form.values.toUserId === self?.userId)
    );
  }

  namePressed(): void {
    const self = this.delegators.find(({ isSelf }) => isSelf);
    this.form.begun({
      fromUserId: self?.userId ?? '',
      roles: self?.roles.map(({ code }) => code) ?? [],
      from: this.today,
    });
  }

  namingEnded(): void {
    this.form.ended();
  }

  chosen(field: 'fromUserId' | 'toUserId' | 'from' | 'until', value: string): void {
    this.form.said({ [field]: value }, field);
    if (field !== 'fromUserId') return;
    this.form.said({ roles: this.roles.map(({ code }) => code) });
    this.form.said({
      toUserId: this.delegates.some(({ userId }) => userId === this.form.values.toUserId)
        ? this.form.values.toUserId
        : '',
    });
  }

  roleToggled(role: RoleCode, wanted: boolean): void {
    const others = this.form.values.roles.filter((each) => each !== role);
    this.form.said({ roles: wanted ? [...others, role] : others }, 'roles');
  }

  async confirmed(): Promise<void> {
    if (this.form.busy) return;
    if (!this.form.isRight(delegationProblemsOf(this.form.values, this.today))) return;
    const name = this.delegates.find(({ userId }) => userId === this.form.values.toUserId)?.personName ?? '';
    const before = this.waiting;
    await this.done(
      async () => this.#parts.desk.name(this.form.values),
      () => {
        const waits = this.waiting > before;
        this.namingEnded();
        this.#parts.toasts.show('ok', waits ? message('people.proposed-now') : message('people.delegated', { name }));
        if (waits) this.#parts.proposed();
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
    await this.done(
      async () => this.#parts.desk.end(ending.id),
      () => {
        this.#parts.toasts.show('ok', message('people.delegation-ended-now', { name: ending.toName }));
        this.#parts.proposed();
      },
    );
    runInAction(() => (this.ending = undefined));
  }

  private get waiting(): number {
    return this.all.filter(({ state }) => state === 'waiting').length;
  }

  private async done(work: () => Promise<DelegationOutcome>, then: () => void): Promise<void> {
    await this.form.sent(work, (now) => {
      this.kept.take(now);
      then();
    });
  }
}
