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

/** The screens that somebody has come to, as they stand. */
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

/** The portal on one device, shared by everything that its user can do with it. */
export class OpenPortal {
  readonly clock: ManualClock;
  readonly weather: Weather;
  /** As the browser fetches pictures and downloads. */
  readonly fetchFile: typeof fetch;
  presenters: AllPresenters;
  navigator: Navigator;
  drafts: Drafts;
  readonly token: ScenarioToken;
  screens: Screens = {};
  hasWideScreen = false;
  /** The kind of packages that one works with. */
  book: OpenBook = 'credit';
  /** Whether one lists the packages of all books together. */
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

  /** The portal at another host, as far as it looks: everything of its own configuration. */
  async lookAt(host: string): Promise<SessionStore> {
    const session = sessionAt(this.#make(), host);
    await session.configure();
    return session;
  }

  /** The portal in another window of the same browser, of which this one hears nothing by itself. */
  async otherWindow(): Promise<AllPresenters> {
    const other = allPresentersOf(this.#make());
    await other.session.start();
    return other;
  }

  /** What the frame does once somebody is signed in. */
  signedIn(): void {
    const { session, shell } = this.presenters;
    if (session.who) shell.signedIn(session.who.userId);
  }

  /** Goes to the sign-in page, as the frame does once nobody is signed in: what was open is left. */
  sentToSignIn(): void {
    if (this.navigator.current().startsWith('/login')) return;
    this.presenters.shell.signedOut();
    for (const screen of [this.screens.list, this.screens.materials, this.screens.detail]) screen?.left();
    this.screens = {};
  }

  /** Loads the portal again at the same place: what was not kept is gone. */
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

/** A screen that must be open for what somebody wants to do. */
export function opened<Screen>(screen: Screen | undefined, what: string): Screen {
  if (screen === undefined) throw new Error(`${what} is not open`);
  return screen;
}

/** A message in the words of the English portal. */
export function say(message: Message): string {
  return word(en, message);
}
