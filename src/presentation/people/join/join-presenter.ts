import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type {
  CodeRefusal,
  JoinDesk,
  JoinOutcome,
  ReadInvitation,
} from '../../../application/ports/people/join-desk.ts';
import {
  passwordProblems,
  satisfiedPasswordRules,
  type PasswordProblem,
  type PasswordRule,
} from '../../../domain/identity/password-rules.ts';
import { userNameIn } from '../../../domain/identity/user-name.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import {
  agreedTexts,
  platformAgreementNames,
  type PlatformAgreementName,
} from '../../../domain/agreements/platform-agreements.ts';
import { invitationCodeIn } from '../../../domain/people/shared/invitation.ts';
import {
  joinFields,
  joinProblemsOf,
  type JoinField,
  type JoinProblem,
} from '../../../domain/people/shared/join-form.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { passwordWords } from '../../identity/password-words.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { fieldWords } from '../../shared/field-words.ts';

export type ShownField = JoinField | 'code';
export type TypedField = Exclude<ShownField, 'agreements'>;

const missingWords: Readonly<Record<JoinField, PlainKey>> = {
  idNumber: 'people.id-own-missing',
  userName: 'registration.user-name-missing',
  password: 'registration.password-missing',
  again: 'registration.password-differs',
  agreements: 'registration.agreements-missing',
};
const otherWords: Readonly<Partial<Record<JoinProblem, PlainKey>>> = {
  date: 'registration.id-date',
  'check-sign': 'registration.id-check',
  'under-age': 'people.id-under-age',
  taken: 'registration.user-name-taken',
  differs: 'registration.password-differs',
  changed: 'registration.agreements-changed',
};

const isPasswordProblem = (problem: JoinProblem): problem is PasswordProblem =>
  (passwordProblems as readonly string[]).includes(problem);

function problemWords(field: JoinField, problem: JoinProblem): Message {
  if (field === 'password' && isPasswordProblem(problem)) return message(passwordWords[problem]);
  if (problem === 'form') return message(field === 'idNumber' ? 'registration.id-form' : 'registration.user-name-form');
  return message(otherWords[problem] ?? missingWords[field]);
}

function toErrors(problems: Partial<Readonly<Record<JoinField, JoinProblem>>>): Partial<Record<ShownField, Message>> {
  return fieldWords(joinFields, problems, problemWords);
}

const emptyValues: Readonly<Record<TypedField, string>> = {
  code: '',
  idNumber: '',
  userName: '',
  password: '',
  again: '',
};

export interface JoinParts {
  readonly desk: JoinDesk;
  readonly session: SessionStore;
  readonly clock: Clock;
}

/**
 * Joins a company by the code of an invitation: the invitation is shown, then the user creates an account (checklist
 * F-058, F-060). Nothing of it is kept on the device.
 */
export class JoinPresenter {
  values = emptyValues;
  errors: Partial<Record<ShownField, Message>> = {};
  notice: Message | undefined;
  /** The invitation of the code; undefined until it was read. */
  invitation: ReadInvitation | undefined;
  /** Why the code cannot be used. */
  codeRefusal: CodeRefusal | 'here' | undefined;
  /** The created account. */
  joined: { readonly userName: string; readonly companyName: string } | undefined;
  readAgreements: ReadonlySet<PlatformAgreementName> = new Set();
  agreed = false;
  shown = false;
  busy = false;
  attempt = 0;
  readonly #parts: JoinParts;

  constructor(parts: JoinParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  /** The password rules that the typed password keeps. */
  get rulesKept(): ReadonlySet<PasswordRule> {
    return satisfiedPasswordRules(this.values.password, { userName: userNameIn(this.values.userName), personName: '' });
  }

  get allRead(): boolean {
    return platformAgreementNames.every((name) => this.readAgreements.has(name));
  }

  /** Whether leaving the page would lose input. */
  get hasInput(): boolean {
    return this.joined === undefined && Object.values(this.values).some((value) => value !== '');
  }

  /** Discards the typed secrets. */
  left(): void {
    this.values = emptyValues;
    this.shown = false;
  }

  typed(field: TypedField, value: string): void {
    this.values = { ...this.values, [field]: value };
    this.clearError(field);
    if (field === 'password') this.clearError('again');
  }

  shownPressed(): void {
    this.shown = !this.shown;
  }

  agreementRead(name: PlatformAgreementName): void {
    this.readAgreements = new Set([...this.readAgreements, name]);
    this.clearError('agreements');
  }

  agreedToggled(agreed: boolean): void {
    if (!this.allRead) return;
    this.agreed = agreed;
    this.clearError('agreements');
  }

  /** Begins again with another code; all input is discarded. */
  otherCodePressed(): void {
    [this.values, this.errors, this.notice, this.invitation, this.codeRefusal] = [
      emptyValues,
      {},
      undefined,
      undefined,
      undefined,
    ];
  }

  async codePressed(): Promise<void> {
    if (this.busy) return;
    [this.errors, this.notice] = [{}, undefined];
    if (invitationCodeIn(this.values.code) === undefined) {
      this.showErrors({ code: message(this.values.code.trim() === '' ? 'people.code-missing' : 'people.code-form') });
      return;
    }
    await this.run(async () => {
      const outcome = await this.#parts.desk.read(this.values.code);
      runInAction(() => {
        if (outcome.read) this.invitation = outcome.invitation;
        else this.refuseCode(outcome.because);
      });
    });
  }

  async joinPressed(): Promise<void> {
    if (this.busy) return;
    this.notice = undefined;
    const agreements = this.agreed && this.allRead;
    const errors = toErrors(joinProblemsOf({ ...this.values, agreements }, shanghaiDate(this.#parts.clock.now())));
    if (Object.keys(errors).length > 0) {
      this.showErrors(errors);
      return;
    }
    const { code, idNumber, userName, password } = this.values;
    await this.run(async () => {
      const outcome = await this.#parts.desk.accept({ code, idNumber, userName, password, agreements: agreedTexts });
      runInAction(() => this.applyOutcome(outcome));
    });
  }

  private async run(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (thrown) {
      runInAction(() => (this.notice = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private applyOutcome(outcome: JoinOutcome): void {
    if (outcome.joined) {
      this.joined = { userName: outcome.userName, companyName: outcome.companyName };
      this.values = emptyValues;
      // The sign-in page already knows the user's name.
      this.#parts.session.noteUserName(outcome.userName);
      return;
    }
    switch (outcome.because) {
      case 'refused':
        this.showErrors(toErrors(outcome.problems));
        if (outcome.problems.agreements) [this.readAgreements, this.agreed] = [new Set(), false];
        break;
      case 'other-person':
        this.showErrors({ idNumber: message('people.other-person', { left: outcome.left }) });
        break;
      case 'form-expired':
        this.notice = message('people.form-expired');
        break;
      default:
        this.refuseCode(outcome.because);
    }
  }

  private refuseCode(reason: CodeRefusal | 'here'): void {
    if (reason === 'unknown') this.showErrors({ code: message('people.code-unknown') });
    else if (reason === 'too-many-tries') this.notice = message('people.too-many-tries');
    else this.codeRefusal = reason;
    if (reason === 'unknown') this.invitation = undefined;
  }

  private showErrors(errors: Partial<Record<ShownField, Message>>): void {
    [this.errors, this.attempt] = [errors, this.attempt + 1];
  }

  private clearError(field: ShownField): void {
    const { [field]: _, ...errors } = this.errors;
    [this.errors, this.notice] = [errors, undefined];
  }
}
