import { makeAutoObservable, runInAction } from 'mobx';
import type { MailCodeOutcome, MailDesk, MailEndOutcome } from '../../../application/ports/account/mail-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { OwnMail } from '../../../domain/account/own-mail.ts';
import { mailAddress } from '../../../domain/account/shared/mail-address.ts';
import { codeDigits } from '../../../domain/identity/verify-codes.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { Countdown } from '../../identity/countdown.ts';
import { failureOf } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { codeIn } from '../../../domain/text/typed-number.ts';

export interface MailFormParts {
  readonly desk: MailDesk;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly toasts: Toasts;
  readonly clock: Clock;
  /** Is called after a change of the account. */
  readonly onChanged: () => void;
}

/** Sets the user's mail address, and proves that the user reads it (checklist F-176). */
export class MailForm {
  readonly content: PageContent<OwnMail>;
  /** Whether the form is open. */
  isOpen = false;
  /** Whether the user is asked to confirm the removal of the address. */
  isEnding = false;
  address = '';
  /** The password proves the user. It stays while a code is awaited, because a further code needs it again. */
  password = '';
  code = '';
  /** The address that a code was sent to. The code confirms this address, regardless of later typing. */
  sentTo: string | undefined;
  errors: { readonly address?: Message; readonly password?: Message; readonly code?: Message } = {};
  notice: { readonly tone: 'info' | 'warn' | 'bad'; readonly message: Message } | undefined;
  busy = false;
  /** How often sending was refused. The focus moves to the field when it grows. */
  attempt = 0;
  readonly #resendCountdown: Countdown;
  readonly #parts: MailFormParts;

  constructor(parts: MailFormParts) {
    this.#parts = parts;
    this.#resendCountdown = new Countdown(() => parts.clock.now(), parts.clock);
    this.content = new PageContent(parts.session, async (signal) => parts.desk.ownMail(signal));
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  /** Whole seconds until another code may be requested. */
  get waiting(): number {
    return this.#resendCountdown.left;
  }

  opened(): void {
    // The countdown continues from before the page was left.
    this.#resendCountdown.countTo(this.#resendCountdown.endsAt);
    if (this.isOffered) void this.content.load();
  }

  left(): void {
    this.#resendCountdown.stop();
    this.content.stop();
    this.closeForm();
  }

  changePressed(): void {
    this.isOpen = true;
    this.notice = undefined;
  }

  /** Closes the form and discards its input. The countdown continues. */
  closeForm(): void {
    this.isOpen = false;
    this.isEnding = false;
    [this.address, this.password, this.code, this.sentTo, this.errors, this.notice] = [
      '',
      '',
      '',
      undefined,
      {},
      undefined,
    ];
  }

  addressTyped(address: string): void {
    this.address = address;
    this.errors = this.errors.password ? { password: this.errors.password } : {};
  }

  passwordTyped(password: string): void {
    this.password = password;
    this.errors = this.errors.address ? { address: this.errors.address } : {};
  }

  codeTyped(code: string): void {
    this.code = codeIn(code, codeDigits);
    this.errors = {};
  }

  /** Returns to the address, so that a code is sent to another one. */
  otherAddressPressed(): void {
    [this.sentTo, this.code, this.errors, this.notice] = [undefined, '', {}, undefined];
  }

  async codePressed(): Promise<void> {
    if (this.busy || this.waiting > 0) return;
    const address = this.sentTo ?? mailAddress(this.address);
    const noAddress =
      address === undefined
        ? { address: message(this.address.trim() === '' ? 'account.mail-missing' : 'account.mail-wrong') }
        : {};
    const noPassword = this.password === '' ? { password: message('account.mail-current-missing') } : {};
    if (address === undefined || this.password === '') return this.showErrors({ ...noAddress, ...noPassword });
    await this.run(async () => {
      const outcome = await this.#parts.desk.askCode(address, this.password);
      runInAction(() => this.applyCodeOutcome(address, outcome));
    });
  }

  async confirmPressed(): Promise<void> {
    const { sentTo } = this;
    if (this.busy || sentTo === undefined) return;
    const code = this.code.trim();
    if (code.length !== codeDigits) return this.showErrors({ code: message('account.mail-code-missing') });
    await this.run(async () => {
      const isRight = await this.#parts.desk.confirm(sentTo, code);
      runInAction(() => {
        if (!isRight) return this.showErrors({ code: message('account.mail-code-wrong') });
        this.closeForm();
        this.#parts.toasts.show('ok', message('account.mail-confirmed'));
      });
      await this.content.refresh();
      this.#parts.onChanged();
    });
  }

  endingPressed(): void {
    this.closeForm();
    this.isEnding = true;
  }

  endingDropped(): void {
    this.closeForm();
  }

  async endingConfirmed(): Promise<void> {
    if (this.busy) return;
    if (this.password === '') return this.showErrors({ password: message('account.mail-current-missing') });
    await this.run(async () => {
      const outcome = await this.#parts.desk.end(this.password);
      runInAction(() => this.applyEndOutcome(outcome));
      if (outcome.ended) await this.content.refresh();
      this.#parts.onChanged();
    });
  }

  private applyEndOutcome(outcome: MailEndOutcome): void {
    // The outcome is shown even if the user has closed the question meanwhile.
    if (outcome.ended) {
      this.closeForm();
      this.#parts.toasts.show('ok', message('account.mail-ended'));
      return;
    }
    if (outcome.because === 'locked') this.showLocked(outcome.minutes);
    else
      this.askPasswordAgain({
        password: message(outcome.because === 'wrong' ? 'account.mail-current-wrong' : 'account.mail-expired'),
      });
  }

  private applyCodeOutcome(address: string, outcome: MailCodeOutcome): void {
    const now = this.#parts.clock.now();
    if (outcome.sent) this.#resendCountdown.countTo(now + outcome.resendAfter * 1000);
    // If the form was closed meanwhile, only the countdown continues.
    if (!this.isOpen) return;
    if (outcome.sent) {
      [this.sentTo, this.code, this.notice] = [
        address,
        '',
        { tone: 'info', message: message('account.mail-sent', { address }) },
      ];
      return;
    }
    switch (outcome.because) {
      case 'too-soon':
        this.notice = { tone: 'warn', message: message('account.mail-wait', { seconds: outcome.seconds }) };
        this.#resendCountdown.countTo(now + outcome.seconds * 1000);
        return;
      case 'locked':
        return this.showLocked(outcome.minutes);
      case 'wrong':
        return this.askPasswordAgain({ password: message('account.mail-current-wrong') });
      case 'expired':
        return this.askPasswordAgain({ password: message('account.mail-expired') });
      case 'nowhere':
        this.notice = { tone: 'bad', message: message('account.mail-nowhere') };
        return;
      case 'same':
        return this.showErrors({ address: message('account.mail-same') });
      case 'no-address':
        return this.showErrors({ address: message('account.mail-wrong') });
    }
  }

  private showLocked(minutes: number): void {
    this.notice = {
      tone: 'bad',
      message: message('account.password-locked', { until: this.#parts.clock.now() + minutes * 60_000 }),
    };
  }

  /** Returns to the password, which must be typed again. */
  private askPasswordAgain(errors: MailForm['errors']): void {
    [this.sentTo, this.password] = [undefined, ''];
    this.showErrors(errors);
  }

  private showErrors(errors: MailForm['errors']): void {
    this.errors = errors;
    this.attempt += 1;
  }

  private async run(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.notice = undefined;
    try {
      await work();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.notice = { tone: 'bad', message: failureOf(thrown).what }));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
