import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { SignInDesk, SignInOutcome } from '../../../application/ports/entry/sign-in-desk.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { SessionWatch } from '../../identity/session-watch.ts';
import { enterPortal } from './enter-portal.ts';
import { captchaIn } from '../../../domain/text/typed-number.ts';

type Field = 'userName' | 'password' | 'captcha';
type Notice = { readonly tone: 'bad' | 'warn' | 'info'; readonly message: Message };
export type CaptchaState =
  | { readonly kind: 'picture'; readonly imageUrl: string; readonly text: string; readonly canProve: boolean }
  | { readonly kind: 'proof'; readonly state: 'idle' | 'working' | 'done' | 'failed'; readonly share: number };

/** The notices for a session that ended, by its reason. */
const endNotices: ReadonlyMap<string, Notice> = new Map([
  ['ended', { tone: 'warn', message: message('sign-in.session-ended') }],
  ['replaced', { tone: 'warn', message: message('sign-in.session-replaced') }],
  ['password-changed', { tone: 'warn', message: message('sign-in.password-changed') }],
  ['ended-elsewhere', { tone: 'warn', message: message('sign-in.ended-elsewhere') }],
  ['role-withdrawn', { tone: 'warn', message: message('sign-in.role-withdrawn') }],
]);

type Errors = Partial<Record<Field, Message>>;

const withoutCaptcha = ({ userName, password }: Errors): Errors => ({
  ...(userName ? { userName } : {}),
  ...(password ? { password } : {}),
});

/** Signing in by name and password (document 1, sections 4 and 7). */
export class SignInPresenter {
  userName = '';
  password = '';
  showPassword = false;
  captcha: CaptchaState | undefined = undefined;
  notice: Notice | undefined = undefined;
  /** Whether the dialog about the company's deregistration is open. */
  deregistered = false;
  /** The terms of the second proof, once the password was right. */
  second: Extract<SignInOutcome, { readonly because: 'second-proof' }> | undefined = undefined;
  errors: Errors = {};
  busy = false;
  attempt = 0;
  #proof: string | undefined;
  /** Ends a computation whose answer is no longer needed, because another captcha replaced it. */
  #computation = new AbortController();
  #proving: Promise<void> | undefined;
  readonly #desk: SignInDesk;
  readonly #session: SessionStore;
  readonly #watch: SessionWatch;
  readonly #navigator: Navigator;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(
    desk: SignInDesk,
    session: SessionStore,
    watch: SessionWatch,
    navigator: Navigator,
    clock: Pick<Clock, 'now'>,
  ) {
    this.#desk = desk;
    this.#session = session;
    this.#watch = watch;
    this.#navigator = navigator;
    this.#clock = clock;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** @param before the values of the document's own form when the portal replaced it */
  opened(before?: { readonly userName: string; readonly password: string }): void {
    const { state } = this.#session;
    // A user whose session expired signs in again in this tab, with the password only.
    this.userName = before?.userName ?? (state.kind === 'signed-out' ? state.userName : '');
    this.passwordTyped(before?.password ?? '');
    this.notice =
      state.kind === 'signed-out'
        ? state.elsewhere
          ? { tone: 'warn', message: message('sign-in.session-replaced-by', state.elsewhere) }
          : endNotices.get(state.because)
        : undefined;
    this.deregistered = state.kind === 'signed-out' && state.because === 'company-deregistered';
  }

  userNameTyped(value: string): void {
    this.userName = value;
  }

  passwordTyped(value: string): void {
    // A user who types the password is about to send it.
    if (this.password === '' && value !== '') void this.#desk.prepare();
    this.password = value;
  }

  showPasswordPressed(): void {
    this.showPassword = !this.showPassword;
  }

  captchaTyped(text: string): void {
    if (this.captcha?.kind !== 'picture') return;
    this.captcha = { ...this.captcha, text: captchaIn(text) };
    this.errors = withoutCaptcha(this.errors);
  }

  /**
   * Returns from the second step to the first.
   * @param notice the reason if the second step is over
   */
  secondLeft(notice?: Notice): void {
    this.second = undefined;
    this.notice = notice;
  }

  deregistrationRead(): void {
    this.deregistered = false;
  }

  /** Ends the computation, because the page was left. */
  left(): void {
    this.#computation.abort();
  }

  async captchaRenewPressed(): Promise<void> {
    this.discardProof();
    try {
      const imageUrl = await this.#desk.captchaAddress();
      runInAction(() => (this.captcha = { kind: 'picture', imageUrl, text: '', canProve: this.#desk.offersProof }));
    } catch (thrown) {
      runInAction(() => (this.notice = { tone: 'bad', message: failureOf(thrown).what }));
    }
  }

  pictureChosen(): void {
    this.errors = withoutCaptcha(this.errors);
    void this.captchaRenewPressed();
  }

  /**
   * Computes a proof in place of the picture, or again. A running computation is awaited, because the server knows only
   * its last challenge.
   */
  async startProof(): Promise<void> {
    const isWorking = this.captcha?.kind === 'proof' && this.captcha.state === 'working';
    if (!isWorking || !this.#proving) this.#proving = this.compute();
    await this.#proving;
  }

  private async compute(): Promise<void> {
    const signal = this.discardProof();
    const showProof = (state: 'working' | 'done' | 'failed', share: number): void =>
      runInAction(() => {
        if (!signal.aborted) this.captcha = { kind: 'proof', state, share };
      });
    this.errors = withoutCaptcha(this.errors);
    showProof('working', 0);
    try {
      const proof = await this.#desk.prove((share) => showProof('working', share), signal);
      if (signal.aborted) return;
      this.#proof = proof;
      runInAction(() => (this.errors = withoutCaptcha(this.errors)));
      showProof('done', 1);
    } catch {
      showProof('failed', 0);
    }
  }

  async submitPressed(): Promise<void> {
    if (this.busy) return;
    this.errors = this.missingFields();
    if (Object.keys(this.errors).length > 0) {
      this.attempt += 1;
      return;
    }
    this.busy = true;
    this.notice = undefined;
    try {
      const captcha = this.captcha?.kind === 'picture' ? this.captcha.text : undefined;
      await this.applyOutcome(
        await this.#desk.signIn({
          userName: this.userName.trim(),
          password: this.password,
          captcha,
          proof: this.#proof,
        }),
      );
    } catch (thrown) {
      runInAction(() => (this.notice = { tone: 'bad', message: failureOf(thrown).what }));
    } finally {
      runInAction(() => {
        this.busy = false;
        // A signed-in user has no form to return to.
        if (!this.#session.who) this.attempt += 1;
      });
    }
  }

  private discardProof(): AbortSignal {
    this.#proof = undefined;
    this.#computation.abort();
    this.#computation = new AbortController();
    return this.#computation.signal;
  }

  private missingFields(): Errors {
    const needsProof = this.captcha?.kind === 'proof' && this.#proof === undefined;
    const needsText = this.captcha?.kind === 'picture' && this.captcha.text.trim() === '';
    return {
      ...(this.userName.trim() === '' ? { userName: message('sign-in.user-name-missing') } : {}),
      ...(this.password === '' ? { password: message('sign-in.password-missing') } : {}),
      ...(needsProof ? { captcha: message('captcha.proof-missing') } : {}),
      ...(needsText ? { captcha: message('captcha.missing') } : {}),
    };
  }

  private async applyOutcome(outcome: SignInOutcome): Promise<void> {
    if (outcome.signedIn) {
      await enterPortal(this.#session, this.#watch, this.#navigator);
      return;
    }
    if (outcome.because === 'second-proof') {
      runInAction(() => ([this.password, this.captcha, this.second] = ['', undefined, outcome]));
      return;
    }
    const asksAgain =
      this.captcha !== undefined ||
      outcome.because === 'captcha-required' ||
      (outcome.because === 'refused' && outcome.captchaRequired);
    const proofOnly = 'proofOnly' in outcome && outcome.proofOnly;
    if (asksAgain && (proofOnly || this.captcha?.kind === 'proof')) this.renewProof(outcome);
    else if (asksAgain) await this.captchaRenewPressed();
    runInAction(() => this.showRefusal(outcome));
  }

  /**
   * Renews the computed proof, which is valid for one attempt. It is not computed when no further attempt is possible.
   */
  private renewProof({ because }: Extract<SignInOutcome, { readonly signedIn: false }>): void {
    this.discardProof();
    runInAction(() => (this.captcha = { kind: 'proof', state: 'idle', share: 0 }));
    if (because !== 'locked' && because !== 'company-deregistered') void this.startProof();
  }

  private showRefusal(
    outcome: Exclude<SignInOutcome, { readonly signedIn: true } | { readonly because: 'second-proof' }>,
  ): void {
    switch (outcome.because) {
      case 'refused':
        this.password = '';
        this.notice = { tone: 'bad', message: message('sign-in.refused') };
        return;
      case 'captcha-required':
        this.errors = { captcha: message('captcha.missing') };
        return;
      case 'captcha-wrong':
        this.errors = { captcha: message('captcha.wrong') };
        return;
      case 'locked':
        this.notice = {
          tone: 'bad',
          message: message('sign-in.locked', { until: this.#clock.now() + outcome.minutes * 60_000 }),
        };
        return;
      case 'company-deregistered':
        this.deregistered = true;
        return;
      case 'form-expired':
        this.notice = { tone: 'warn', message: message('sign-in.form-expired') };
    }
  }
}
