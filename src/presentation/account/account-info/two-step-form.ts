import { makeAutoObservable, runInAction } from 'mobx';
import type { TwoStepDesk, TwoStepOutcome } from '../../../application/ports/account/two-step-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { twoStepAction, type TrustedDevice, type TwoStep } from '../../../domain/account/two-step.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { ReproofForm } from './reauthentication-form.ts';
import type { Toasts } from '../../shared/toasts.ts';

/** Switches the second step of signing in, and ends the trust in browsers (checklist 1.4). */
export class TwoStepForm {
  readonly content: PageContent<TwoStep>;
  /** Proof again, before trust is ended. */
  readonly reproof: ReproofForm;
  password = '';
  error: Message | undefined;
  /** The result of the last attempt, when it belongs to no field. */
  notice: { readonly tone: 'ok' | 'warn' | 'bad'; readonly message: Message } | undefined;
  busy = false;
  /** How often sending was refused. The focus moves to the field when it grows. */
  attempt = 0;
  readonly #desk: TwoStepDesk;
  readonly #session: SessionStore;
  readonly #toasts: Toasts;
  readonly #clock: Clock;
  readonly #onChanged: () => void;

  constructor(desk: TwoStepDesk, session: SessionStore, toasts: Toasts, clock: Clock, onChanged: () => void) {
    this.#desk = desk;
    this.#session = session;
    this.#toasts = toasts;
    this.#clock = clock;
    this.#onChanged = onChanged;
    this.reproof = new ReproofForm(clock);
    this.content = new PageContent(session, async (signal) => desk.twoStep(signal));
    makeAutoObservable<this>(this, { content: false, reproof: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#desk.isOffered;
  }

  get action(): ReturnType<typeof twoStepAction> | undefined {
    const { value } = this.content;
    return value && twoStepAction(value);
  }

  opened(): void {
    if (this.isOffered) void this.content.load();
  }

  /** Discards the input. */
  left(): void {
    this.content.stop();
    this.reproof.closePressed();
    this.password = '';
    this.error = undefined;
    this.notice = undefined;
  }

  passwordTyped(password: string): void {
    this.password = password;
    this.error = undefined;
    this.notice = undefined;
  }

  async submitPressed(): Promise<void> {
    const { action } = this;
    if (this.busy || (action !== 'switch-on' && action !== 'switch-off')) return;
    this.notice = undefined;
    if (this.password === '') return this.#showError(message('account.two-step-current-missing'));
    this.busy = true;
    const isOn = action === 'switch-on';
    try {
      const outcome = await this.#desk.choose(isOn, this.password);
      runInAction(() => this.applyOutcome(outcome, isOn));
      await this.content.refresh();
      this.#onChanged();
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => (this.notice = { tone: 'bad', message: failureOf(thrown).what }));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** Ends the trust in one browser, or in all. */
  async endTrustPressed(device?: TrustedDevice): Promise<void> {
    try {
      await this.reproof.run(
        async (password) => this.#desk.endTrust(device, password),
        async () => {
          this.#toasts.show('ok', message('account.two-step-trust-ended'));
          await this.#refresh();
        },
      );
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      this.#toasts.show('bad', failureOf(thrown).what);
      await this.#refresh();
    }
  }

  async #refresh(): Promise<void> {
    await this.content.refresh();
    this.#onChanged();
  }

  #showError(error: Message): void {
    this.error = error;
    this.attempt += 1;
  }

  private applyOutcome(outcome: TwoStepOutcome, isOn: boolean): void {
    this.password = '';
    if (outcome.done) {
      this.notice = {
        tone: 'ok',
        message: message(isOn ? 'account.two-step-turned-on' : 'account.two-step-turned-off'),
      };
      return;
    }
    switch (outcome.because) {
      case 'wrong':
        return this.#showError(message('account.two-step-wrong'));
      case 'locked':
        this.notice = {
          tone: 'bad',
          message: message('account.password-locked', { until: this.#clock.now() + outcome.minutes * 60_000 }),
        };
        return;
      case 'expired':
        this.notice = { tone: 'warn', message: message('account.two-step-expired') };
        return;
      case 'not-here':
        this.notice = {
          tone: 'warn',
          message: message(isOn ? 'account.two-step-nowhere' : 'account.two-step-needs-two'),
        };
    }
  }
}
