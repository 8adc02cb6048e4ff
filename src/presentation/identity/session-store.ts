import { makeAutoObservable, runInAction } from 'mobx';
import { asPortFault } from '../../application/ports/port-fault.ts';
import type { WindowSignals } from '../../application/ports/window-signals.ts';
import type { PlatformDirectory } from '../../application/ports/platform/platform-directory.ts';
import type { SessionDesk } from '../../application/ports/identity/session-desk.ts';
import { needsGroupFlags } from '../../domain/identity/group-pages.ts';
import { neutralPageConfig, type PageConfig } from '../../domain/platform/page-config.ts';
import { homePath, menusAllow, type MenuEntry, type SignedIn } from '../../domain/identity/signed-in.ts';
import { parseSignedInElsewhere, type SignedInElsewhere } from '../../domain/identity/signed-in-elsewhere.ts';
import { failureOf, type Failure } from '../shared/failure.ts';

export type SessionState =
  | { readonly kind: 'starting' }
  /** `userName` is the name of the user if the session ended without signing out; it is empty otherwise. */
  | {
      readonly kind: 'signed-out';
      readonly because:
        | 'nobody'
        | 'ended'
        | 'replaced'
        | 'role-withdrawn'
        | 'password-changed'
        | 'ended-elsewhere'
        | 'company-deregistered'
        | 'left';
      readonly userName: string;
      /** Where the account is signed in instead, if known. */ readonly elsewhere?: SignedInElsewhere;
    }
  | { readonly kind: 'signed-in'; readonly who: SignedIn }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Reasons, other than expiry, for which a session ended, by the server's code. */
const endReasons: ReadonlyMap<
  string,
  'replaced' | 'role-withdrawn' | 'password-changed' | 'ended-elsewhere' | 'company-deregistered'
> = new Map([
  ['SESSION_REPLACED', 'replaced'],
  ['ROLE_WITHDRAWN', 'role-withdrawn'],
  ['PASSWORD_CHANGED', 'password-changed'],
  ['SESSION_ENDED_ELSEWHERE', 'ended-elsewhere'],
  ['COMPANY_DEREGISTERED', 'company-deregistered'],
]);

/** Filters menus that name pages of a group; loaded only for such menus. */
export type GroupMenus = (menus: readonly MenuEntry[]) => Promise<readonly MenuEntry[]>;

/** The signed-in user and the platform's brand, for every screen. */
export class SessionStore {
  pageConfig: PageConfig = neutralPageConfig;
  /** Whether the platform's brand and contacts could not be loaded and defaults are used. */
  configMissing = false;
  state: SessionState = { kind: 'starting' };
  readonly #platforms: PlatformDirectory;
  readonly #sessions: SessionDesk;
  readonly #groupMenus: GroupMenus | undefined;
  #configured = false;
  /** The account that this window last worked as, until its present one is known. */
  #lastAccount: string | undefined;
  /** The account that the user chose at this window. */
  #chosenAccount: string | undefined;
  /** Whether signing out is under way. */
  #isLeaving = false;

  /** @param elsewhere tells that another window of this browser switched the session to another account */
  constructor(
    platforms: PlatformDirectory,
    sessions: SessionDesk,
    elsewhere?: Pick<WindowSignals, 'onChange'>,
    groupMenus?: GroupMenus,
  ) {
    this.#platforms = platforms;
    this.#sessions = sessions;
    this.#groupMenus = groupMenus;
    makeAutoObservable<this>(this, { account: false }, { autoBind: true, deep: false });
    elsewhere?.onChange(() => void this.followOtherWindow());
  }

  /**
   * The account that requests of this window are meant for: the signed-in one, or the last one. A request that is still
   * under way after signing out is not executed as the next user of another window.
   */
  get account(): string | undefined {
    return this.who?.userId ?? this.#lastAccount;
  }

  get who(): SignedIn | undefined {
    return this.state.kind === 'signed-in' ? this.state.who : undefined;
  }

  /**
   * The first page of this role: the back end's choice if the menus allow it, and otherwise the home page (document 1,
   * section 2). Undefined while no one is signed in.
   */
  get landing(): string | undefined {
    const { who } = this;
    if (!who) return undefined;
    return menusAllow(who.menus, who.home) ? who.home : homePath;
  }

  /**
   * Loads the platform's configuration, then session, roles and menus (document 1, section 4). The effects of `then`
   * are seen together with the new state.
   */
  async start(then?: () => void): Promise<void> {
    if (!this.#configured) await this.configure();
    await this.load(then);
  }

  /** Loads the configuration. A failure leaves a neutral brand, and may be retried. */
  async configure(): Promise<void> {
    try {
      const config = await this.#platforms.pageConfig();
      runInAction(() => {
        this.pageConfig = config;
        this.configMissing = false;
        this.#configured = true;
      });
    } catch (thrown) {
      asPortFault(thrown);
      runInAction(() => (this.configMissing = true));
    }
  }

  async load(then?: () => void): Promise<void> {
    await this.loadSession(this.who ? 'goes-on' : 'begins', then);
  }

  private async loadSession(tab: 'goes-on' | 'begins', then?: () => void): Promise<void> {
    let applyState: () => void;
    try {
      const session = await this.#sessions.current(tab, this.who?.actsFor?.userId);
      this.useAccount(session.userId);
      const who = await this.withGroupMenus(session);
      applyState = () => (this.state = { kind: 'signed-in', who });
    } catch (thrown) {
      applyState = () => {
        this.faultSeen(thrown);
        // A signed-in user stays at work: the screen's own calls will report a lost connection.
        if (asPortFault(thrown).kind !== 'not-signed-in' && !this.who)
          this.state = { kind: 'failed', failure: failureOf(thrown) };
      };
    }
    runInAction(() => {
      applyState();
      then?.();
    });
  }

  /** Marks all further requests as meant for an account, also before it is shown; hides the data of another account. */
  private useAccount(userId: string): void {
    if (this.who && this.who.userId !== userId) this.state = { kind: 'starting' };
    this.#lastAccount = userId;
  }

  /** Loads the session again after it became another account's; hides the previous account's data meanwhile. */
  async restart(): Promise<void> {
    this.#lastAccount = this.account;
    this.state = { kind: 'starting' };
    await this.loadSession('goes-on');
  }

  /** Notes the account that the user switches to at this window; undefined if the switch failed. */
  noteChosenAccount(userId: string | undefined): void {
    this.#chosenAccount = userId;
  }

  /** Whether the switch to that account was made at this window. Answers true only once. */
  isOwnChoice(userId: string): boolean {
    const isOwn = this.#chosenAccount === userId;
    if (isOwn) this.#chosenAccount = undefined;
    return isOwn;
  }

  private async followOtherWindow(): Promise<void> {
    if (this.who) await this.restart();
  }

  async chooseRole(role: string): Promise<void> {
    const who = await this.withGroupMenus(await this.#sessions.switchRole(role));
    runInAction(() => (this.state = { kind: 'signed-in', who }));
  }

  async signOut(): Promise<void> {
    this.#isLeaving = true;
    try {
      await this.#sessions.signOut();
      runInAction(() => (this.state = { kind: 'signed-out', because: 'left', userName: '' }));
    } finally {
      this.#isLeaving = false;
    }
  }

  /**
   * Loads the session again after the back end announced a change of it. Nothing is asked for a user who has left or is
   * leaving: the change is their own.
   */
  async sessionAnnounced(): Promise<void> {
    if (this.who && !this.#isLeaving) await this.load();
  }

  /** Notes the name that a user has typed to sign in. */
  noteUserName(userName: string): void {
    if (this.state.kind === 'signed-out') this.state = { kind: 'signed-out', because: 'nobody', userName };
  }

  /** Every screen shows its faults here, so that an ended session is noticed wherever it shows first. */
  faultSeen(thrown: unknown): void {
    const { kind, detail } = asPortFault(thrown);
    // A late answer to a request of the previous account does not concern the present one.
    if (detail.code === 'ACCOUNT_SWITCHED' && this.who?.userId === detail.values?.['account'])
      void this.followOtherWindow();
    // The end of acting for a colleague is found out by loading the session.
    if (detail.code === 'ACTING_OVER' && this.who?.actsFor) void this.load();
    if (kind !== 'not-signed-in' || this.state.kind === 'signed-out') return;
    const because = endReasons.get(detail.code ?? '') ?? (this.state.kind === 'starting' ? 'nobody' : 'ended');
    const elsewhere = because === 'replaced' ? parseSignedInElsewhere(detail.values) : undefined;
    this.state = {
      kind: 'signed-out',
      because,
      userName: this.who?.userName ?? '',
      ...(elsewhere ? { elsewhere } : {}),
    };
  }

  /** Removes a group's pages that the back end has not switched on (F-009). */
  private async withGroupMenus(who: SignedIn): Promise<SignedIn> {
    return this.#groupMenus && needsGroupFlags(who.menus) ? { ...who, menus: await this.#groupMenus(who.menus) } : who;
  }
}
