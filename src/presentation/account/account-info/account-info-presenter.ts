import { makeAutoObservable } from 'mobx';
import { historyPageSize, type AccountDesk } from '../../../application/ports/account/account-desk.ts';
import type { MailDesk } from '../../../application/ports/account/mail-desk.ts';
import type { ProtectionDesk } from '../../../application/ports/account/protection-desk.ts';
import type { TwoStepDesk } from '../../../application/ports/account/two-step-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Preferences } from '../../../application/ports/preferences.ts';
import type { Account, AccountEvent, AccountSession, Identifier } from '../../../domain/account/account.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { TemporaryReveal } from '../../shared/temporary-reveal.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { MailForm } from './mail-form.ts';
import { PasswordForm } from './password-form.ts';
import { ProtectionForm } from './protection-form.ts';
import { ReproofForm } from './reauthentication-form.ts';
import { TwoStepForm } from './two-step-form.ts';

export const accountPath = '/my/account/info';

export type RowHeight = 'comfortable' | 'compact';
export const rowHeights: readonly RowHeight[] = ['comfortable', 'compact'];

interface History {
  readonly page: number;
  readonly total: number;
  readonly events: readonly AccountEvent[];
}

export interface AccountInfoParts {
  readonly desk: AccountDesk;
  readonly twoSteps: TwoStepDesk;
  readonly mails: MailDesk;
  /** Undefined where nothing of it is offered. */
  readonly protection?: ProtectionDesk | undefined;
  readonly session: SessionStore;
  readonly preferences: Preferences;
  readonly toasts: Toasts;
  readonly clock: Clock;
}

/** The user's account: identity, protection and preferences (document 1, section 2; checklist 1.4). */
export class AccountInfoPresenter {
  readonly password: PasswordForm;
  readonly twoStep: TwoStepForm;
  readonly mail: MailForm;
  /** Undefined where nothing of it is offered. */
  readonly protection: ProtectionForm | undefined;
  /** Proof again, before a session is ended. */
  readonly reproof: ReproofForm;
  readonly account: PageContent<Account>;
  readonly sessions: PageContent<readonly AccountSession[]>;
  readonly history: PageContent<History>;
  rowHeight: RowHeight;
  sharedComputer: boolean;
  #page = 1;
  #unlisten: (() => void) | undefined;
  readonly #shownIdentifiers: TemporaryReveal<Identifier, string>;
  readonly #parts: AccountInfoParts;

  constructor(parts: AccountInfoParts) {
    const { desk, twoSteps, mails, session, preferences, toasts, clock } = parts;
    this.#parts = parts;
    this.#shownIdentifiers = new TemporaryReveal(clock);
    this.password = new PasswordForm(desk, session, clock, () => void this.refreshActivity());
    this.twoStep = new TwoStepForm(twoSteps, session, toasts, clock, () => void this.refreshActivity());
    this.mail = new MailForm({ desk: mails, session, toasts, clock, onChanged: () => void this.refreshActivity() });
    this.protection =
      parts.protection &&
      new ProtectionForm({
        desk: parts.protection,
        session,
        clock,
        onChanged: () => {
          void this.twoStep.content.refresh();
          void this.refreshActivity();
        },
      });
    this.reproof = new ReproofForm(clock);
    this.account = new PageContent(session, async (signal) => desk.account(signal));
    this.sessions = new PageContent(session, async (signal) => desk.sessions(signal));
    this.history = new PageContent(session, async (signal) => ({
      page: this.#page,
      ...(await desk.history(this.#page, signal)),
    }));
    this.rowHeight = preferences.read(this.densityName) === 'compact' ? 'compact' : 'comfortable';
    this.sharedComputer = preferences.read('shared-computer') === 'yes';
    makeAutoObservable<this>(
      this,
      {
        password: false,
        twoStep: false,
        mail: false,
        protection: false,
        reproof: false,
        account: false,
        sessions: false,
        history: false,
      },
      { autoBind: true, deep: false },
    );
  }

  /** The identifiers that are shown in full at present. */
  get revealed(): Partial<Record<Identifier, string>> {
    return Object.fromEntries(this.#shownIdentifiers.shown);
  }

  get offersMore(): boolean {
    return this.#parts.desk.offersMore;
  }

  get today(): string {
    return shanghaiDate(this.#parts.clock.now());
  }

  /** The number of pages of the history, at least one. */
  get pages(): number {
    return Math.max(1, Math.ceil((this.history.value?.total ?? 0) / historyPageSize));
  }

  opened(): void {
    void this.account.load();
    this.twoStep.opened();
    this.mail.opened();
    this.protection?.opened();
    this.#unlisten ??= this.#parts.preferences.onChosenElsewhere(this.followOtherWindow);
    if (!this.offersMore) return;
    void this.sessions.load();
    void this.history.load();
  }

  /** Removes secrets from the page. */
  left(): void {
    for (const content of [this.account, this.sessions, this.history]) content.stop();
    this.#unlisten?.();
    this.#unlisten = undefined;
    this.password.left();
    this.twoStep.left();
    this.mail.left();
    this.reproof.closePressed();
    this.protection?.left();
    this.#shownIdentifiers.hideAll();
  }

  async revealPressed(identifier: Identifier): Promise<void> {
    if (this.#shownIdentifiers.shown.has(identifier)) return this.#shownIdentifiers.hide(identifier);
    const { desk } = this.#parts;
    await this.#run(async () => {
      this.#shownIdentifiers.show(identifier, await desk.reveal(identifier));
      await this.history.refresh();
    });
  }

  /** Ends a session on another device. */
  async endSessionPressed(id: string): Promise<void> {
    const { desk, toasts } = this.#parts;
    let isRefreshed = false;
    await this.#run(async () =>
      this.reproof.run(
        async (password) => desk.endSession(id, password),
        async () => {
          isRefreshed = true;
          toasts.show('ok', message('account.session-ended'));
          await this.refreshActivity();
        },
      ),
    );
    // A session that cannot be ended has ended already.
    if (!isRefreshed && !this.reproof.isAsking) await this.refreshActivity();
  }

  async pageChosen(page: number): Promise<void> {
    this.#page = page;
    await this.history.load();
  }

  rowHeightChosen(rowHeight: RowHeight): void {
    this.rowHeight = rowHeight;
    if (this.#parts.session.who) this.#parts.preferences.write(this.densityName, rowHeight);
  }

  sharedComputerChosen(shared: boolean): void {
    this.sharedComputer = shared;
    this.#parts.preferences.write('shared-computer', shared ? 'yes' : 'no');
  }

  private get densityName(): `density:${string}` {
    return `density:${this.#parts.session.who?.userId ?? ''}`;
  }

  private followOtherWindow(name: string, value: string): void {
    if (name === this.densityName) this.rowHeight = value === 'compact' ? 'compact' : 'comfortable';
    if (name === 'shared-computer') this.sharedComputer = value === 'yes';
  }

  /** Refreshes sessions and history after a change of the account. */
  private async refreshActivity(): Promise<void> {
    this.#page = 1;
    // A mail address that is shown in full may be outdated.
    this.#shownIdentifiers.hide('mail');
    await Promise.all([this.sessions.refresh(), this.history.refresh()]);
  }

  async #run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      this.#parts.toasts.show('bad', failureOf(thrown).what);
    }
  }
}
