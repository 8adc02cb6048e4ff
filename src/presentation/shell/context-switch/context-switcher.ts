import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { ContextSwitchDesk, ServedAccount } from '../../../application/ports/shell/context-switch-desk.ts';
import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import type { UploadQueue } from '../../evidence/shared/upload-queue.ts';
import { productAt, productEntries, type ProductEntry } from '../../pages/product-entries.ts';
import type { Workbench } from './workbench.ts';

export interface ContextSwitcherParts {
  readonly workbench: Workbench;
  readonly desk: ContextSwitchDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly queue: Pick<UploadQueue, 'isBusy'>;
  readonly signals: Pick<WindowSignals, 'notifyChange'>;
  /** Tells that another window of this browser opened a product. */
  readonly openings: Pick<WindowSignals, 'onChange'>;
}

export type UserKind = 'enterprise' | 'institution';
const kindOf = ({ institution }: ServedAccount): UserKind => (institution === '' ? 'enterprise' : 'institution');

/** The message after a switch to another kind of user. */
const kindMessage = ({ institution }: ServedAccount, role: string): Message =>
  institution === ''
    ? message('switchers.entered-enterprise', { role })
    : message('switchers.entered-institution', { institution });

/**
 * The other places to go from the frame: another product, another enterprise that the user serves, the old version
 * (document 1, section 2, header).
 */
export class ContextSwitcher {
  /** The products that the company has opened; undefined until loaded. */
  opened: ReadonlySet<ProductCode> | undefined = undefined;
  institution = '';
  accounts: readonly ServedAccount[] = [];
  /** The account to switch to, while the user is asked about running uploads. */
  toConfirm: ServedAccount | undefined = undefined;
  entering = false;
  /** Whether the user is asked to confirm the return to the old version. */
  returning = false;
  readonly workbench: Workbench;
  readonly #parts: ContextSwitcherParts;

  constructor(parts: ContextSwitcherParts) {
    this.#parts = parts;
    this.workbench = parts.workbench;
    makeAutoObservable<this>(this, { workbench: false }, { autoBind: true, deep: false });
    // Another user, or another company of the same user, has other places to go.
    reaction(
      () => parts.session.who?.userId,
      () => void this.reset(),
      { fireImmediately: true },
    );
    // New menus may mean that the company has opened another product.
    reaction(
      () => parts.session.who,
      (who, before) => void (who && who.userId === before?.userId && this.loadOpened(who.userId)),
    );
    parts.openings.onChange(() => void this.reloadMenus());
  }

  get products(): readonly ProductEntry[] {
    const { pageConfig, who } = this.#parts.session;
    return productEntries(pageConfig, this.opened, who?.menus ?? []);
  }

  get current(): ServedAccount | undefined {
    return this.accounts.find(({ isCurrent }) => isCurrent);
  }

  get kind(): UserKind {
    return this.current ? kindOf(this.current) : 'enterprise';
  }

  /** The kinds of users to switch between; empty if the host or the user has only one. */
  get kinds(): readonly UserKind[] {
    if (!this.#parts.session.pageConfig.hasInstitutions) return [];
    const kinds = (['enterprise', 'institution'] as const).filter((kind) =>
      this.accounts.some((each) => kindOf(each) === kind),
    );
    return kinds.length > 1 ? kinds : [];
  }

  /** The enterprises to switch between as the present kind of user; empty if there is only one. */
  get companies(): readonly ServedAccount[] {
    const sameKind = this.accounts.filter((each) => kindOf(each) === this.kind);
    return sameKind.length > 1 ? sameKind : [];
  }

  /** The address of the old version; empty if the user may not return to it. */
  get oldVersion(): string {
    const { pageConfig, who } = this.#parts.session;
    return who?.maySwitchVersion === true ? pageConfig.oldVersionUrl : '';
  }

  /** Switches to a kind of user, at the same company if possible. */
  async kindChosen(kind: UserKind): Promise<void> {
    if (kind === this.kind) return;
    const accounts = this.accounts.filter((each) => kindOf(each) === kind);
    const account = accounts.find(({ company }) => company === this.current?.company) ?? accounts[0];
    if (account) await this.accountChosen(account.userId);
  }

  /**
   * Switches to another account. Drafts stay with their account; running uploads would be aborted, so the user is asked
   * first.
   */
  async accountChosen(userId: string): Promise<void> {
    const account = this.accounts.find((each) => each.userId === userId);
    if (!account || account.isCurrent || this.entering) return;
    if (this.#parts.queue.isBusy) this.toConfirm = account;
    else await this.enter(account);
  }

  switchDropped(): void {
    this.toConfirm = undefined;
  }

  async switchConfirmed(): Promise<void> {
    const { toConfirm: account } = this;
    this.toConfirm = undefined;
    if (account) await this.enter(account);
  }

  returnPressed(): void {
    this.returning = true;
  }

  returnDropped(): void {
    this.returning = false;
  }

  /**
   * Records the return to the old version; a failed record does not prevent it.
   * @returns the address to open; undefined if the session has ended
   */
  async returnConfirmed(path: string): Promise<string | undefined> {
    try {
      await this.#parts.desk.recordReturn(productAt(path));
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
    }
    runInAction(() => (this.returning = false));
    return this.oldVersion === '' ? undefined : this.oldVersion;
  }

  private async enter(account: ServedAccount): Promise<void> {
    const { desk, session, toasts, signals } = this.#parts;
    this.entering = true;
    const wasKind = this.kind;
    try {
      session.noteChosenAccount(account.userId);
      await desk.enter(account.userId);
      signals.notifyChange();
      await session.restart();
      if (session.who)
        toasts.show(
          'ok',
          wasKind === kindOf(account)
            ? message('switchers.entered', { company: account.company })
            : kindMessage(account, session.who.role.name),
        );
    } catch (thrown) {
      session.noteChosenAccount(undefined);
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
    } finally {
      runInAction(() => (this.entering = false));
    }
  }

  /** Another window has opened a product. The new menus contain its pages. */
  private async reloadMenus(): Promise<void> {
    if (this.#parts.session.who) await this.#parts.session.load();
  }

  private async loadOpened(userId: string): Promise<void> {
    await this.loadFact(
      userId,
      async () => this.#parts.desk.companyContext(),
      ({ opened, institution }) => Object.assign(this, { opened, institution }),
    );
  }

  private async reset(): Promise<void> {
    [this.opened, this.institution, this.accounts, this.toConfirm, this.returning] = [
      undefined,
      '',
      [],
      undefined,
      false,
    ];
    const userId = this.#parts.session.who?.userId;
    if (userId === undefined) return;
    await Promise.all([
      this.loadOpened(userId),
      this.loadFact(
        userId,
        async () => this.#parts.desk.servedAccounts(),
        (accounts) => (this.accounts = accounts),
      ),
    ]);
  }

  /** Loads facts that the page can do without. */
  private async loadFact<Known>(
    userId: string,
    ask: () => Promise<Known>,
    keep: (known: Known) => void,
  ): Promise<void> {
    try {
      const known = await ask();
      runInAction(() => {
        if (this.#parts.session.who?.userId === userId) keep(known);
      });
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
    }
  }
}
