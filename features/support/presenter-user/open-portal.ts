import type { Container } from 'inversify';
import type { Drafts } from '../../../src/application/ports/drafts.ts';
import type { Navigator } from '../../../src/application/ports/navigator.ts';
import { allPresentersOf, sessionAt, tokenOf, type AllPresenters } from '../assemblies/portal-container.ts';
import { tokens } from '../../../src/composition/tokens.ts';
import type { CheckAnswersPresenter } from '../../../src/presentation/evidence/check-answers/check-answers-presenter.ts';
import type { ChooseCandidatesPresenter } from '../../../src/presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import type { MaterialsPresenter } from '../../../src/presentation/evidence/materials/materials-presenter.ts';
import type { PackageDetailPresenter } from '../../../src/presentation/evidence/package-detail/package-detail-presenter.ts';
import type { PackageListPresenter } from '../../../src/presentation/evidence/package-list/package-list-presenter.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { SignInPresenter } from '../../../src/presentation/entry/sign-in/sign-in-presenter.ts';
import type { RegisterPresenter } from '../../../src/presentation/registration/register/register-presenter.ts';
import type { ResetPasswordPresenter } from '../../../src/presentation/entry/reset-password/reset-password-presenter.ts';
import type { SecondStepPresenter } from '../../../src/presentation/entry/sign-in/second-step-presenter.ts';
import type { KeySignInPresenter } from '../../../src/presentation/entry/sign-in/key-sign-in-presenter.ts';
import type { KeyTestPresenter } from '../../../src/presentation/entry/key-test/key-test-presenter.ts';
import type { UnfreezePresenter } from '../../../src/presentation/entry/unfreeze/unfreeze-presenter.ts';
import type { SmsSignInPresenter } from '../../../src/presentation/entry/sign-in/sms-sign-in-presenter.ts';
import type { ViewerPresenter } from '../../../src/presentation/viewer/shared/viewer-presenter.ts';
import { word, type Message } from '../../../src/words/catalogue.ts';
import { en } from '../every-word.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import type { ManualClock } from '../manual-clock.ts';
import type { ScenarioToken } from '../scenario-token.ts';
import type { Weather } from '../weather.ts';

/** The screens that the user has opened, in their present state. */
export interface Screens {
  signIn?: SignInPresenter;
  sms?: SmsSignInPresenter;
  reset?: ResetPasswordPresenter;
  register?: RegisterPresenter;
  key?: KeySignInPresenter;
  second?: SecondStepPresenter | undefined;
  keyTest?: KeyTestPresenter;
  unfreeze?: UnfreezePresenter;
  list?: PackageListPresenter;
  choice?: ChooseCandidatesPresenter;
  materials?: MaterialsPresenter;
  viewer?: ViewerPresenter;
  check?: CheckAnswersPresenter;
  detail?: PackageDetailPresenter;
}

/** The portal on one device, shared by all abilities of its user. */
export class OpenPortal {
  readonly clock: ManualClock;
  readonly weather: Weather;
  /** Fetches pictures and downloads as the browser does. */
  readonly fetchFile: typeof fetch;
  presenters: AllPresenters;
  navigator: Navigator;
  drafts: Drafts;
  readonly token: ScenarioToken;
  screens: Screens = {};
  hasWideScreen = false;
  /** The present book. */
  book: OpenBook = 'credit';
  /** Whether the list shows the packages of all books. */
  listsAll = false;
  readonly #make: () => Container;

  constructor(make: () => Container, clock: ManualClock, weather: Weather, fetchFile: typeof fetch) {
    this.#make = make;
    this.clock = clock;
    this.weather = weather;
    this.fetchFile = fetchFile;
    const container = make();
    this.presenters = allPresentersOf(container);
    this.navigator = container.get(tokens.Navigator);
    this.drafts = container.get(tokens.Drafts);
    this.token = tokenOf(container);
  }

  /** The session store of the portal at another host, which has its own configuration. */
  async lookAt(host: string): Promise<SessionStore> {
    const session = sessionAt(this.#make(), host);
    await session.configure();
    return session;
  }

  /** The portal in another window of the same browser, from which this one receives no signals. */
  async otherWindow(): Promise<AllPresenters> {
    const other = allPresentersOf(this.#make());
    await other.session.start();
    return other;
  }

  /** The work of the shell after a sign-in. */
  signedIn(): void {
    const { session, shell } = this.presenters;
    if (session.who) shell.signedIn(session.who.userId);
  }

  /** Opens the sign-in page, as the shell does after a sign-out. The open screens are closed. */
  sentToSignIn(): void {
    if (this.navigator.current().startsWith('/login')) return;
    this.presenters.shell.signedOut();
    for (const screen of [this.screens.list, this.screens.materials, this.screens.detail]) screen?.left();
    this.screens = {};
  }

  /** Loads the portal again at the same page. Unsaved state is lost. */
  async reopen(): Promise<void> {
    const place = this.navigator.current();
    const container = this.#make();
    this.presenters = allPresentersOf(container);
    this.navigator = container.get(tokens.Navigator);
    this.drafts = container.get(tokens.Drafts);
    this.screens = {};
    this.navigator.goTo(place);
    await this.presenters.session.start();
    this.signedIn();
  }
}

/** Returns a screen that must be open for an action. */
export function opened<Screen>(screen: Screen | undefined, what: string): Screen {
  if (screen === undefined) throw new Error(`${what} is not open`);
  return screen;
}

/** A message as text of the English portal. */
export function say(message: Message): string {
  return word(en, message);
}
