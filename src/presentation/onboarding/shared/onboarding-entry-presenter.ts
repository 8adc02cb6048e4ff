import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { OnboardingDesk } from '../../../application/ports/onboarding/onboarding-desk.ts';
import { realNamePath } from '../../../domain/catalogue/product-paths.ts';
import { onboardingAnswer, type OnboardingPrompt } from '../../../domain/onboarding/shared/onboarding.ts';
import { onboardingProcessPath } from '../../../domain/onboarding/shared/onboarding-path.ts';
import { actsForCore } from '../../../domain/identity/role.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export interface OnboardingEntryParts {
  readonly desk: OnboardingDesk;
  readonly session: SessionStore;
  readonly navigator: Navigator;
}

/** The button that begins onboarding, if the back end shows it (document 1, section 4; F-141, F-142). */
export class OnboardingEntryPresenter {
  isShown = false;
  /** Whether the request has been answered or has failed. */
  isKnown = false;
  busy = false;
  /** Why the user cannot continue. */
  prompt: OnboardingPrompt | undefined = undefined;
  /** The bank's own reason; empty if it gave none. */
  reason = '';
  /** The fault of the last request (E-32). */
  trouble: Failure | undefined = undefined;
  #disposers: readonly (() => void)[] = [];
  readonly #latest = new LatestRequest();
  readonly #parts: OnboardingEntryParts;

  constructor(parts: OnboardingEntryParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  opened(): void {
    this.left();
    // A submission in another window gives this one a new session.
    this.#disposers = [
      reaction(
        () => this.#parts.session.who,
        () => void this.load(),
        { fireImmediately: true },
      ),
    ];
  }

  left(): void {
    for (const end of this.#disposers) end();
    this.#disposers = [];
    this.#latest.stop();
  }

  /** Checks the status, then the certification, and opens the page of the process. */
  async onboardPressed(): Promise<void> {
    if (this.busy) return;
    const { desk, session, navigator } = this.#parts;
    this.busy = true;
    try {
      const { state, reason } = await desk.status();
      const { realName, node, unified } = await desk.certification();
      const answer = onboardingAnswer({
        state,
        realName,
        node,
        unified,
        isCore: actsForCore(session.who?.role.code ?? ''),
      });
      if (answer.kind === 'process') navigator.goTo(onboardingProcessPath);
      else runInAction(() => ([this.prompt, this.reason] = [answer.prompt, reason]));
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown)));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** Opens the process for a core enterprise before its certificates are united (document 1, section 8). */
  onboardDirectly(): void {
    this.prompt = undefined;
    this.#parts.navigator.goTo(onboardingProcessPath);
  }

  certifyPressed(): void {
    this.prompt = undefined;
    this.#parts.navigator.goTo(realNamePath);
  }

  promptRead(): void {
    this.prompt = undefined;
  }

  troubleRead(): void {
    this.trouble = undefined;
  }

  private async load(): Promise<void> {
    const { desk, session } = this.#parts;
    if (session.who?.isMain !== true) {
      [this.isShown, this.isKnown] = [false, true];
      return;
    }
    const signal = this.#latest.next();
    try {
      const isShown = await desk.isShown(signal);
      if (!signal.aborted) runInAction(() => ([this.isShown, this.isKnown] = [isShown, true]));
    } catch (thrown) {
      if (signal.aborted) return;
      session.faultSeen(thrown);
      const failure = failureOf(thrown);
      // The back end's own words are shown; a lost connection is reported elsewhere on the page.
      runInAction(
        () =>
          ([this.isShown, this.isKnown, this.trouble] = [
            false,
            true,
            failure.kind === 'refused' ? failure : undefined,
          ]),
      );
    }
  }
}
