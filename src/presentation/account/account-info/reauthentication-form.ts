import { makeAutoObservable, runInAction } from 'mobx';
import type { ReauthenticationRefusal } from '../../../application/ports/account/reauthentication-outcome.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';

type Work = (password?: string) => Promise<ReauthenticationRefusal | undefined>;

/** Asks for the password where a change needs a recent proof of identity, and makes the change then. */
export class ReproofForm {
  password = '';
  error: Message | undefined;
  busy = false;
  /** How often sending was refused. The focus moves to the field when it grows. */
  attempt = 0;
  #work: Work | undefined;
  #onDone: (() => Promise<void> | void) | undefined;
  isAsking = false;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /**
   * Makes a change, or asks for the password first. A fault is thrown, before the password was
   * asked for.
   */
  async run(work: Work, onDone: () => Promise<void> | void): Promise<void> {
    this.closePressed();
    const refusal = await work();
    if (!refusal) {
      await onDone();
      return;
    }
    runInAction(() => {
      [this.#work, this.#onDone, this.isAsking] = [work, onDone, true];
      this.attempt += 1;
    });
    return undefined;
  }

  passwordTyped(password: string): void {
    [this.password, this.error] = [password, undefined];
  }

  closePressed(): void {
    [this.#work, this.#onDone, this.isAsking, this.password, this.error] = [undefined, undefined, false, '', undefined];
  }

  async submitPressed(): Promise<void> {
    const [work, onDone] = [this.#work, this.#onDone];
    if (this.busy || !work || !onDone) return;
    if (this.password === '') return this.refuse(message('account.two-step-current-missing'));
    this.busy = true;
    try {
      const refusal = await work(this.password);
      if (refusal) return runInAction(() => this.refuse(this.wordsOf(refusal)));
      this.closePressed();
      await onDone();
    } catch (thrown) {
      runInAction(() => this.refuse(failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private refuse(error: Message): void {
    this.error = error;
    this.attempt += 1;
  }

  private wordsOf(refusal: ReauthenticationRefusal): Message {
    switch (refusal.because) {
      case 'locked':
        return message('account.password-locked', { until: this.#clock.now() + refusal.minutes * 60_000 });
      case 'expired':
        return message('account.two-step-expired');
      case 'needed':
      case 'wrong':
        return message('account.two-step-wrong');
    }
  }
}
