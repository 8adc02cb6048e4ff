import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { CodeMemory } from '../../../application/ports/entry/code-memory.ts';
import type {
  SecondCodeOutcome,
  SecondProofDesk,
  SecondProofOutcome,
} from '../../../application/ports/entry/second-proof-desk.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { Preferences } from '../../../application/ports/preferences.ts';
import { codeDigits, codeLife } from '../../../domain/identity/verify-codes.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { SessionWatch } from '../../identity/session-watch.ts';
import { enterPortal } from './enter-portal.ts';
import { codeIn } from '../../../domain/text/typed-number.ts';

/** Characters of a recovery code with its separators, and a few more. */
const maxCodeCharacters = 20;

export interface SecondStepParts {
  readonly desk: SecondProofDesk;
  /** The requested code, by the masked number. */
  readonly memory: CodeMemory;
  readonly preferences: Pick<Preferences, 'read'>;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly watch: SessionWatch;
  readonly navigator: Navigator;
}

/** The terms of the second proof. */
export interface SecondStepTerms {
  /** APP, RECOVERY, SMS and KEY, separated by spaces. */
  readonly ways: string;
  /** Masked. */
  readonly mobile: string;
}

type Notice = { readonly tone: 'bad' | 'warn' | 'info'; readonly message: Message };

/** The second step of signing in, after the password (decision 0127). */
export class SecondStepPresenter {
  code = '';
  /** Whether to trust this browser; false unless the user chooses it. */
  trust = false;
  notice: Notice | undefined = undefined;
  error: Message | undefined = undefined;
  busy = false;
  /** Whether a code was sent. */
  isSent = false;
  /** Whole seconds until another code may be requested. */
  waiting = 0;
  deregistered = false;
  /** Why the password must be entered again; set when the second step is over. */
  over: Notice | undefined = undefined;
  /** Counts refusals; each new one puts the focus where it helps. */
  attempt = 0;
  #againAt = 0;
  #cancelTick: (() => void) | undefined;
  /** Whether a code of the authenticator app or a recovery code is entered, and not that of a text message. */
  byApp: boolean;
  readonly terms: SecondStepTerms;
  readonly #parts: SecondStepParts;

  constructor(terms: SecondStepTerms, parts: SecondStepParts) {
    this.terms = terms;
    this.byApp = terms.ways.split(' ').includes('APP');
    this.#parts = parts;
    makeAutoObservable<this>(this, { terms: false }, { autoBind: true, deep: false });
  }

  get offersCode(): boolean {
    return this.terms.ways.split(' ').includes('SMS');
  }

  /** Whether a code of the authenticator app or a recovery code is accepted. */
  get offersApp(): boolean {
    return this.terms.ways.split(' ').some((way) => way === 'APP' || way === 'RECOVERY');
  }

  /** Chooses between the text message and the app. */
  byAppChosen(byApp: boolean): void {
    [this.byApp, this.code, this.error, this.notice] = [byApp, '', undefined, undefined];
  }

  get offersKey(): boolean {
    return this.terms.ways.split(' ').includes('KEY');
  }

  /** Begins. A code that was requested before the page was reloaded is still awaited. */
  opened(): void {
    const { memory, clock } = this.#parts;
    const asked = memory.recall();
    if (!this.offersCode || asked?.mobile !== this.terms.mobile || clock.now() - asked.askedAt >= codeLife) return;
    this.showSent(asked.againAt - clock.now());
  }

  /** The instruction for the user, before and after a code was sent. */
  get intro(): Message {
    if (this.byApp) return message('second.intro-app');
    if (!this.offersCode) return message(this.offersKey ? 'second.intro-key' : 'second.intro-none');
    return message('second.intro', { mobile: this.terms.mobile, sent: this.isSent });
  }

  /** Whether the browser may be trusted; not on a computer of several people. */
  get mayTrust(): boolean {
    return this.#parts.preferences.read('shared-computer') !== 'yes';
  }

  left(): void {
    this.#cancelTick?.();
  }

  codeTyped(value: string): void {
    this.error = undefined;
    this.code = this.byApp ? value.normalize('NFKC').slice(0, maxCodeCharacters) : codeIn(value, codeDigits);
  }

  trustChosen(trust: boolean): void {
    this.trust = trust;
  }

  deregistrationRead(): void {
    this.deregistered = false;
  }

  /** Requests a code. While one is awaited, nothing happens. */
  async codePressed(): Promise<void> {
    if (this.waiting > 0) return;
    await this.#run(async () => this.applyCodeOutcome(await this.#parts.desk.askCode()));
  }

  async submitPressed(): Promise<void> {
    if (this.busy) return;
    this.error = (this.byApp ? this.code.trim() !== '' : this.code.length === codeDigits)
      ? undefined
      : message(this.byApp ? 'second.app-missing' : 'second.code-missing');
    if (this.error) return void (this.attempt += 1);
    await this.#run(async () =>
      this.applyProofOutcome(
        await this.#parts.desk.prove({
          code: this.code,
          trust: this.trust && this.mayTrust,
          ...(this.byApp ? { byApp: true } : {}),
        }),
      ),
    );
  }

  async #run(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.notice] = [true, undefined];
    try {
      await work();
    } catch (thrown) {
      runInAction(() => (this.notice = { tone: 'bad', message: failureOf(thrown).what }));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private async applyCodeOutcome(outcome: SecondCodeOutcome): Promise<void> {
    if (outcome.sent) {
      const now = this.#parts.clock.now();
      this.#parts.memory.remember({
        mobile: this.terms.mobile,
        askedAt: now,
        againAt: now + outcome.resendAfter * 1000,
      });
      return runInAction(() => this.showSent(outcome.resendAfter * 1000));
    }
    switch (outcome.because) {
      case 'too-soon':
        this.notice = { tone: 'warn', message: message('sms.too-soon', { seconds: outcome.seconds }) };
        return this.startCountdown(outcome.seconds);
      case 'locked':
        this.notice = {
          tone: 'bad',
          message: message('second.locked', { until: this.#parts.clock.now() + outcome.minutes * 60_000 }),
        };
        return;
      case 'over':
        this.over = { tone: 'warn', message: message('second.over') };
    }
  }

  private async applyProofOutcome(outcome: SecondProofOutcome): Promise<void> {
    const { session, watch, navigator } = this.#parts;
    if (outcome.signedIn) {
      this.#parts.memory.forget();
      return enterPortal(session, watch, navigator);
    }
    runInAction(() => {
      switch (outcome.because) {
        case 'refused':
          [this.code, this.error] = ['', message(this.byApp ? 'second.app-refused' : 'sms.refused')];
          this.attempt += 1;
          return;
        case 'locked':
          this.notice = {
            tone: 'bad',
            message: message('second.app-locked', { until: this.#parts.clock.now() + outcome.minutes * 60_000 }),
          };
          return;
        case 'over':
          this.over = { tone: 'warn', message: message('second.over') };
          return;
        case 'company-deregistered':
          this.deregistered = true;
      }
    });
  }

  /**
   * Shows that a code was sent.
   * @param resendAfter milliseconds until another may be requested
   */
  private showSent(resendAfter: number): void {
    [this.isSent, this.code, this.error] = [true, '', undefined];
    this.notice = { tone: 'info', message: message('second.sent', { mobile: this.terms.mobile }) };
    this.startCountdown(resendAfter / 1000);
  }

  /** Counts down the seconds by a monotonic clock, which users cannot change. */
  private startCountdown(seconds: number): void {
    this.#againAt = this.#parts.clock.monotonicTime() + seconds * 1000;
    this.#cancelTick?.();
    this.tick();
  }

  private tick(): void {
    const { clock } = this.#parts;
    this.waiting = Math.max(0, Math.ceil((this.#againAt - clock.monotonicTime()) / 1000));
    this.#cancelTick = this.waiting > 0 ? clock.wakeAfter(1000, this.tick) : undefined;
  }
}
