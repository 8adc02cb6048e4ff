import { makeAutoObservable, runInAction } from 'mobx';
import type {
  PhoneQuestion,
  PhoneAnswer,
  OrderedAction,
  CertificateDesk,
  DeskRefusal,
} from '../../../application/ports/certificates/certificate-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { CertificateAction, LossReason } from '../../../domain/keys/certificate.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { refusalWords } from './refusal-words.ts';

/** The interval of requests for the telephone's answer, in milliseconds. */
const pause = 1500;

/** The action and its certificate; `serial` is empty for a certificate that is opened. */
export interface FormSubject {
  readonly action: 'open' | CertificateAction;
  readonly serial: string;
}

export interface CertificateFormParts {
  readonly desk: CertificateDesk;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly clock: Clock;
  /** Is called after success, with the words to show; the page refreshes. */
  readonly onDone: (words: Message, action: CertificateAction | 'open') => void;
  /** Is called when the page is outdated, after a failure or a change elsewhere. */
  readonly onStale: () => void;
}

const doneWords = {
  open: 'certificates.opened',
  renew: 'certificates.renewed',
  reissue: 'certificates.reissued',
} as const;

/** An action on a certificate. It is proved by the password, and confirmed on the telephone if a key is created. */
export class CertificateForm {
  /** Undefined while the form is closed. */
  subject: FormSubject | undefined = undefined;
  password = '';
  reason: LossReason | undefined = undefined;
  passwordError: Message | undefined = undefined;
  reasonError: Message | undefined = undefined;
  notice: Message | undefined = undefined;
  busy = false;
  /** The number that both screens show; undefined while the telephone is not asked. */
  number: string | undefined = undefined;
  /** Whole seconds for which the telephone may still answer. */
  waiting = 0;
  /** How often sending was refused. The focus moves to the field when it grows. */
  attempt = 0;
  #until = 0;
  #cancelTick: (() => void) | undefined;
  #cancelCheck: (() => void) | undefined;
  #request = new AbortController();
  readonly #parts: CertificateFormParts;

  constructor(parts: CertificateFormParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  open(subject: FormSubject): void {
    this.close();
    this.subject = subject;
  }

  /** Continues a request to the telephone that began before the page was reloaded, or in another window. */
  resume({ action, serial, number, validFor }: PhoneQuestion): void {
    if (this.subject) return;
    this.subject = { action, serial };
    this.showNumber(number, validFor);
  }

  /** Closes the form and discards its input. The telephone still asks. */
  close(): void {
    this.#request.abort();
    this.#request = new AbortController();
    this.#cancelTick?.();
    this.#cancelCheck?.();
    this.subject = undefined;
    this.password = '';
    this.reason = undefined;
    this.passwordError = undefined;
    this.reasonError = undefined;
    this.notice = undefined;
    this.number = undefined;
    this.waiting = 0;
  }

  passwordTyped(password: string): void {
    this.password = password;
    this.passwordError = undefined;
    this.notice = undefined;
  }

  reasonChosen(reason: LossReason): void {
    this.reason = reason;
    this.reasonError = undefined;
  }

  async submitPressed(): Promise<void> {
    const { subject, password, reason } = this;
    if (!subject || this.busy || this.number !== undefined) return;
    this.notice = undefined;
    this.reasonError =
      subject.action === 'report-loss' && reason === undefined ? message('certificates.reason-missing') : undefined;
    this.passwordError = password === '' ? message('certificates.password-missing') : undefined;
    if (this.reasonError || this.passwordError) return this.countRefusal();
    this.busy = true;
    const { signal } = this.#request;
    try {
      if (subject.action === 'report-loss') await this.report(subject.serial, reason ?? 'other', password);
      else await this.request(subject.action, subject.serial, password);
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      if (!signal.aborted) runInAction(() => (this.notice = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private async report(serial: string, reason: LossReason, password: string): Promise<void> {
    const { signal } = this.#request;
    const outcome = await this.#parts.desk.reportLoss(serial, reason, password);
    // If the dialog was closed meanwhile, a newer action is not affected.
    if (!outcome.done) return signal.aborted ? this.#parts.onStale() : this.showRefusal(outcome);
    if (!signal.aborted) this.close();
    this.#parts.onDone(
      outcome.ended > 0 ? message('certificates.lost-ended', { ended: outcome.ended }) : message('certificates.lost'),
      'report-loss',
    );
  }

  private async request(action: OrderedAction, serial: string, password: string): Promise<void> {
    const { signal } = this.#request;
    const outcome = await this.#parts.desk.ask(action, serial, password);
    // If the dialog was closed meanwhile, the page learns of the request by refreshing.
    if (signal.aborted) return this.#parts.onStale();
    if (!outcome.asked) return this.showRefusal(outcome);
    runInAction(() => this.showNumber(outcome.number, outcome.validFor));
  }

  private showRefusal(refusal: DeskRefusal): void {
    runInAction(() => {
      this.password = '';
      if (refusal.because === 'wrong') {
        this.passwordError = message('certificates.password-wrong');
        this.countRefusal();
        return;
      }
      this.notice = refusalWords(refusal, this.#parts.clock.now());
    });
    if (refusal.because === 'not-now' || refusal.because === 'gone') this.#parts.onStale();
  }

  private countRefusal(): void {
    this.attempt += 1;
  }

  private showNumber(number: string, validFor: number): void {
    const { clock } = this.#parts;
    this.password = '';
    this.number = number;
    this.#until = clock.monotonicTime() + validFor * 1000;
    this.tick();
    this.#cancelCheck = clock.wakeAfter(pause, () => void this.checkAnswer());
  }

  private tick(): void {
    const { clock } = this.#parts;
    this.waiting = Math.max(0, Math.ceil((this.#until - clock.monotonicTime()) / 1000));
    this.#cancelTick = this.waiting > 0 ? clock.wakeAfter(1000, this.tick) : undefined;
  }

  private async checkAnswer(): Promise<void> {
    const { desk, session, clock } = this.#parts;
    const { signal } = this.#request;
    try {
      const answer = await desk.answer(signal);
      if (!signal.aborted) runInAction(() => this.applyAnswer(answer));
    } catch (thrown) {
      if (signal.aborted) return;
      session.faultSeen(thrown);
      // A failed check says nothing about the telephone, so the next one asks again while it may answer.
      runInAction(() => {
        if (this.waiting > 0) this.#cancelCheck = clock.wakeAfter(pause, () => void this.checkAnswer());
        else this.finishWith(failureOf(thrown).what);
      });
    }
  }

  private applyAnswer(answer: PhoneAnswer): void {
    const { clock, onDone } = this.#parts;
    if (answer === 'waiting') {
      this.#cancelCheck = clock.wakeAfter(pause, () => void this.checkAnswer());
      return;
    }
    const action = this.subject?.action;
    if (answer === 'done' && action !== undefined && action !== 'report-loss') {
      this.close();
      return onDone(message(doneWords[action]), action);
    }
    this.finishWith(message(answer === 'refused' ? 'certificates.phone-refused' : 'certificates.phone-over'));
  }

  /** Returns to the password, with a notice on the result. */
  private finishWith(words: Message): void {
    this.#cancelTick?.();
    this.number = undefined;
    this.waiting = 0;
    this.notice = words;
    this.#parts.onStale();
  }
}
