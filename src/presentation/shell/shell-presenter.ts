import { makeAutoObservable, runInAction } from 'mobx';
import type { Navigator } from '../../application/ports/navigator.ts';
import type { Drafts } from '../../application/ports/drafts.ts';
import type { Preferences } from '../../application/ports/preferences.ts';
import { signInPathOf } from '../../domain/platform/sub-platform.ts';
import { menusAllow, type Role } from '../../domain/identity/signed-in.ts';
import { message } from '../../words/catalogue.ts';
import { failureOf, type Failure } from '../shared/failure.ts';
import { returnPlace, signInPath } from '../pages/return-place.ts';
import type { SessionStore } from '../identity/session-store.ts';
import type { SessionWatch } from '../identity/session-watch.ts';
import type { Toasts } from '../shared/toasts.ts';
import type { UploadQueue } from '../evidence/shared/upload-queue.ts';
import type { SignedIn } from '../../domain/identity/signed-in.ts';
import { readingPlace } from './reading-place.ts';
import { listsProduct, shellMenus, type ShellMenu } from './shell-menus.ts';

/** Whether the page at a path may be shown. Nothing protected is drawn before this is known. */
export type PageAccess = 'checking' | 'allowed' | 'forbidden' | 'to-sign-in' | 'failed';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/**
 * The end of acting for a colleague: who ended it (no one if its time was over), the role that the user has now, and
 * the package that the user worked on.
 */
export interface ActingEnded extends NonNullable<SignedIn['actingOver']> {
  readonly role: string;
  /** The page on which the package can be read; undefined if there was none. */
  readonly place: string | undefined;
}

export const forbiddenPath = '/error-page/403';

/** The uploads, as far as they depend on the session. */
export type SessionUploads = Pick<UploadQueue, 'clear' | 'forgetPlacesOf' | 'resume'>;

/** The frame around every page: the user, the menus, and signing out (document 1, section 2). */
export class ShellPresenter {
  leaving = false;
  signingOut = false;
  switching = false;
  /** The role by which the pages were last checked; undefined before the first user. */
  private checkedRole: string | undefined;
  /** Why signing out failed, until it is read. */
  signOutFailure: Failure | undefined;
  /** How acting for a colleague ended during work, until it is read. */
  actingEnded: ActingEnded | undefined;
  /** The refused page, while the refusal is shown; empty if unknown. */
  refusedPath = '';
  theme: ThemeChoice;
  /** The language that another window of this browser has chosen. */
  localeElsewhere: string | undefined;
  #lastUser: string | undefined;
  /** The note about another window's switch of account. */
  #accountNote: number | undefined;
  /** The person behind the account, at any company. */
  #person: string | undefined;
  #leavingFrom: string | undefined;
  /** The path at which another window changed the role. */
  #roleChangedAt: string | undefined;
  #opened = false;
  #isSignedIn = false;
  #configured: Promise<void> = Promise.resolve();
  readonly #session: SessionStore;
  readonly #watch: SessionWatch;
  readonly #queue: SessionUploads;
  readonly #toasts: Toasts;
  readonly #navigator: Navigator;
  readonly #preferences: Preferences;
  readonly #drafts: Drafts;

  constructor(
    session: SessionStore,
    watch: SessionWatch,
    queue: SessionUploads,
    toasts: Toasts,
    navigator: Navigator,
    preferences: Preferences,
    drafts: Drafts,
  ) {
    this.#session = session;
    this.#watch = watch;
    this.#queue = queue;
    this.#toasts = toasts;
    this.#navigator = navigator;
    this.#preferences = preferences;
    this.#drafts = drafts;
    this.theme = themeChoices.find((choice) => choice === preferences.read('theme')) ?? 'system';
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    preferences.onChosenElsewhere(this.followOtherWindow);
  }

  get menus(): readonly ShellMenu[] {
    return shellMenus(this.#session.who?.menus ?? []);
  }

  /** Whether the menus list a product. The opened products may remove some of them again. */
  get listsProducts(): boolean {
    return listsProduct(this.#session.who?.menus ?? []);
  }

  /** The page that the logo opens. */
  get home(): string {
    return this.#session.landing ?? forbiddenPath;
  }

  get roles(): readonly Role[] {
    return this.#session.who?.candidateRoles ?? [];
  }

  get failure(): Failure | undefined {
    return this.#session.state.kind === 'failed' ? this.#session.state.failure : undefined;
  }

  /** Whether the page at a path may be shown to the user. Without a path it is a page for all signed-in users. */
  passage(path: string | undefined): PageAccess {
    const { state } = this.#session;
    if (state.kind === 'starting') return 'checking';
    if (state.kind === 'failed') return 'failed';
    if (state.kind === 'signed-out') return 'to-sign-in';
    if (path === undefined || menusAllow(state.who.menus, path)) return 'allowed';
    // The first page of the new role is being opened, whichever window changed it.
    return this.switching || (this.checkedRole !== undefined && this.checkedRole !== state.who.role.code)
      ? 'checking'
      : 'forbidden';
  }

  /**
   * Starts once: loads the configuration and the session at the same time. Resolves when the configuration is loaded or
   * has failed.
   */
  opened(): Promise<void> {
    if (!this.#opened) {
      this.#opened = true;
      this.#configured = this.#session.configure();
      void this.#session.load();
    }
    return this.#configured;
  }

  async retryPressed(): Promise<void> {
    await this.#session.start();
  }

  private refusePage(): void {
    this.refusedPath = this.here;
    this.#navigator.replaceWith(forbiddenPath);
  }

  /** Handles a page that the menus do not allow. It is no refusal if another window changed the role. */
  forbiddenVisited(): void {
    if (this.#roleChangedAt !== this.here) return this.refusePage();
    // A user who worked on a package reads it now; its changes were saved.
    const place = this.actingEnded?.place;
    this.#navigator.replaceWith(place && this.passage(place.split('?')[0]) === 'allowed' ? place : this.home);
  }

  actingEndRead(): void {
    this.actingEnded = undefined;
  }

  /** Leads a signed-in user away from the sign-in page. */
  signInVisited(): void {
    if (this.#session.who)
      this.#navigator.replaceWith(returnPlace(this.#navigator.current().split('?')[1] ?? '') ?? this.home);
  }

  /** Leads a user who named no page to the first one. */
  homeVisited(): void {
    this.#navigator.replaceWith(this.home);
  }

  themeChosen(theme: ThemeChoice): void {
    this.theme = theme;
    this.#preferences.write('theme', theme);
  }

  private followOtherWindow(name: string, value: string): void {
    if (name === 'theme') this.theme = themeChoices.find((choice) => choice === value) ?? this.theme;
    if (name === 'locale') this.localeElsewhere = value;
  }

  /** A user has signed in. Waiting uploads continue, unless they are another user's. */
  signedIn(userId: string): void {
    if (this.#lastUser !== undefined && this.#lastUser !== userId) {
      this.#queue.clear();
      // An account that changed without signing out leaves a page of the previous one.
      if (this.#isSignedIn) this.openOtherAccount(userId);
    }
    this.#person = this.#session.who?.personId;
    this.#lastUser = userId;
    this.#isSignedIn = true;
    this.#watch.start();
    this.#queue.resume();
  }

  /** Opens the first page of another account. A switch by another window is reported. */
  private openOtherAccount(userId: string): void {
    const { who } = this.#session;
    if (!who) return;
    this.checkedRole = who.role.code;
    this.#navigator.replaceWith(this.home);
    if (this.#accountNote !== undefined) this.#toasts.dismissed(this.#accountNote);
    this.#accountNote = undefined;
    if (this.#session.isOwnChoice(userId)) return;
    const [company, person] = [who.companyName, who.personName];
    // The note stays until the user comes back to this window.
    this.#accountNote = this.#toasts.keep(
      'info',
      who.personId === this.#person
        ? message('shell.account-switched-elsewhere', { company, role: who.role.name })
        : message('shell.person-switched-elsewhere', { company, person }),
    );
  }

  /** Notes the present role, and reports a role that another window chose or that has ended. */
  roleChanged(code: string): void {
    const isChangedElsewhere = this.checkedRole !== undefined && this.checkedRole !== code && !this.switching;
    const { who } = this.#session;
    this.actingEnded = undefined;
    if (isChangedElsewhere && who) {
      const role = who.role.name;
      // A user who was away reads it on return.
      if (who.actingOver)
        this.actingEnded = { ...who.actingOver, role, place: readingPlace(this.#navigator.current()) };
      else
        this.#toasts.show(
          'info',
          message(
            this.roles.some((each) => each.code === this.checkedRole)
              ? 'shell.role-switched-elsewhere'
              : 'shell.role-over',
            { role },
          ),
        );
      this.#roleChangedAt = this.here;
    }
    this.checkedRole = code;
  }

  /** Opens the sign-in page after the session, with the way back to the present page. */
  signedOut(): void {
    this.#watch.stop();
    this.#isSignedIn = false;
    this.checkedRole = undefined;
    const { state } = this.#session;
    const hasLeft = state.kind === 'signed-out' && state.because === 'left';
    const here = this.#navigator.current();
    // A refusal is no page to come back to.
    this.#navigator.replaceWith(
      hasLeft || here.startsWith('/error-page/') ? this.signInPage : signInPath(here, this.signInPage),
    );
  }

  /** Notes the shown sign-in page, to which the user returns after signing out. */
  signInShown(path: string): void {
    if (this.#session.state.kind === 'signed-out') this.#preferences.write('way-in', path);
  }

  /** The sign-in page that was used last in this browser, or the host's own. */
  get signInPage(): string {
    return signInPathOf(this.#preferences.read('way-in') ?? '') ?? this.#session.pageConfig.signInAt;
  }

  homePressed(): void {
    this.#navigator.goTo(this.home);
  }

  async roleChosen(code: string): Promise<void> {
    if (code === this.#session.who?.role.code || this.switching) return;
    this.switching = true;
    try {
      await this.#session.chooseRole(code);
      const { here, home } = this;
      this.#leavingFrom = here;
      this.#navigator.replaceWith(home);
      this.#toasts.show('ok', message('shell.role-switched', { role: this.#session.who?.role.name ?? '' }));
      // The user is there already, so that no arrival follows.
      if (here === home) this.finishSwitch();
      else this.pageOpened(this.here);
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      this.#toasts.show('bad', failureOf(thrown).what);
      runInAction(() => (this.switching = false));
    }
  }

  /** A page has opened. Once it is no longer that of the previous role, pages are checked again. */
  pageOpened(path: string): void {
    if (path !== this.#roleChangedAt) this.#roleChangedAt = undefined;
    if (path !== forbiddenPath && path !== this.refusedPath) this.refusedPath = '';
    if (this.#leavingFrom !== undefined && path !== this.#leavingFrom) this.finishSwitch();
  }

  private finishSwitch(): void {
    this.#leavingFrom = undefined;
    this.switching = false;
  }

  private get here(): string {
    return this.#navigator.current().split('?')[0] ?? '';
  }

  signOutPressed(): void {
    this.leaving = true;
  }

  signOutDropped(): void {
    this.leaving = false;
  }

  signOutFailureRead(): void {
    this.signOutFailure = undefined;
  }

  async signOutConfirmed(): Promise<void> {
    this.signingOut = true;
    try {
      const userId = this.#session.who?.userId;
      await this.#session.signOut();
      this.#queue.clear();
      // Signing out removes everything of the user; a session that merely ended keeps drafts and uploads.
      if (userId !== undefined) {
        this.#drafts.removeAllOf(userId);
        this.#queue.forgetPlacesOf(userId);
        if (this.#preferences.read('shared-computer') === 'yes') this.#preferences.removeAllOf(userId);
      }
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      runInAction(() => (this.signOutFailure = this.#session.who && failureOf(thrown)));
    } finally {
      runInAction(() => {
        this.signingOut = false;
        this.leaving = false;
      });
    }
  }
}
