import { makeAutoObservable, runInAction } from 'mobx';
import { asPortFault } from '../../application/ports/port-fault.ts';
import type { WindowSignals } from '../../application/ports/window-signals.ts';
import type { PlatformDirectory } from '../../application/ports/platform/platform-directory.ts';
import type { SessionDesk } from '../../application/ports/identity/session-desk.ts';
import { needsGroupFlags } from '../../domain/identity/group-pages.ts';
import { neutralPageConfig, type PageConfig } from '../../domain/platform/page-config.ts';
import { firstPage, homePath, menusAllow, type MenuEntry, type SignedIn } from '../../domain/identity/signed-in.ts';
import { parseSignedInElsewhere, type SignedInElsewhere } from '../../domain/identity/signed-in-elsewhere.ts';
import { failureOf, type Failure } from '../shared/failure.ts';

export type SessionState =
  | { readonly kind: 'starting' }
  /** `userName` is whose session it was, where it ended without their doing; empty otherwise. */
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
      /** Where the account is open instead, as far as that is told. */ readonly elsewhere?: SignedInElsewhere;
    }
  | { readonly kind: 'signed-in'; readonly who: SignedIn }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Why a session ended that did not just run out, by the server's code. */
const endings: ReadonlyMap<
  string,
  'replaced' | 'role-withdrawn' | 'password-changed' | 'ended-elsewhere' | 'company-deregistered'
> = new Map([
  ['SESSION_REPLACED', 'replaced'],
  ['ROLE_WITHDRAWN', 'role-withdrawn'],
  ['PASSWORD_CHANGED', 'password-changed'],
  ['SESSION_ENDED_ELSEWHERE', 'ended-elsewhere'],
  ['COMPANY_DEREGISTERED', 'company-deregistered'],
]);

/** What is left of menus that name pages of a group; fetched where one does. */
export type GroupMenus = (menus: readonly MenuEntry[]) => Promise<readonly MenuEntry[]>;

/** Who uses the portal, and in whose colours: known by every screen. */
export class SessionStore {
  pageConfig: PageConfig = neutralPageConfig;
  /** The platform's own look and contacts could not be had; what is usual stands in. */
  configMissing = false;
  state: SessionState = { kind: 'starting' };
  readonly #platforms: PlatformDirectory;
  readonly #sessions: SessionDesk;
  readonly #groupMenus: GroupMenus | undefined;
  #configured = false;
  /** As whom one went on last, until it is known as whom one does now. */
  #last: string | undefined;
  /** As whom one goes on by what was done at this window. */
  #chosen: string | undefined;

  /**
   * `elsewhere` tells that another window of this browser has gone on as somebody else, whose the session is in this
   * one as well.
   */
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
    elsewhere?.onChange(() => void this.followed());
  }

  /**
   * As which account anything is meant that is asked from this window: the one that stands above it, or stood there
   * last. What is still on its way when somebody is signed out is not done as whoever signs in next at another window.
   */
  get account(): string | undefined {
    return this.who?.userId ?? this.#last;
  }

  get who(): SignedIn | undefined {
    return this.state.kind === 'signed-in' ? this.state.who : undefined;
  }

  /**
   * Where this role starts: where the back end says, as far as its menus allow it, and at the home page otherwise
   * (document 1, section 2); undefined when it may open nothing.
   */
  get landing(): string | undefined {
    const { who } = this;
    if (!who) return undefined;
    if (firstPage(who.menus) === undefined) return undefined;
    return menusAllow(who.menus, who.home) ? who.home : homePath;
  }

  /**
   * Platform configuration first, then session, roles and menus (document 1, section 4). What is `then` done is seen
   * together with whoever has come.
   */
  async start(then?: () => void): Promise<void> {
    if (!this.#configured) await this.configure();
    await this.load(then);
  }

  /** An unreachable configuration leaves a neutral brand, and may be asked for again. */
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
    await this.asked(this.who ? 'goes-on' : 'begins', then);
  }

  private async asked(tab: 'goes-on' | 'begins', then?: () => void): Promise<void> {
    let known: () => void;
    try {
      const someone = await this.#sessions.current(tab, this.who?.actsFor?.userId);
      this.becomes(someone.userId);
      const who = await this.within(someone);
      known = () => (this.state = { kind: 'signed-in', who });
    } catch (thrown) {
      known = () => {
        this.faultSeen(thrown);
        // Whoever is at work stays at work: the screen's own calls will tell of a lost connection.
        if (asPortFault(thrown).kind !== 'not-signed-in' && !this.who)
          this.state = { kind: 'failed', failure: failureOf(thrown) };
      };
    }
    runInAction(() => {
      known();
      then?.();
    });
  }

  /**
   * From here on all is meant as that account, also what is asked before it sees anything; nothing of another's is
   * shown meanwhile.
   */
  private becomes(userId: string): void {
    if (this.who && this.who.userId !== userId) this.state = { kind: 'starting' };
    this.#last = userId;
  }

  /** The session has become another account's: nothing of the one before is shown while it is asked whose. */
  async restarted(): Promise<void> {
    this.#last = this.account;
    this.state = { kind: 'starting' };
    await this.asked('goes-on');
  }

  /** At this window one has chosen to go on as that account; undefined where that came to nothing. */
  choseAccount(userId: string | undefined): void {
    this.#chosen = userId;
  }

  /** Whether it was this window that made one that account; told once. */
  isOwnChoice(userId: string): boolean {
    const isOwn = this.#chosen === userId;
    if (isOwn) this.#chosen = undefined;
    return isOwn;
  }

  private async followed(): Promise<void> {
    if (this.who) await this.restarted();
  }

  async roleChosen(role: string): Promise<void> {
    const who = await this.within(await this.#sessions.switchRole(role));
    runInAction(() => (this.state = { kind: 'signed-in', who }));
  }

  async signOut(): Promise<void> {
    await this.#sessions.signOut();
    runInAction(() => (this.state = { kind: 'signed-out', because: 'left', userName: '' }));
  }

  /** Somebody who is about to sign in has said what they are called. */
  named(userName: string): void {
    if (this.state.kind === 'signed-out') this.state = { kind: 'signed-out', because: 'nobody', userName };
  }

  /** Every screen shows its faults here, so that an ended session is noticed wherever it shows first. */
  faultSeen(thrown: unknown): void {
    const { kind, detail } = asPortFault(thrown);
    // What an earlier account asked and hears of late is no news to the one that is there by now.
    if (detail.code === 'ACCOUNT_SWITCHED' && this.who?.userId === detail.values?.['account']) void this.followed();
    // It is looked as whom one goes on, and how that ended.
    if (detail.code === 'ACTING_OVER' && this.who?.actsFor) void this.load();
    if (kind !== 'not-signed-in' || this.state.kind === 'signed-out') return;
    const because = endings.get(detail.code ?? '') ?? (this.state.kind === 'starting' ? 'nobody' : 'ended');
    const elsewhere = because === 'replaced' ? parseSignedInElsewhere(detail.values) : undefined;
    this.state = {
      kind: 'signed-out',
      because,
      userName: this.who?.userName ?? '',
      ...(elsewhere ? { elsewhere } : {}),
    };
  }

  /** Without a group's pages where the back end has not switched them on (F-009). */
  private async within(who: SignedIn): Promise<SignedIn> {
    return this.#groupMenus && needsGroupFlags(who.menus) ? { ...who, menus: await this.#groupMenus(who.menus) } : who;
  }
}
