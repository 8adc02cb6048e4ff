import { makeAutoObservable, runInAction } from 'mobx';
import type { ProtectionDesk, ProtectionOutcome } from '../../../application/ports/account/protection-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { ColleagueResetWait, NewAuthenticator, ResetWaits } from '../../../domain/account/protection.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export interface ProtectionFormParts {
  readonly desk: ProtectionDesk;
  readonly session: Pick<SessionStore, 'faultSeen'>;
  readonly clock: Clock;
  /** Is called after a change of the account. */
  readonly onChanged: () => void;
}

/** The change that the password is asked for. */
export type ProtectionTask =
  | { readonly kind: 'add' | 'remove' | 'codes' }
  | { readonly kind: 'confirm'; readonly colleague: ColleagueResetWait };

/** The authenticator app, the recovery codes, and password resets that wait. */
export class ProtectionForm {
  readonly waits: PageContent<ResetWaits>;
  task: ProtectionTask | undefined;
  password = '';
  /** The app that is being added, after the password. */
  added: NewAuthenticator | undefined;
  code = '';
  /** The new recovery codes, until the user closes their list. */
  codes: readonly string[] = [];
  error: Message | undefined;
  notice: { readonly tone: 'ok' | 'warn' | 'bad'; readonly message: Message } | undefined;
  busy = false;
  /** How often sending was refused. The focus moves to the field when it grows. */
  attempt = 0;
  readonly #parts: ProtectionFormParts;

  constructor(parts: ProtectionFormParts) {
    this.#parts = parts;
    this.waits = new PageContent(parts.session, async (signal) => parts.desk.waits(signal));
    makeAutoObservable<this>(this, { waits: false }, { autoBind: true, deep: false });
  }

  get offersApp(): boolean {
    return this.#parts.desk.offersApp;
  }

  get offersWaits(): boolean {
    return this.#parts.desk.offersWaits;
  }

  opened(): void {
    if (this.offersWaits) void this.waits.load();
  }

  /** Removes secrets from the page. */
  left(): void {
    this.waits.stop();
    this.closePressed();
    this.notice = undefined;
  }

  taskPressed(task: ProtectionTask): void {
    this.closePressed();
    [this.task, this.notice] = [task, undefined];
  }

  /** Discards the input, and the recovery codes that were shown. */
  closePressed(): void {
    [this.task, this.password, this.added, this.code, this.codes, this.error] = [
      undefined,
      '',
      undefined,
      '',
      [],
      undefined,
    ];
  }

  passwordTyped(password: string): void {
    [this.password, this.error] = [password, undefined];
  }

  codeTyped(code: string): void {
    [this.code, this.error] = [code.slice(0, 12), undefined];
  }

  async passwordPressed(): Promise<void> {
    const { task, password } = this;
    if (this.busy || !task) return;
    if (password === '') return this.#showError(message('account.two-step-current-missing'));
    const { desk } = this.#parts;
    switch (task.kind) {
      case 'add':
        return this.#change(
          async () => desk.beginApp(password),
          (given) => {
            [this.added, this.password] = [given, ''];
          },
        );
      case 'remove':
        return this.#change(
          async () => desk.removeApp(password),
          () => this.finish('account.app-removed'),
        );
      case 'codes':
        return this.#change(
          async () => desk.makeCodes(password),
          (codes) => this.showCodes(codes),
        );
      case 'confirm':
        return this.#change(
          async () => desk.confirmReset(task.colleague.userId, password),
          () => this.finish('account.reset-confirmed'),
        );
    }
  }

  /** Sends the first code of the app. */
  async codePressed(): Promise<void> {
    if (this.busy) return;
    if (this.code.trim() === '') return this.#showError(message('account.app-code-missing'));
    await this.#change(
      async () => this.#parts.desk.confirmApp(this.code.trim()),
      (codes) => this.showCodes(codes),
    );
  }

  async stopPressed(): Promise<void> {
    if (this.busy) return;
    await this.#change(
      async () => this.#parts.desk.stopReset(),
      () => this.finish('account.reset-stopped'),
    );
  }

  private showCodes(codes: readonly string[]): void {
    this.closePressed();
    this.codes = codes;
  }

  private finish(said: 'account.app-removed' | 'account.reset-confirmed' | 'account.reset-stopped'): void {
    this.closePressed();
    this.notice = { tone: 'ok', message: message(said) };
  }

  #showError(error: Message): void {
    this.error = error;
    this.attempt += 1;
  }

  async #change<Given>(ask: () => Promise<ProtectionOutcome<Given>>, onDone: (given: Given) => void): Promise<void> {
    [this.busy, this.notice] = [true, undefined];
    try {
      const outcome = await ask();
      runInAction(() => (outcome.done ? onDone(outcome.given) : this.refuse(outcome)));
      if (!outcome.done) return;
      if (this.offersWaits) await this.waits.refresh();
      this.#parts.onChanged();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.notice = { tone: 'bad', message: failureOf(thrown).what }));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private refuse(outcome: Extract<ProtectionOutcome, { readonly done: false }>): void {
    switch (outcome.because) {
      case 'wrong':
        return this.#showError(message('account.two-step-wrong'));
      case 'wrong-code':
        return this.#showError(message('account.app-code-wrong'));
      case 'locked':
        this.notice = {
          tone: 'bad',
          message: message('account.password-locked', { until: this.#parts.clock.now() + outcome.minutes * 60_000 }),
        };
        return;
      case 'expired':
        this.notice = { tone: 'warn', message: message('account.two-step-expired') };
        return;
      case 'needs-two':
        this.notice = { tone: 'warn', message: message('account.app-needs-two') };
        return;
      case 'over':
        this.closePressed();
        this.notice = { tone: 'warn', message: message('account.protection-over') };
    }
  }
}
