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
import type { ResetNeeds, ResetSteps } from '../../../application/ports/entry/reset-steps.ts';
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
  /** A code of the authenticator app, or a recovery code. */
  otherCode = '';
  errors: Partial<Record<NewPasswordField | 'other', Message>> = {};
  notice: Message | undefined;
  shown = false;
  busy = false;
  attempt = 0;
  /** How many other sessions ended; undefined until the password is reset. */
  endedSessions: number | undefined;
  /** What the reset needs beside the proof; undefined until it is known, and if the back end does not report it. */
  needs: ResetNeeds | undefined;
  /** The ticket for which `needs` was asked. */
  #needsOf = '';
  readonly #steps: ResetSteps | undefined;
  readonly #desk: RecoveryDesk;
  readonly #session: SessionStore;

  constructor(identity: IdentityProof, desk: RecoveryDesk, session: SessionStore, steps?: ResetSteps) {
    this.#steps = steps;
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

  /** Whether a code of the app or a recovery code is asked for beside the new password. */
  get asksOther(): boolean {
    const { needs } = this;
    return needs?.isNeeded === true && needs.state !== 'ready' && needs.ways.some((each) => each !== 'WAIT');
  }

  /** Whether the password cannot be reset yet: the account has no other proof, and the wait is not over. */
  get mustWait(): boolean {
    const { needs } = this;
    return needs?.isNeeded === true && needs.state !== 'ready' && !this.asksOther;
  }

  /** Whether a wait may begin now. */
  get canWait(): boolean {
    const { needs } = this;
    return needs?.isNeeded === true && needs.state === 'none' && needs.ways.includes('WAIT');
  }

  /** Asks what the reset needs, once for each proof. */
  async passwordStepOpened(): Promise<void> {
    const { ticket } = this.identity;
    if (!this.#steps?.isOffered || ticket === '' || ticket === this.#needsOf) return;
    this.#needsOf = ticket;
    await this.#look(async (steps) => steps.needs(ticket));
  }

  /** Has the reset wait for 24 hours. */
  async waitPressed(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.#look(async (steps) => steps.wait(this.identity.ticket));
    runInAction(() => (this.busy = false));
  }

  /** Discards what was typed. */
  left(): void {
    this.identity.left();
    this.otherCode = '';
    this.values = { next: '', again: '' };
    this.shown = false;
  }

  typed(field: NewPasswordField, value: string): void {
    this.values = { ...this.values, [field]: value };
    const { [field]: _, ...rest } = this.errors;
    const errors: Partial<Record<NewPasswordField | 'other', Message>> = rest;
    const { again, ...others } = errors;
    // A change of either field may have made them equal.
    this.errors = again && this.values.next !== this.values.again ? errors : others;
    this.notice = undefined;
  }

  otherTyped(value: string): void {
    this.otherCode = value;
    const { other: _, ...rest } = this.errors;
    [this.errors, this.notice] = [rest, undefined];
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
      const outcome = await this.#desk.resetPassword({
        ticket: this.identity.ticket,
        password: this.values.next,
        ...(this.asksOther ? { otherCode: this.otherCode } : {}),
      });
      runInAction(() => this.applyOutcome(outcome));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => (this.notice = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  async #look(ask: (steps: ResetSteps) => Promise<ResetNeeds | undefined>): Promise<void> {
    const steps = this.#steps;
    if (!steps) return;
    try {
      const needs = await ask(steps);
      runInAction(() => {
        this.needs = needs;
        if (!needs) this.identity.startAgain(message('recovery.proof-over'));
      });
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => (this.notice = failureOf(thrown).what));
    }
  }

  private get owner(): PasswordOwner {
    const { who } = this.#session;
    return { userName: who?.userName ?? this.identity.userName.trim(), personName: who?.personName ?? '' };
  }

  private validate(): Partial<Record<NewPasswordField | 'other', Message>> {
    const { next, again } = this.values;
    const problem = next === '' ? undefined : passwordProblem(next, this.owner);
    return {
      ...(next === ''
        ? { next: message('account.password-next-missing') }
        : problem
          ? { next: message(passwordWords[problem]) }
          : {}),
      ...(this.asksOther && this.otherCode.trim() === '' ? { other: message('recovery.other-missing') } : {}),
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
    this.attempt += 1;
    switch (outcome.because) {
      case 'other-wrong':
        this.errors = { other: message('recovery.other-wrong') };
        return;
      case 'other-missing':
        this.notice = message('recovery.other-needed');
        return;
      case 'locked':
        this.notice = message('recovery.other-locked', { minutes: outcome.minutes });
        return;
      case 'refused':
        this.errors = { next: message(passwordWords[outcome.problem]) };
    }
  }
}
