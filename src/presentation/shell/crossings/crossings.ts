import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { CrossingDesk, ServedAccount } from '../../../application/ports/shell/crossing-desk.ts';
import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import type { UploadQueue } from '../../evidence/shared/upload-queue.ts';
import { productAt, productEntries, type ProductEntry } from '../../pages/product-entries.ts';
import type { Workbench } from './workbench.ts';

export interface CrossingsParts {
  readonly workbench: Workbench;
  readonly desk: CrossingDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly queue: Pick<UploadQueue, 'isBusy'>;
  readonly signals: Pick<WindowSignals, 'notifyChange'>;
  /** Other windows of this browser that opened a product. */
  readonly openings: Pick<WindowSignals, 'onChange'>;
}

export type UserKind = 'enterprise' | 'institution';
const kindOf = ({ institution }: ServedAccount): UserKind => (institution === '' ? 'enterprise' : 'institution');

/** As what one goes on, where that is another kind of user. */
const asKind = ({ institution }: ServedAccount, role: string): Message =>
  institution === ''
    ? message('crossings.entered-enterprise', { role })
    : message('crossings.entered-institution', { institution });

/**
 * Where else one may go from the frame: another product, another enterprise that one serves, the old version (document
 * 1, section 2, header).
 */
export class Crossings {
  /** What the company has opened; undefined until it is known. */
  opened: ReadonlySet<ProductCode> | undefined = undefined;
  institution = '';
  accounts: readonly ServedAccount[] = [];
  /** Who one wants to go on as, while files that are on their way speak against it. */
  asked: ServedAccount | undefined = undefined;
  entering = false;
  /** Whether one is asked if one wants to go back to the old version. */
  returning = false;
  readonly workbench: Workbench;
  readonly #parts: CrossingsParts;

  constructor(parts: CrossingsParts) {
    this.#parts = parts;
    this.workbench = parts.workbench;
    makeAutoObservable<this>(this, { workbench: false }, { autoBind: true, deep: false });
    // Another person, or another company of the same, has other ways.
    reaction(
      () => parts.session.who?.userId,
      () => void this.begun(),
      { fireImmediately: true },
    );
    // What the company has opened may be another matter whenever the menus come anew.
    reaction(
      () => parts.session.who,
      (who, before) => void (who && who.userId === before?.userId && this.openedAnew(who.userId)),
    );
    parts.openings.onChange(() => void this.menusAnew());
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

  /** The kinds of users between which one may switch; none where the host has but one, or the person is but one. */
  get kinds(): readonly UserKind[] {
    if (!this.#parts.session.pageConfig.hasInstitutions) return [];
    const there = (['enterprise', 'institution'] as const).filter((kind) =>
      this.accounts.some((each) => kindOf(each) === kind),
    );
    return there.length > 1 ? there : [];
  }

  /** The enterprises between which one may switch as the kind of user that one is; none where there is but one. */
  get companies(): readonly ServedAccount[] {
    const own = this.accounts.filter((each) => kindOf(each) === this.kind);
    return own.length > 1 ? own : [];
  }

  /** Where the old version is; empty where one does not go back. */
  get oldVersion(): string {
    const { pageConfig, who } = this.#parts.session;
    return who?.maySwitchVersion === true ? pageConfig.oldVersionUrl : '';
  }

  /** Goes on as that kind of user, for the same company where one can. */
  async kindChosen(kind: UserKind): Promise<void> {
    if (kind === this.kind) return;
    const there = this.accounts.filter((each) => kindOf(each) === kind);
    const account = there.find(({ company }) => company === this.current?.company) ?? there[0];
    if (account) await this.accountChosen(account.userId);
  }

  /**
   * Drafts stay with the account whose they are; files that are still on their way would not arrive, so that one is
   * asked first.
   */
  async accountChosen(userId: string): Promise<void> {
    const account = this.accounts.find((each) => each.userId === userId);
    if (!account || account.isCurrent || this.entering) return;
    if (this.#parts.queue.isBusy) this.asked = account;
    else await this.enter(account);
  }

  askedDropped(): void {
    this.asked = undefined;
  }

  async askedConfirmed(): Promise<void> {
    const { asked } = this;
    this.asked = undefined;
    if (asked) await this.enter(asked);
  }

  returnPressed(): void {
    this.returning = true;
  }

  returnDropped(): void {
    this.returning = false;
  }

  /**
   * Where to go, once it is written down that one goes; a record that fails holds nobody. Undefined where the session
   * has ended.
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
      session.choseAccount(account.userId);
      await desk.enter(account.userId);
      signals.notifyChange();
      await session.restarted();
      if (session.who)
        toasts.show(
          'ok',
          wasKind === kindOf(account)
            ? message('crossings.entered', { company: account.company })
            : asKind(account, session.who.role.name),
        );
    } catch (thrown) {
      session.choseAccount(undefined);
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
    } finally {
      runInAction(() => (this.entering = false));
    }
  }

  /** Another window opened a product: its pages stand in the menus. */
  private async menusAnew(): Promise<void> {
    if (this.#parts.session.who) await this.#parts.session.load();
  }

  private async openedAnew(userId: string): Promise<void> {
    await this.learn(
      userId,
      async () => this.#parts.desk.companyContext(),
      ({ opened, institution }) => Object.assign(this, { opened, institution }),
    );
  }

  private async begun(): Promise<void> {
    [this.opened, this.institution, this.accounts, this.asked, this.returning] = [undefined, '', [], undefined, false];
    const userId = this.#parts.session.who?.userId;
    if (userId === undefined) return;
    await Promise.all([
      this.openedAnew(userId),
      this.learn(
        userId,
        async () => this.#parts.desk.servedAccounts(),
        (accounts) => (this.accounts = accounts),
      ),
    ]);
  }

  /** What cannot be had now leaves out what it would add. */
  private async learn<Known>(userId: string, ask: () => Promise<Known>, keep: (known: Known) => void): Promise<void> {
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
