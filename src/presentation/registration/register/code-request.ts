import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { CodeOutcome } from '../../../application/ports/identity/code-outcome.ts';
import type { RegistrationDesk } from '../../../application/ports/registration/registration-desk.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { Countdown } from '../../identity/countdown.ts';
import type { HumanCheck } from '../../identity/human-check.ts';

export interface CodeNotice {
  readonly tone: 'info' | 'warn' | 'bad';
  readonly message: Message;
}

/**
 * The code to the telephone of a user who registers. It needs a proof of being human, and can be requested again after
 * a while.
 */
export class CodeRequest {
  notice: CodeNotice | undefined;
  busy = false;
  /** Whether a code was sent. */
  isSent = false;
  readonly human: HumanCheck;
  readonly #resendCountdown: Countdown;
  readonly #desk: RegistrationDesk;
  readonly #clock: Clock;

  constructor(desk: RegistrationDesk, human: HumanCheck, clock: Clock) {
    this.#desk = desk;
    this.#clock = clock;
    this.human = human;
    this.#resendCountdown = new Countdown(() => clock.now(), clock);
    makeAutoObservable<this>(this, { human: false }, { autoBind: true, deep: false });
  }

  /** Whole seconds until another code may be requested. */
  get waiting(): number {
    return this.#resendCountdown.left;
  }

  left(): void {
    this.#resendCountdown.stop();
    this.human.end();
  }

  /** Shows the human check, unless a code was sent. */
  showCheck(): void {
    if (!this.isSent && !this.human.task) void this.human.renewPicture();
  }

  /**
   * Requests a code.
   * @returns the error of the human check, if it prevents the request
   */
  async ask(mobile: string): Promise<Message | undefined> {
    if (this.busy || this.waiting > 0) return undefined;
    const missing = this.human.task && this.human.missing;
    if (missing) return missing;
    this.busy = true;
    this.notice = undefined;
    try {
      return await this.applyOutcome(await this.#desk.askCode({ mobile, ...this.human.answer }));
    } catch (thrown) {
      runInAction(() => (this.notice = { tone: 'bad', message: failureOf(thrown).what }));
      return undefined;
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private async applyOutcome(outcome: CodeOutcome): Promise<Message | undefined> {
    const now = this.#clock.now();
    if (outcome.sent) {
      this.human.end();
      [this.isSent, this.notice] = [true, { tone: 'info', message: message('registration.code-sent') }];
      this.#resendCountdown.countTo(now + outcome.resendAfter * 1000);
      return undefined;
    }
    let error: Message | undefined;
    switch (outcome.because) {
      case 'too-soon':
        this.notice = { tone: 'warn', message: message('sms.too-soon', { seconds: outcome.seconds }) };
        this.#resendCountdown.countTo(now + outcome.seconds * 1000);
        break;
      case 'locked':
        this.notice = {
          tone: 'bad',
          message: message('registration.code-locked', { until: now + outcome.minutes * 60_000 }),
        };
        break;
      case 'form-expired':
        this.notice = { tone: 'warn', message: message('sms.form-expired') };
        break;
      default:
        error = message(outcome.because === 'captcha-wrong' ? 'captcha.wrong' : 'captcha.missing');
    }
    // A picture's answer is valid once, even if the attempt failed.
    await this.human.askAgain('proofOnly' in outcome && outcome.proofOnly);
    return error;
  }
}
