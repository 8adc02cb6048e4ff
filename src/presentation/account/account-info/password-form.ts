import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountDesk, PasswordOutcome } from '../../../application/ports/account/account-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import {
  passwordProblem,
  satisfiedPasswordRules,
  type PasswordOwner,
  type PasswordRule,
} from '../../../domain/identity/password-rules.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { passwordWords } from '../../identity/password-words.ts';

export type PasswordField = 'current' | 'next' | 'again';

const emptyValues = { current: '', next: '', again: '' } as const;

/** Changes the password. The present one proves the user. */
export class PasswordForm {
  values: Readonly<Record<PasswordField, string>> = emptyValues;
  errors: Partial<Record<PasswordField, Message>> = {};
  /** The result of the last attempt, when it belongs to no field. */
  notice: { readonly tone: 'ok' | 'warn' | 'bad'; readonly message: Message } | undefined;
  shown = false;
  busy = false;
  /** How often sending was refused. The focus moves to the first error when it grows. */
  attempt = 0;
  /** Whether the password is locked after too many attempts; the user may wait or have it unlocked. */
  isLocked = false;
  readonly #desk: AccountDesk;
  readonly #session: SessionStore;
  readonly #clock: Clock;
  readonly #onChanged: () => void;

  constructor(desk: AccountDesk, session: SessionStore, clock: Clock, onChanged: () => void) {
    this.#desk = desk;
    this.#session = session;
    this.#clock = clock;
    this.#onChanged = onChanged;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  typed(field: PasswordField, value: string): void {
    this.values = { ...this.values, [field]: value };
    const { [field]: _, ...rest } = this.errors;
    const errors: Partial<Record<PasswordField, Message>> = rest;
    const { again, ...others } = errors;
    // A change of either field may have made them equal.
    this.errors = again && this.values.next !== this.values.again ? errors : others;
    this.notice = undefined;
  }

  shownPressed(): void {
    this.shown = !this.shown;
  }

  /** Discards the input. */
  left(): void {
    this.values = emptyValues;
    this.errors = {};
    this.notice = undefined;
    this.shown = false;
  }

  async submitPressed(): Promise<void> {
    if (this.busy) return;
    this.notice = undefined;
    this.errors = this.validate();
    if (Object.keys(this.errors).length > 0) {
      this.attempt += 1;
      return;
    }
    this.busy = true;
    try {
      const outcome = await this.#desk.changePassword(this.values.current, this.values.next);
      runInAction(() => this.applyOutcome(outcome));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => (this.notice = { tone: 'bad', message: failureOf(thrown).what }));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** The password rules that the new password keeps. */
  get rulesKept(): ReadonlySet<PasswordRule> {
    return satisfiedPasswordRules(this.values.next, this.owner);
  }

  private get owner(): PasswordOwner {
    const { who } = this.#session;
    return { userName: who?.userName ?? '', personName: who?.personName ?? '' };
  }

  private validate(): Partial<Record<PasswordField, Message>> {
    const { current, next, again } = this.values;
    const problem = next === '' ? undefined : passwordProblem(next, this.owner, current);
    return {
      ...(current === '' ? { current: message('account.password-current-missing') } : {}),
      ...(next === ''
        ? { next: message('account.password-next-missing') }
        : problem
          ? { next: message(passwordWords[problem]) }
          : {}),
      ...(again === next ? {} : { again: message('account.password-differs') }),
    };
  }

  private applyOutcome(outcome: PasswordOutcome): void {
    this.isLocked = false;
    if (outcome.changed) {
      this.left();
      this.notice = { tone: 'ok', message: message('account.password-changed') };
      this.#onChanged();
      return;
    }
    this.attempt += 1;
    switch (outcome.because) {
      case 'wrong':
        this.values = { ...this.values, current: '' };
        this.errors = { current: message('account.password-wrong') };
        this.#onChanged();
        return;
      case 'refused':
        this.errors = { next: message(passwordWords[outcome.problem]) };
        return;
      case 'locked':
        this.isLocked = true;
        this.notice = {
          tone: 'bad',
          message: message('account.password-locked', { until: this.#clock.now() + outcome.minutes * 60_000 }),
        };
        return;
      case 'expired':
        this.notice = { tone: 'warn', message: message('account.password-expired') };
    }
  }
}
