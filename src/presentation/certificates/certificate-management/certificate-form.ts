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

/** Milliseconds between two looks at whether the telephone has answered. */
const pause = 1500;

/** What is being done: its kind, and the certificate; empty for one that is opened. */
export interface FormSubject {
  readonly deed: 'open' | CertificateAction;
  readonly serial: string;
}

export interface CertificateFormParts {
  readonly desk: CertificateDesk;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly clock: Clock;
  /** It was done: what is to be said, and the page looks anew. */
  readonly done: (said: Message, deed: CertificateAction | 'open') => void;
  /** It came to nothing, or stands otherwise by now: the page looks anew. */
  readonly looked: () => void;
}

const doneWords = {
  open: 'certificates.opened',
  renew: 'certificates.renewed',
  reissue: 'certificates.reissued',
} as const;

/**
 * One thing that is done with a certificate: proved by the password, and agreed to on the telephone where a key is
 * made.
 */
export class CertificateForm {
  /** Undefined while nothing is being done. */
  subject: FormSubject | undefined = undefined;
  password = '';
  reason: LossReason | undefined = undefined;
  passwordError: Message | undefined = undefined;
  reasonError: Message | undefined = undefined;
  notice: Message | undefined = undefined;
  busy = false;
  /** That both screens show; undefined while the telephone is not asked. */
  number: string | undefined = undefined;
  /** Whole seconds for which the telephone may still answer. */
  waiting = 0;
  /** How many times it was refused: the keyboard goes to the field. */
  attempt = 0;
  #until = 0;
  #ticking: (() => void) | undefined;
  #looking: (() => void) | undefined;
  #asking = new AbortController();
  readonly #parts: CertificateFormParts;

  constructor(parts: CertificateFormParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  begun(subject: FormSubject): void {
    this.closed();
    this.subject = subject;
  }

  /** The telephone asks already: the page was opened anew, or in another window. */
  resumed({ action: deed, serial, number, validFor }: PhoneQuestion): void {
    if (this.subject) return;
    this.subject = { deed, serial };
    this.shown(number, validFor);
  }

  /** Nothing that was typed stays. What the telephone asks, it goes on asking. */
  closed(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#ticking?.();
    this.#looking?.();
    this.subject = undefined;
    this.password = '';
    this.reason = undefined;
    this.passwordError = undefined;
    this.reasonError = undefined;
    this.notice = undefined;
    this.number = undefined;
    this.waiting = 0;
  }

  typed(password: string): void {
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
      subject.deed === 'report-loss' && reason === undefined ? message('certificates.reason-missing') : undefined;
    this.passwordError = password === '' ? message('certificates.password-missing') : undefined;
    if (this.reasonError || this.passwordError) return this.refusedOnce();
    this.busy = true;
    const { signal } = this.#asking;
    try {
      if (subject.deed === 'report-loss') await this.report(subject.serial, reason ?? 'other', password);
      else await this.ask(subject.deed, subject.serial, password);
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      if (!signal.aborted) runInAction(() => (this.notice = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private async report(serial: string, reason: LossReason, password: string): Promise<void> {
    const { signal } = this.#asking;
    const outcome = await this.#parts.desk.reportLoss(serial, reason, password);
    // The dialog was closed meanwhile: what was begun since stays as it is.
    if (!outcome.done) return signal.aborted ? this.#parts.looked() : this.told(outcome);
    if (!signal.aborted) this.closed();
    this.#parts.done(
      outcome.ended > 0 ? message('certificates.lost-ended', { ended: outcome.ended }) : message('certificates.lost'),
      'report-loss',
    );
  }

  private async ask(deed: OrderedAction, serial: string, password: string): Promise<void> {
    const { signal } = this.#asking;
    const outcome = await this.#parts.desk.ask(deed, serial, password);
    // The dialog was closed meanwhile: the page learns of it when it looks.
    if (signal.aborted) return this.#parts.looked();
    if (!outcome.asked) return this.told(outcome);
    runInAction(() => this.shown(outcome.number, outcome.validFor));
  }

  private told(refusal: DeskRefusal): void {
    runInAction(() => {
      this.password = '';
      if (refusal.because === 'wrong') {
        this.passwordError = message('certificates.password-wrong');
        this.refusedOnce();
        return;
      }
      this.notice = refusalWords(refusal, this.#parts.clock.now());
    });
    if (refusal.because === 'not-now' || refusal.because === 'gone') this.#parts.looked();
  }

  private refusedOnce(): void {
    this.attempt += 1;
  }

  private shown(number: string, validFor: number): void {
    const { clock } = this.#parts;
    this.password = '';
    this.number = number;
    this.#until = clock.steady() + validFor * 1000;
    this.tick();
    this.#looking = clock.wakeAfter(pause, () => void this.look());
  }

  private tick(): void {
    const { clock } = this.#parts;
    this.waiting = Math.max(0, Math.ceil((this.#until - clock.steady()) / 1000));
    this.#ticking = this.waiting > 0 ? clock.wakeAfter(1000, this.tick) : undefined;
  }

  private async look(): Promise<void> {
    const { desk, session, clock } = this.#parts;
    const { signal } = this.#asking;
    try {
      const answer = await desk.answer(signal);
      if (!signal.aborted) runInAction(() => this.answered(answer));
    } catch (thrown) {
      if (signal.aborted) return;
      session.faultSeen(thrown);
      // A look that failed says nothing of the telephone: while it may answer, the next one asks again.
      runInAction(() => {
        if (this.waiting > 0) this.#looking = clock.wakeAfter(pause, () => void this.look());
        else this.over(failureOf(thrown).what);
      });
    }
  }

  private answered(answer: PhoneAnswer): void {
    const { clock, done } = this.#parts;
    if (answer === 'waiting') {
      this.#looking = clock.wakeAfter(pause, () => void this.look());
      return;
    }
    const deed = this.subject?.deed;
    if (answer === 'done' && deed !== undefined && deed !== 'report-loss') {
      this.closed();
      return done(message(doneWords[deed]), deed);
    }
    this.over(message(answer === 'refused' ? 'certificates.phone-refused' : 'certificates.phone-over'));
  }

  /** Back to the password, with what came of it. */
  private over(said: Message): void {
    this.#ticking?.();
    this.number = undefined;
    this.waiting = 0;
    this.notice = said;
    this.#parts.looked();
  }
}
