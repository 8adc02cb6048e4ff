import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { CodeMemory } from '../../../application/ports/entry/code-memory.ts';
import type { SignInDesk } from '../../../application/ports/entry/sign-in-desk.ts';
import type { CodeEntry, CodeOutcome, OwnAccount, SmsSignIn } from '../../../application/ports/entry/sms-sign-in.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { codeDigits, codeLife } from '../../../domain/identity/verify-codes.ts';
import { mobileNumber } from '../../../domain/text/mobile-number.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { SessionWatch } from '../../identity/session-watch.ts';
import { enterPortal } from './enter-portal.ts';
import type { CaptchaState } from './sign-in-presenter.ts';
import { captchaIn, codeIn } from '../../../domain/text/typed-number.ts';

type Errors = Partial<Record<'mobile' | 'code' | 'captcha', Message>>;

export interface SmsSignInParts {
  readonly sms: SmsSignIn;
  /**
   * The calls by which the user proves to be human: a captcha, which is shown when one is required, or a computed
   * proof.
   */
  readonly desk: Pick<SignInDesk, 'captchaAddress' | 'prove' | 'offersProof'>;
  readonly memory: CodeMemory;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly watch: SessionWatch;
  readonly navigator: Navigator;
}

/** Signs in by a code that is sent to the user's telephone (document 1, sections 4 and 7). */
export class SmsSignInPresenter {
  mobile = '';
  code = '';
  captcha: CaptchaState | undefined = undefined;
  notice: { readonly tone: 'bad' | 'warn' | 'info'; readonly message: Message } | undefined = undefined;
  errors: Errors = {};
  busy = false;
  isRequesting = false;
  /** Whole seconds until another code may be requested. */
  waiting = 0;
  /** The accounts to choose from, if several have the number. */
  accounts: readonly OwnAccount[] = [];
  userName: string | undefined = undefined;
  deregistered = false;
  /** Counts refusals; each new one puts the focus where it helps. */
  attempt = 0;
  #proof: string | undefined;
  #computation = new AbortController();
  #againAt = 0;
  /** The number that `#againAt` belongs to. */
  #codeOwner: string | undefined;
  #cancelTick: (() => void) | undefined;
  readonly #parts: SmsSignInParts;

  constructor(parts: SmsSignInParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Begins. A code that was requested before the page was reloaded is still awaited. */
  opened(): void {
    const { memory, clock } = this.#parts;
    const asked = memory.recall();
    if (!asked || clock.now() - asked.askedAt >= codeLife) return;
    this.mobile = asked.mobile;
    this.notice = { tone: 'info', message: message('sms.sent') };
    this.startCountdown(asked.mobile, asked.againAt);
  }

  left(): void {
    this.#cancelTick?.();
    this.#computation.abort();
  }

  mobileTyped(value: string): void {
    const before = mobileNumber(this.mobile);
    this.mobile = value;
    [this.accounts, this.userName] = [[], undefined];
    if (mobileNumber(value) === before) return;
    // The countdown and the errors belong to the previous number; they return with it.
    if (before !== undefined && before === this.#codeOwner) [this.code, this.errors, this.notice] = ['', {}, undefined];
    this.tick();
  }

  codeTyped(value: string): void {
    this.code = codeIn(value, codeDigits);
    [this.accounts, this.userName] = [[], undefined];
  }

  accountChosen(userName: string): void {
    this.userName = userName;
  }

  captchaTyped(text: string): void {
    if (this.captcha?.kind === 'picture') this.captcha = { ...this.captcha, text: captchaIn(text) };
  }

  deregistrationRead(): void {
    this.deregistered = false;
  }

  async captchaRenewPressed(): Promise<void> {
    this.discardProof();
    try {
      const imageUrl = await this.#parts.desk.captchaAddress();
      runInAction(
        () => (this.captcha = { kind: 'picture', imageUrl, text: '', canProve: this.#parts.desk.offersProof }),
      );
    } catch (thrown) {
      runInAction(() => (this.notice = { tone: 'bad', message: failureOf(thrown).what }));
    }
  }

  async startProof(): Promise<void> {
    const signal = this.discardProof();
    const showProof = (state: 'working' | 'done' | 'failed', share: number): void =>
      runInAction(() => {
        if (!signal.aborted) this.captcha = { kind: 'proof', state, share };
      });
    showProof('working', 0);
    try {
      const proof = await this.#parts.desk.prove((share) => showProof('working', share), signal);
      if (signal.aborted) return;
      this.#proof = proof;
      showProof('done', 1);
    } catch {
      showProof('failed', 0);
    }
  }

  /** Requests a code. While one is awaited, nothing happens. */
  async codePressed(): Promise<void> {
    if (this.isRequesting || this.waiting > 0) return;
    const mobile = mobileNumber(this.mobile);
    this.errors = { ...(mobile === undefined ? { mobile: message('sms.mobile-wrong') } : {}), ...this.captchaErrors() };
    if (mobile === undefined || this.errors.captcha) return void (this.attempt += 1);
    this.isRequesting = true;
    this.notice = undefined;
    try {
      const captcha = this.captcha?.kind === 'picture' ? this.captcha.text : undefined;
      await this.applyCodeOutcome(mobile, await this.#parts.sms.ask({ mobile, captcha, proof: this.#proof }));
    } catch (thrown) {
      runInAction(() => (this.notice = { tone: 'bad', message: failureOf(thrown).what }));
    } finally {
      runInAction(() => (this.isRequesting = false));
    }
  }

  async submitPressed(): Promise<void> {
    if (this.busy) return;
    const mobile = mobileNumber(this.mobile);
    this.errors = {
      ...(mobile === undefined ? { mobile: message('sms.mobile-wrong') } : {}),
      ...(this.code.length === codeDigits ? {} : { code: message('sms.code-wrong') }),
    };
    if (mobile === undefined || this.errors.code) return void (this.attempt += 1);
    this.busy = true;
    this.notice = undefined;
    try {
      await this.applyOutcome(await this.#parts.sms.enter({ mobile, code: this.code, userName: this.userName }));
    } catch (thrown) {
      runInAction(() => (this.notice = { tone: 'bad', message: failureOf(thrown).what }));
    } finally {
      runInAction(() => {
        this.busy = false;
        this.attempt += 1;
      });
    }
  }

  private captchaErrors(): Errors {
    if (this.captcha?.kind === 'proof' && this.#proof === undefined)
      return { captcha: message('captcha.proof-missing') };
    return this.captcha?.kind === 'picture' && this.captcha.text.trim() === ''
      ? { captcha: message('captcha.missing') }
      : {};
  }

  private discardProof(): AbortSignal {
    this.#proof = undefined;
    this.#computation.abort();
    this.#computation = new AbortController();
    return this.#computation.signal;
  }

  private async applyCodeOutcome(mobile: string, outcome: CodeOutcome): Promise<void> {
    const { clock, memory } = this.#parts;
    const now = clock.now();
    if (outcome.sent) {
      const againAt = now + outcome.resendAfter * 1000;
      memory.remember({ mobile, askedAt: now, againAt });
      this.discardProof();
      runInAction(() => {
        this.captcha = undefined;
        this.code = '';
        this.notice = { tone: 'info', message: message('sms.sent') };
      });
      return this.startCountdown(mobile, againAt);
    }
    switch (outcome.because) {
      case 'too-soon':
        runInAction(
          () => (this.notice = { tone: 'warn', message: message('sms.too-soon', { seconds: outcome.seconds }) }),
        );
        return this.startCountdown(mobile, now + outcome.seconds * 1000);
      case 'locked':
        return void runInAction(
          () =>
            (this.notice = { tone: 'bad', message: message('sms.locked', { until: now + outcome.minutes * 60_000 }) }),
        );
      case 'form-expired':
        return void runInAction(() => (this.notice = { tone: 'warn', message: message('sms.form-expired') }));
      default:
        runInAction(() => {
          this.errors = { captcha: message(outcome.because === 'captcha-wrong' ? 'captcha.wrong' : 'captcha.missing') };
          this.attempt += 1;
        });
        return outcome.proofOnly ? this.startProof() : this.captchaRenewPressed();
    }
  }

  private async applyOutcome(outcome: CodeEntry): Promise<void> {
    const { session, watch, navigator, memory } = this.#parts;
    if (outcome.signedIn) {
      memory.forget();
      return enterPortal(session, watch, navigator);
    }
    runInAction(() => {
      switch (outcome.because) {
        case 'several':
          this.accounts = outcome.accounts;
          this.notice = { tone: 'info', message: message('sms.choose') };
          return;
        case 'company-deregistered':
          this.deregistered = true;
          return;
        case 'form-expired':
          this.notice = { tone: 'warn', message: message('sms.form-expired') };
          return;
        case 'refused':
          this.errors = { code: message('sms.refused') };
      }
    });
  }

  /** Counts down the seconds by the clock, so that a sleeping tab is not late. */
  private startCountdown(mobile: string, againAt: number): void {
    [this.#codeOwner, this.#againAt] = [mobile, againAt];
    this.tick();
  }

  private tick(): void {
    const { clock } = this.#parts;
    this.#cancelTick?.();
    const isSameNumber = mobileNumber(this.mobile) === this.#codeOwner;
    this.waiting = isSameNumber ? Math.max(0, Math.ceil((this.#againAt - clock.now()) / 1000)) : 0;
    this.#cancelTick = this.waiting > 0 ? clock.wakeAfter(1000, this.tick) : undefined;
  }
}
