import { makeAutoObservable, runInAction } from 'mobx';
import type {
  AuthorisationChange,
  Authorisations as Standing,
  AuthorisationDesk,
  AuthorisationOutcome,
  AuthorisationRefusal,
} from '../../../application/ports/company/authorisation-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { daysBetween, shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { withImpliedActions, type AuthorisationAction } from '../../../domain/company/shared/authorisation-actions.ts';
import {
  authorisationFields,
  authorisationProblemsOf,
  emptyAuthorisation,
  endsSoon,
  maxAuthorisationDays,
  normaliseAuthorisation,
  type AuthorisationEntry,
  type AuthorisationField,
  type AuthorisationProblem,
} from '../../../domain/company/shared/authorisation-entry.ts';
import { maxPersonNameCharacters } from '../../../domain/parties/person-details.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { OpenedForm } from '../../shared/opened-form.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

const refusals: Readonly<Record<AuthorisationRefusal, PlainKey>> = {
  proposed: 'group.auth-refused-proposed',
  'nobody-confirms': 'group.auth-refused-nobody-confirms',
  'too-many': 'group.auth-refused-too-many',
  now: 'group.auth-refused-now',
  overtaken: 'group.auth-refused-overtaken',
  full: 'group.auth-refused-full',
  oneself: 'group.auth-refused-oneself',
  unidentified: 'group.auth-refused-unidentified',
  'not-permitted': 'group.auth-refused-not-permitted',
  gone: 'group.auth-refused-now',
};
const missingWords: Readonly<Record<AuthorisationField, PlainKey>> = {
  userId: 'group.auth-person-missing',
  actions: 'group.auth-actions-missing',
  personName: 'group.auth-person-missing',
  organisationId: 'group.auth-org-missing',
  products: 'group.auth-products-missing',
  from: 'group.auth-from-missing',
  until: 'group.auth-until-missing',
};

function problemWords(field: AuthorisationField, problem: AuthorisationProblem): Message {
  switch (problem) {
    case 'missing':
      return message(missingWords[field]);
    case 'oneself':
      return message('group.auth-oneself');
    case 'has-account':
      return message('group.auth-has-account');
    case 'not-a-name':
      return message('group.auth-name-form');
    case 'form':
      return message(field === 'from' || field === 'until' ? 'group.auth-day-form' : 'group.auth-choice-form');
    case 'past':
      return message('group.auth-past');
    case 'before-from':
      return message('group.auth-before-from');
    case 'too-long':
      return field === 'personName'
        ? message('group.auth-name-long', { most: maxPersonNameCharacters })
        : message('group.auth-too-long', { days: maxAuthorisationDays });
  }
}

export interface ChangesParts {
  readonly desk: AuthorisationDesk;
  readonly session: Pick<SessionStore, 'faultSeen' | 'who'>;
  readonly toasts: Toasts;
  readonly clock: Clock;
  /** Is called when the shown authorisations may be outdated. */
  readonly onChanged: () => void;
}

/** Gives and withdraws authorisations, by two people (document 1, section 2; F-246, F-260). */
export class AuthorisationActions {
  readonly content: PageContent<Standing>;
  readonly form: OpenedForm<AuthorisationEntry, AuthorisationField, AuthorisationProblem, AuthorisationRefusal>;
  /** The change to decide, and the decision, once the user confirms. */
  deciding: { readonly change: AuthorisationChange; readonly how: 'withdraw' | 'confirm' | 'decline' } | undefined;
  readonly #parts: ChangesParts;

  constructor(parts: ChangesParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => parts.desk.authorisations(signal));
    this.form = new OpenedForm({
      empty: emptyAuthorisation,
      fields: authorisationFields,
      problemWords,
      refusals,
      session: parts.session,
      toasts: parts.toasts,
      refresh: () => this.refresh(),
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
    this.givingEnded();
  }

  get mayGive(): boolean {
    return this.content.value?.mayGrant === true;
  }

  get today(): string {
    return shanghaiDate(this.#parts.clock.now());
  }

  /** Authorisations that await another person, or that were not confirmed. */
  get unconfirmed(): readonly AuthorisationChange[] {
    return (this.content.value?.authorisations ?? []).filter(
      ({ unconfirmed, proposal }) => unconfirmed !== undefined || proposal !== undefined,
    );
  }

  /** The possible actions on a shown authorisation, and its history. */
  changeOf(id: string): AuthorisationChange | undefined {
    return this.content.value?.authorisations.find((each) => each.id === id);
  }

  /** In how many days a valid authorisation ends, if that is soon; 0 on its last day. */
  endsIn({ until, state }: { readonly until: string; readonly state: string }): number | undefined {
    const days = daysBetween(this.today, until);
    return state === 'valid' && days <= endsSoon ? days : undefined;
  }

  givePressed(): void {
    this.form.open({ from: this.today });
  }

  givingEnded(): void {
    this.form.close();
  }

  /** The people who may be chosen. No one authorises themselves. */
  get people(): Standing['people'] {
    return (this.content.value?.people ?? []).filter(({ isGiver }) => !isGiver);
  }

  /** Takes the name of the chosen account. */
  accountChosen(userId: string): void {
    this.form.change(
      { userId, personName: this.people.find((each) => each.userId === userId)?.personName ?? '' },
      'userId',
      'personName',
    );
  }

  actionToggled(action: AuthorisationAction, wanted: boolean): void {
    const others = this.form.values.actions.filter((each) => each !== action);
    this.form.change({ actions: withImpliedActions(wanted ? [...others, action] : others) }, 'actions');
  }

  fieldTyped(field: Exclude<AuthorisationField, 'products' | 'actions' | 'userId'>, value: string): void {
    this.form.change({ [field]: value }, field);
  }

  productToggled(product: ProductCode, wanted: boolean): void {
    const others = this.form.values.products.filter((each) => each !== product);
    this.form.change({ products: wanted ? [...others, product] : others }, 'products');
  }

  async giveConfirmed(): Promise<void> {
    const { value } = this.content;
    if (this.form.busy || !value) return;
    if (
      !this.form.isRight(
        authorisationProblemsOf(
          this.form.values,
          { ...value, givers: [this.#parts.session.who?.personName ?? ''] },
          this.today,
        ),
      )
    )
      return;
    const doneMessage = message(value.decidesAlone ? 'group.auth-given' : 'group.auth-proposed');
    await this.send(async () => this.#parts.desk.grant(normaliseAuthorisation(this.form.values)), doneMessage);
  }

  decisionPressed(change: AuthorisationChange, how: 'withdraw' | 'confirm' | 'decline'): void {
    this.deciding = { change, how };
  }

  decisionDropped(): void {
    this.deciding = undefined;
  }

  async decisionConfirmed(): Promise<void> {
    const { deciding, content } = this;
    if (!deciding) return;
    const {
      change: { id, proposal },
      how,
    } = deciding;
    const { desk } = this.#parts;
    if (how === 'withdraw')
      await this.send(
        async () => desk.withdraw(id),
        message(content.value?.decidesAlone ? 'group.auth-withdrawn-now' : 'group.auth-proposed'),
      );
    else if (proposal)
      await this.send(
        async () => desk.decide(proposal.id, how === 'confirm', ''),
        message(how === 'confirm' ? 'group.auth-confirmed-now' : 'group.auth-declined-now'),
      );
    runInAction(() => (this.deciding = undefined));
  }

  private async send(work: () => Promise<AuthorisationOutcome>, doneMessage: Message): Promise<void> {
    await this.form.send(work, (now) => {
      this.content.take(now);
      if (this.form.isOpen) this.givingEnded();
      this.#parts.toasts.show('ok', doneMessage);
      this.#parts.onChanged();
    });
  }

  private refresh(): void {
    void this.content.refresh();
    this.#parts.onChanged();
  }
}
