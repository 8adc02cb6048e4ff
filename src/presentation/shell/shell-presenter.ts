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

/** What stands at a path: the page, or why it is not shown. Nothing protected is drawn before this is known. */
export type Passage = 'checking' | 'allowed' | 'forbidden' | 'to-sign-in' | 'failed';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/**
 * How acting for a colleague ended (by nobody where its time was over), as what one goes on, and where one worked on a
 * package then.
 */
export interface ActingEnded extends NonNullable<SignedIn['actingOver']> {
  readonly role: string;
  /** Where that is read; undefined where one worked on none. */
  readonly place: string | undefined;
}

export const forbiddenPath = '/error-page/403';

/** Files on their way, as far as they depend on who is signed in. */
export type SessionUploads = Pick<UploadQueue, 'clear' | 'forgetPlacesOf' | 'resume'>;

/** The frame around every page: who one is, where one may go, and how one leaves (document 1, section 2). */
export class ShellPresenter {
  leaving = false;
  signingOut = false;
  switching = false;
  /** As what the pages were last judged; undefined until somebody is there. */
  private judgedAs: string | undefined;
  /** Why signing out did not work, until it was read. */
  signOutFailure: Failure | undefined;
  /** How acting for a colleague ended while one was at work, until it was read. */
  actingEnded: ActingEnded | undefined;
  /** Which page the refusal that one stands at is of; empty where that is not known. */
  refusedAt = '';
  theme: ThemeChoice;
  /** Which language another window of this browser has taken, once one has. */
  localeElsewhere: string | undefined;
  #lastUser: string | undefined;
  /** The note that says as whom another window has gone on. */
  #toldOfAccount: number | undefined;
  /** Who that is, in whichever company. */
  #person: string | undefined;
  #leavingFrom: string | undefined;
  /** Where one stood when another window took another role. */
  #followedAt: string | undefined;
  #opened = false;
  #here = false;
  #ready: Promise<void> = Promise.resolve();
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
    preferences.onChosenElsewhere(this.chosenElsewhere);
  }

  get menus(): readonly ShellMenu[] {
    return shellMenus(this.#session.who?.menus ?? []);
  }

  /** Whether the menus list a product: what the company has opened may take some of them off again. */
  get listsProducts(): boolean {
    return listsProduct(this.#session.who?.menus ?? []);
  }

  /** Where the mark leads. */
  get home(): string {
    return this.#session.landing ?? forbiddenPath;
  }

  /** Whether the present role may open no page at all. */
  get hasNoWork(): boolean {
    return this.#session.who !== undefined && this.#session.landing === undefined;
  }

  get roles(): readonly Role[] {
    return this.#session.who?.candidateRoles ?? [];
  }

  get failure(): Failure | undefined {
    return this.#session.state.kind === 'failed' ? this.#session.state.failure : undefined;
  }

  /**
   * Whether the page at a path may be shown to whoever is there; without a path, a page for everybody who is signed in.
   */
  passage(path: string | undefined): Passage {
    const { state } = this.#session;
    if (state.kind === 'starting') return 'checking';
    if (state.kind === 'failed') return 'failed';
    if (state.kind === 'signed-out') return 'to-sign-in';
    if (path === undefined || menusAllow(state.who.menus, path)) return 'allowed';
    // The new role's own page is on its way, whichever window it was taken in.
    return this.switching || (this.judgedAs !== undefined && this.judgedAs !== state.who.role.code)
      ? 'checking'
      : 'forbidden';
  }

  /**
   * Starts once, however often it is asked, and asks for look and session at once; done when the platform's look is
   * known, or could not be had.
   */
  opened(): Promise<void> {
    if (!this.#opened) {
      this.#opened = true;
      this.#ready = this.#session.configure();
      void this.#session.load();
    }
    return this.#ready;
  }

  async retryPressed(): Promise<void> {
    await this.#session.start();
  }

  private refused(): void {
    this.refusedAt = this.here;
    this.#navigator.replaceWith(forbiddenPath);
  }

  /**
   * Somebody came to a page that their menus do not allow; whoever stood there when another window took another role
   * did nothing wrong.
   */
  forbidden(): void {
    if (this.#followedAt !== this.here) return this.refused();
    // Whoever worked on a package reads it: what they saved is there.
    const place = this.actingEnded?.place;
    this.#navigator.replaceWith(place && this.passage(place.split('?')[0]) === 'allowed' ? place : this.home);
  }

  actingEndRead(): void {
    this.actingEnded = undefined;
  }

  /** Somebody who is signed in already came to the sign-in page. */
  signInVisited(): void {
    if (this.#session.who)
      this.#navigator.replaceWith(returnPlace(this.#navigator.current().split('?')[1] ?? '') ?? this.home);
  }

  /** Somebody came to the portal without naming a page. */
  homeVisited(): void {
    this.#navigator.replaceWith(this.home);
  }

  themeChosen(theme: ThemeChoice): void {
    this.theme = theme;
    this.#preferences.write('theme', theme);
  }

  private chosenElsewhere(name: string, value: string): void {
    if (name === 'theme') this.theme = themeChoices.find((choice) => choice === value) ?? this.theme;
    if (name === 'locale') this.localeElsewhere = value;
  }

  /** Somebody is signed in: uploads that waited go on, unless they are another's. */
  signedIn(userId: string): void {
    if (this.#lastUser !== undefined && this.#lastUser !== userId) {
      this.#queue.clear();
      // Whoever became another without leaving in between stands on a page of the one before.
      if (this.#here) this.becameAnother(userId);
    }
    this.#person = this.#session.who?.personId;
    this.#lastUser = userId;
    this.#here = true;
    this.#watch.start();
    this.#queue.resume();
  }

  /** The other account's first page, under the role that it has; where another window chose it, that is said. */
  private becameAnother(userId: string): void {
    const { who } = this.#session;
    if (!who) return;
    this.judgedAs = who.role.code;
    this.#navigator.replaceWith(this.home);
    if (this.#toldOfAccount !== undefined) this.#toasts.dismissed(this.#toldOfAccount);
    this.#toldOfAccount = undefined;
    if (this.#session.isOwnChoice(userId)) return;
    const [company, person] = [who.companyName, who.personName];
    // It is read by whoever comes back to this window, however long that takes.
    this.#toldOfAccount = this.#toasts.keep(
      'info',
      who.personId === this.#person
        ? message('shell.account-switched-elsewhere', { company, role: who.role.name })
        : message('shell.person-switched-elsewhere', { company, person }),
    );
  }

  /** Notes the present role, and reports a role that another window took or that has ended. */
  roleSeen(code: string): void {
    const isElsewhere = this.judgedAs !== undefined && this.judgedAs !== code && !this.switching;
    const { who } = this.#session;
    this.actingEnded = undefined;
    if (isElsewhere && who) {
      const role = who.role.name;
      // Whoever was away from the window reads that when they are back.
      if (who.actingOver)
        this.actingEnded = { ...who.actingOver, role, place: readingPlace(this.#navigator.current()) };
      else
        this.#toasts.show(
          'info',
          message(
            this.roles.some((each) => each.code === this.judgedAs)
              ? 'shell.role-switched-elsewhere'
              : 'shell.role-over',
            { role },
          ),
        );
      this.#followedAt = this.here;
    }
    this.judgedAs = code;
  }

  /** Nobody is signed in any more: on to the sign-in page, and back here afterwards. */
  signedOut(): void {
    this.#watch.stop();
    this.#here = false;
    this.judgedAs = undefined;
    const { state } = this.#session;
    const left = state.kind === 'signed-out' && state.because === 'left';
    const here = this.#navigator.current();
    // Nobody wants to come back to a refusal.
    this.#navigator.replaceWith(left || here.startsWith('/error-page/') ? this.wayIn : signInPath(here, this.wayIn));
  }

  /** Somebody stands before a sign-in page: they come back to it when they leave. */
  wayInShown(path: string): void {
    if (this.#session.state.kind === 'signed-out') this.#preferences.write('way-in', path);
  }

  /** The sign-in page by which one came in at this browser, or where its host has people sign in. */
  get wayIn(): string {
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
      // Whoever stands there already arrives nowhere.
      if (here === home) this.judgeAgain();
      else this.arrived(this.here);
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      this.#toasts.show('bad', failureOf(thrown).what);
      runInAction(() => (this.switching = false));
    }
  }

  /** A page stands at a path: once that is no longer what another role had open, pages are judged again. */
  arrived(path: string): void {
    if (path !== this.#followedAt) this.#followedAt = undefined;
    if (path !== forbiddenPath && path !== this.refusedAt) this.refusedAt = '';
    if (this.#leavingFrom !== undefined && path !== this.#leavingFrom) this.judgeAgain();
  }

  private judgeAgain(): void {
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
      // Whoever leaves by their own will leaves nothing; a session that merely ended keeps what was being done.
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
