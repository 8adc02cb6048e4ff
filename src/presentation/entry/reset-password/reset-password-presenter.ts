import { makeAutoObservable, runInAction } from 'mobx';
import type { PasswordResetOutcome, RecoveryDesk } from '../../../application/ports/entry/recovery-desk.ts';
import {
  passwordProblem,
  satisfiedPasswordRules,
  type PasswordOwner,
  type PasswordRule,
} from '../../../domain/identity/password-rules.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { passwordWords } from '../../identity/password-words.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { IdentityProof } from '../shared/identity-proof.ts';

export const resetPasswordPath = '/register/reset-password';

export type NewPasswordField = 'next' | 'again';

/**
 * Sets a new password for a user who has lost it, signed in or not (document 1, section 2; checklist F-061, R-004,
 *
 */
export class ResetPasswordPresenter {
  readonly identity: IdentityProof;
  values: Readonly<Record<NewPasswordField, string>> = { next: '', again: '' };
  errors: Partial<Record<NewPasswordField, Message>> = {};
  notice: Message | undefined;
  shown = false;
  busy = false;
  attempt = 0;
  /** How many other sessions ended; undefined until the password is reset. */
  endedSessions: number | undefined;
  readonly #desk: RecoveryDesk;
  readonly #session: SessionStore;

  constructor(identity: IdentityProof, desk: RecoveryDesk, session: SessionStore) {
    this.identity = identity;
    this.#desk = desk;
    this.#session = session;
    makeAutoObservable<this>(this, { identity: false }, { autoBind: true, deep: false });
  }

  get step(): 'name' | 'code' | 'key' | 'password' | 'done' {
    if (this.endedSessions !== undefined) return 'done';
    return this.identity.step === 'proved' ? 'password' : this.identity.step;
  }

  /** The password rules that the new password keeps. Of the owner only the name is known here. */
  get rulesKept(): ReadonlySet<PasswordRule> {
    return satisfiedPasswordRules(this.values.next, this.owner);
  }

  opened(): void {
    this.identity.opened();
  }

  /** Discards what was typed. */
  left(): void {
    this.identity.left();
    this.values = { next: '', again: '' };
    this.shown = false;
  }

  typed(field: NewPasswordField, value: string): void {
    this.values = { ...this.values, [field]: value };
    const { [field]: _, ...rest } = this.errors;
    const errors: Partial<Record<NewPasswordField, Message>> = rest;
    const { again, ...others } = errors;
    // A change of either field may have made them equal.
    this.errors = again && this.values.next !== this.values.again ? errors : others;
    this.notice = undefined;
  }

  shownPressed(): void {
    this.shown = !this.shown;
  }

  async submitPressed(): Promise<void> {
    if (this.busy) return;
    this.notice = undefined;
    this.errors = this.validate();
    if (Object.keys(this.errors).length > 0) return void (this.attempt += 1);
    this.busy = true;
    try {
      const outcome = await this.#desk.resetPassword({ ticket: this.identity.ticket, password: this.values.next });
      runInAction(() => this.applyOutcome(outcome));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => (this.notice = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private get owner(): PasswordOwner {
    const { who } = this.#session;
    return { userName: who?.userName ?? this.identity.userName.trim(), personName: who?.personName ?? '' };
  }

  private validate(): Partial<Record<NewPasswordField, Message>> {
    const { next, again } = this.values;
    const problem = next === '' ? undefined : passwordProblem(next, this.owner);
    return {
      ...(next === ''
        ? { next: message('account.password-next-missing') }
        : problem
          ? { next: message(passwordWords[problem]) }
          : {}),
      ...(again === next ? {} : { again: message('account.password-differs') }),
    };
  }

  private applyOutcome(outcome: PasswordResetOutcome): void {
    if (outcome.reset) {
      this.identity.finish();
      // The sign-in page already knows the user's name.
      this.#session.noteUserName(this.identity.userName.trim());
      this.values = { next: '', again: '' };
      this.endedSessions = outcome.endedSessions;
      return;
    }
    if (outcome.because === 'proof-over') {
      this.values = { next: '', again: '' };
      this.identity.startAgain(message('recovery.proof-over'));
      return;
    }
    this.errors = { next: message(passwordWords[outcome.problem]) };
    this.attempt += 1;
  }
}
