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

/** A code to the telephone of whoever registers: asked for by a human, and again after a while. */
export class CodeAsking {
  notice: CodeNotice | undefined;
  busy = false;
  /** Whether one has been sent. */
  sent = false;
  readonly human: HumanCheck;
  readonly #again: Countdown;
  readonly #desk: RegistrationDesk;
  readonly #clock: Clock;

  constructor(desk: RegistrationDesk, human: HumanCheck, clock: Clock) {
    this.#desk = desk;
    this.#clock = clock;
    this.human = human;
    this.#again = new Countdown(() => clock.now(), clock);
    makeAutoObservable<this>(this, { human: false }, { autoBind: true, deep: false });
  }

  /** Whole seconds until another may be asked for. */
  get waiting(): number {
    return this.#again.left;
  }

  left(): void {
    this.#again.stop();
    this.human.end();
  }

  /** Asks who registers to prove that they are human, unless a code is on its way. */
  shown(): void {
    if (!this.sent && !this.human.task) void this.human.renewPicture();
  }

  told(notice: CodeNotice | undefined): void {
    this.notice = notice;
  }

  /** Sends a code; what keeps it from being sent is said where the human proves themselves, if it lies there. */
  async ask(mobile: string): Promise<Message | undefined> {
    if (this.busy || this.waiting > 0) return undefined;
    const missing = this.human.task && this.human.missing;
    if (missing) return missing;
    this.busy = true;
    this.notice = undefined;
    try {
      return await this.asked(await this.#desk.askCode({ mobile, ...this.human.answer }));
    } catch (thrown) {
      runInAction(() => (this.notice = { tone: 'bad', message: failureOf(thrown).what }));
      return undefined;
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private async asked(outcome: CodeOutcome): Promise<Message | undefined> {
    const now = this.#clock.now();
    if (outcome.sent) {
      this.human.end();
      [this.sent, this.notice] = [true, { tone: 'info', message: message('registration.code-sent') }];
      this.#again.countTo(now + outcome.resendAfter * 1000);
      return undefined;
    }
    let wrong: Message | undefined;
    switch (outcome.because) {
      case 'too-soon':
        this.notice = { tone: 'warn', message: message('sms.too-soon', { seconds: outcome.seconds }) };
        this.#again.countTo(now + outcome.seconds * 1000);
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
        wrong = message(outcome.because === 'captcha-wrong' ? 'captcha.wrong' : 'captcha.missing');
    }
    // The answer to a picture counts once, whatever came of it.
    await this.human.askAgain('proofOnly' in outcome && outcome.proofOnly);
    return wrong;
  }
}
