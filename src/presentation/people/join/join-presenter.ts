import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type {
  CodeRefusal,
  JoiningDesk,
  JoinOutcome,
  ReadInvitation,
} from '../../../application/ports/people/joining-desk.ts';
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
import { joinFields, joinProblemsOf, type JoinField, type JoinProblem } from '../../../domain/people/shared/joining.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { passwordWords } from '../../identity/password-words.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { fieldWords } from '../../shared/field-words.ts';

export type ShownField = JoinField | 'code';
export type TypedField = Exclude<ShownField, 'agreements'>;

const missing: Readonly<Record<JoinField, PlainKey>> = {
  idNumber: 'people.id-own-missing',
  userName: 'registration.user-name-missing',
  password: 'registration.password-missing',
  again: 'registration.password-differs',
  agreements: 'registration.agreements-missing',
};
const others: Readonly<Partial<Record<JoinProblem, PlainKey>>> = {
  date: 'registration.id-date',
  'check-sign': 'registration.id-check',
  'under-age': 'people.id-under-age',
  taken: 'registration.user-name-taken',
  differs: 'registration.password-differs',
  changed: 'registration.agreements-changed',
};

const isOfPassword = (problem: JoinProblem): problem is PasswordProblem =>
  (passwordProblems as readonly string[]).includes(problem);

function problemWords(field: JoinField, problem: JoinProblem): Message {
  if (field === 'password' && isOfPassword(problem)) return message(passwordWords[problem]);
  if (problem === 'form') return message(field === 'idNumber' ? 'registration.id-form' : 'registration.user-name-form');
  return message(others[problem] ?? missing[field]);
}

function worded(problems: Partial<Readonly<Record<JoinField, JoinProblem>>>): Partial<Record<ShownField, Message>> {
  return fieldWords(joinFields, problems, problemWords);
}

const nothingTyped: Readonly<Record<TypedField, string>> = {
  code: '',
  idNumber: '',
  userName: '',
  password: '',
  again: '',
};

export interface JoinParts {
  readonly desk: JoiningDesk;
  readonly session: SessionStore;
  readonly clock: Clock;
}

/**
 * Joining a company by the code of an invitation: reading what it invites to, then one's own account (checklist F-058,
 * F-060). Nothing of it is kept on the device.
 */
export class JoinPresenter {
  values = nothingTyped;
  errors: Partial<Record<ShownField, Message>> = {};
  notice: Message | undefined;
  /** What the code invites to; undefined until one was read. */
  invitation: ReadInvitation | undefined;
  /** The code is good for nothing: why, and what to do. */
  ended: CodeRefusal | 'here' | undefined;
  /** The account that came about. */
  joined: { readonly userName: string; readonly companyName: string } | undefined;
  read: ReadonlySet<PlatformAgreementName> = new Set();
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

  /** What of a good password the one that is typed has. */
  get kept(): ReadonlySet<PasswordRule> {
    return satisfiedPasswordRules(this.values.password, { userName: userNameIn(this.values.userName), personName: '' });
  }

  get allRead(): boolean {
    return platformAgreementNames.every((name) => this.read.has(name));
  }

  /** Whether something would be lost. */
  get wouldLose(): boolean {
    return this.joined === undefined && Object.values(this.values).some((value) => value !== '');
  }

  /** No secret that was typed stays. */
  left(): void {
    this.values = nothingTyped;
    this.shown = false;
  }

  typed(field: TypedField, value: string): void {
    this.values = { ...this.values, [field]: value };
    this.mended(field);
    if (field === 'password') this.mended('again');
  }

  shownPressed(): void {
    this.shown = !this.shown;
  }

  agreementRead(name: PlatformAgreementName): void {
    this.read = new Set([...this.read, name]);
    this.mended('agreements');
  }

  agreedToggled(agreed: boolean): void {
    if (!this.allRead) return;
    this.agreed = agreed;
    this.mended('agreements');
  }

  /** Another code: nothing of the one that was entered is kept. */
  otherCodePressed(): void {
    [this.values, this.errors, this.notice, this.invitation, this.ended] = [
      nothingTyped,
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
      this.refusedAt({ code: message(this.values.code.trim() === '' ? 'people.code-missing' : 'people.code-form') });
      return;
    }
    await this.working(async () => {
      const outcome = await this.#parts.desk.read(this.values.code);
      runInAction(() => {
        if (outcome.read) this.invitation = outcome.invitation;
        else this.notGood(outcome.because);
      });
    });
  }

  async joinPressed(): Promise<void> {
    if (this.busy) return;
    this.notice = undefined;
    const agreements = this.agreed && this.allRead;
    const errors = worded(joinProblemsOf({ ...this.values, agreements }, shanghaiDate(this.#parts.clock.now())));
    if (Object.keys(errors).length > 0) {
      this.refusedAt(errors);
      return;
    }
    const { code, idNumber, userName, password } = this.values;
    await this.working(async () => {
      const outcome = await this.#parts.desk.accept({ code, idNumber, userName, password, agreements: agreedTexts });
      runInAction(() => this.told(outcome));
    });
  }

  private async working(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (thrown) {
      runInAction(() => (this.notice = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private told(outcome: JoinOutcome): void {
    if (outcome.joined) {
      this.joined = { userName: outcome.userName, companyName: outcome.companyName };
      this.values = nothingTyped;
      // Whoever goes on to sign in has said who they are.
      this.#parts.session.named(outcome.userName);
      return;
    }
    switch (outcome.because) {
      case 'refused':
        this.refusedAt(worded(outcome.problems));
        if (outcome.problems.agreements) [this.read, this.agreed] = [new Set(), false];
        break;
      case 'other-person':
        this.refusedAt({ idNumber: message('people.other-person', { left: outcome.left }) });
        break;
      case 'form-expired':
        this.notice = message('people.form-expired');
        break;
      default:
        this.notGood(outcome.because);
    }
  }

  private notGood(because: CodeRefusal | 'here'): void {
    if (because === 'unknown') this.refusedAt({ code: message('people.code-unknown') });
    else if (because === 'too-many-tries') this.notice = message('people.too-many-tries');
    else this.ended = because;
    if (because === 'unknown') this.invitation = undefined;
  }

  private refusedAt(errors: Partial<Record<ShownField, Message>>): void {
    [this.errors, this.attempt] = [errors, this.attempt + 1];
  }

  private mended(field: ShownField): void {
    const { [field]: _, ...errors } = this.errors;
    [this.errors, this.notice] = [errors, undefined];
  }
}
