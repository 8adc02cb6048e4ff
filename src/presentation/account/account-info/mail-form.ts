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

export interface MailFormParts {
  readonly desk: MailDesk;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly toasts: Toasts;
  readonly clock: Clock;
  /** Something happened to the account. */
  readonly happened: () => void;
}

/** Giving a mail address, and proving that one reads what comes there (checklist F-176). */
export class MailForm {
  readonly standing: PageContent<OwnMail>;
  /** The form stands open. */
  isOpen = false;
  /** One is asked whether the address is to be used no more. */
  isEnding = false;
  address = '';
  /** Proves who gives or ends it, and stays while a code is waited for: another is asked for by the same. */
  password = '';
  code = '';
  /** The address to which a code went; it is that which is confirmed, whatever is typed meanwhile. */
  sentTo: string | undefined;
  errors: { readonly address?: Message; readonly password?: Message; readonly code?: Message } = {};
  notice: { readonly tone: 'info' | 'warn' | 'bad'; readonly message: Message } | undefined;
  busy = false;
  /** How many times it was refused: the keyboard goes to the field. */
  attempt = 0;
  readonly #again: Countdown;
  readonly #parts: MailFormParts;

  constructor(parts: MailFormParts) {
    this.#parts = parts;
    this.#again = new Countdown(() => parts.clock.now(), parts.clock);
    this.standing = new PageContent(parts.session, async (signal) => parts.desk.ownMail(signal));
    makeAutoObservable<this>(this, { standing: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  /** Whole seconds until another code may be asked for. */
  get waiting(): number {
    return this.#again.left;
  }

  opened(): void {
    // What was counted when the page was left goes on.
    this.#again.until(this.#again.endsAt);
    if (this.isOffered) void this.standing.load();
  }

  left(): void {
    this.#again.stopped();
    this.standing.stop();
    this.givingLeft();
  }

  givingBegun(): void {
    this.isOpen = true;
    this.notice = undefined;
  }

  /** Nothing that was typed stays; how long one waits for another code does. */
  givingLeft(): void {
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
    this.code = code;
    this.errors = {};
  }

  /** Whoever types another address after all has a code sent there. */
  otherAddressWanted(): void {
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
    if (address === undefined || this.password === '') return this.refused({ ...noAddress, ...noPassword });
    await this.working(async () => {
      const outcome = await this.#parts.desk.askCode(address, this.password);
      runInAction(() => this.asked(address, outcome));
    });
  }

  async confirmPressed(): Promise<void> {
    const { sentTo } = this;
    if (this.busy || sentTo === undefined) return;
    const code = this.code.trim();
    if (code.length !== codeDigits) return this.refused({ code: message('account.mail-code-missing') });
    await this.working(async () => {
      const isRight = await this.#parts.desk.confirm(sentTo, code);
      runInAction(() => {
        if (!isRight) return this.refused({ code: message('account.mail-code-wrong') });
        this.givingLeft();
        this.#parts.toasts.show('ok', message('account.mail-confirmed'));
      });
      await this.standing.look();
      this.#parts.happened();
    });
  }

  endingPressed(): void {
    this.givingLeft();
    this.isEnding = true;
  }

  endingLeft(): void {
    this.givingLeft();
  }

  async endingConfirmed(): Promise<void> {
    if (this.busy) return;
    if (this.password === '') return this.refused({ password: message('account.mail-current-missing') });
    await this.working(async () => {
      const outcome = await this.#parts.desk.end(this.password);
      runInAction(() => this.endingAnswered(outcome));
      if (outcome.ended) await this.standing.look();
      this.#parts.happened();
    });
  }

  private endingAnswered(outcome: MailEndOutcome): void {
    // Who has left the question meanwhile hears what became of it, and is not asked again.
    if (outcome.ended) {
      this.givingLeft();
      this.#parts.toasts.show('ok', message('account.mail-ended'));
      return;
    }
    if (outcome.because === 'locked') this.passwordLocked(outcome.minutes);
    else
      this.passwordWanted({
        password: message(outcome.because === 'wrong' ? 'account.mail-current-wrong' : 'account.mail-expired'),
      });
  }

  private asked(address: string, outcome: MailCodeOutcome): void {
    const now = this.#parts.clock.now();
    if (outcome.sent) this.#again.until(now + outcome.resendAfter * 1000);
    // Who has left the form meanwhile begins anew, and waits as long.
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
        this.#again.until(now + outcome.seconds * 1000);
        return;
      case 'locked':
        return this.passwordLocked(outcome.minutes);
      case 'wrong':
        return this.passwordWanted({ password: message('account.mail-current-wrong') });
      case 'expired':
        return this.passwordWanted({ password: message('account.mail-expired') });
      case 'nowhere':
        this.notice = { tone: 'bad', message: message('account.mail-nowhere') };
        return;
      case 'same':
        return this.refused({ address: message('account.mail-same') });
      case 'no-address':
        return this.refused({ address: message('account.mail-wrong') });
    }
  }

  private passwordLocked(minutes: number): void {
    this.notice = {
      tone: 'bad',
      message: message('account.password-locked', { until: this.#parts.clock.now() + minutes * 60_000 }),
    };
  }

  /** Back to where the password stands, which is typed again. */
  private passwordWanted(errors: MailForm['errors']): void {
    [this.sentTo, this.password] = [undefined, ''];
    this.refused(errors);
  }

  private refused(errors: MailForm['errors']): void {
    this.errors = errors;
    this.attempt += 1;
  }

  private async working(work: () => Promise<void>): Promise<void> {
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
