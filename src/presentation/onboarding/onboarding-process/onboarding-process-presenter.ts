import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type {
  OnboardingDesk,
  OnboardingOutcome,
  OnboardingStatus,
  ExternalTarget,
} from '../../../application/ports/onboarding/onboarding-desk.ts';
import type { CertificationStatus } from '../../../domain/keys/certification.ts';
import {
  onboardingBarsOf,
  onboardingStepsOf,
  type OnboardingBar,
  type OnboardingFacts,
  type OnboardingStepStatus,
} from '../../../domain/onboarding/shared/onboarding.ts';
import { actsForCore } from '../../../domain/identity/role.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

export interface OnboardingProcessParts {
  readonly desk: OnboardingDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly poller: RefreshPoller;
  /** The uploads of the portal, for which leaving the page waits. */
  readonly queue: { readonly isBusy: boolean };
}

export interface OnboardingContent {
  readonly standing: OnboardingStatus;
  readonly certification: Pick<CertificationStatus, 'realName' | 'node' | 'unified'>;
  readonly isSigned: boolean;
  readonly isFirstTime: boolean;
}

/**
 * Onboarding with the partner bank: the steps before it, the submission, the bank's answer, and the way over (document
 * 1, sections 2 and 4; F-142, F-143, F-146). The content is refreshed while the page is open.
 */
export class OnboardingProcessPresenter {
  readonly content: PageContent<OnboardingContent>;
  /** Whether the agreement is shown, for reading or for signing. */
  reading: 'read' | 'sign' | undefined = undefined;
  busy = false;
  trouble: Message | undefined = undefined;
  /** Why the back end refused it; empty if it did not. */
  refusals: readonly OnboardingBar[] = [];
  /** Whether the user has closed the message of success on this page. */
  isSuccessRead = false;
  /** Whether the bank accepted the company with this submission. */
  isJustAccepted = false;
  /** The address to go to, from the submission. */
  #redirect: string | undefined = undefined;
  #disposers: readonly (() => void)[] = [];
  readonly #parts: OnboardingProcessParts;

  constructor(parts: OnboardingProcessParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => this.fetch(signal));
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    this.left();
    [this.reading, this.trouble, this.refusals, this.isSuccessRead, this.isJustAccepted, this.#redirect] = [
      undefined,
      undefined,
      [],
      false,
      false,
      undefined,
    ];
    // The bank's answer reaches each window of the company as a new session; the content is also refreshed at
    // intervals.
    this.#disposers = [
      reaction(
        () => this.#parts.session.who,
        () => void this.content.refresh(),
      ),
    ];
    this.#parts.poller.start(async () => void (this.busy || (await this.content.refresh())));
    void this.content.load();
  }

  left(): void {
    for (const end of this.#disposers) end();
    this.#disposers = [];
    this.#parts.poller.stop();
    this.content.stop();
  }

  get isMain(): boolean {
    return this.#parts.session.who?.isMain === true;
  }

  get isCore(): boolean {
    return actsForCore(this.#parts.session.who?.role.code ?? '');
  }

  /** Undefined until loaded. */
  get facts(): OnboardingFacts | undefined {
    const { value } = this.content;
    return (
      value && {
        state: value.standing.state,
        ...value.certification,
        isSigned: value.isSigned,
        isMain: this.isMain,
        isCore: this.isCore,
      }
    );
  }

  get steps(): readonly OnboardingStepStatus[] {
    return this.facts ? onboardingStepsOf(this.facts) : [];
  }

  /** The reasons that prevent the user's submission, except for the signature, which is part of it. */
  get bars(): readonly OnboardingBar[] {
    return this.facts ? onboardingBarsOf(this.facts).filter((bar) => bar !== 'agreement-unsigned') : [];
  }

  /** Whether a core enterprise may onboard before its certificates are united, and has not done so. */
  get isDividedCore(): boolean {
    return this.isCore && !this.isOnboarded && this.content.value?.certification.unified === false;
  }

  get isOnboarded(): boolean {
    return this.content.value?.standing.state === 'settled';
  }

  /** Whether the company was accepted, and its main user has yet to go over. */
  get isSuccessShown(): boolean {
    return (
      this.isMain &&
      !this.isSuccessRead &&
      (this.isJustAccepted || (this.isOnboarded && this.content.value?.isFirstTime === true))
    );
  }

  /** Whether leaving the page would abort uploads. */
  get isUploading(): boolean {
    return this.#parts.queue.isBusy;
  }

  readPressed(): void {
    [this.reading, this.trouble] = ['read', undefined];
  }

  readingDropped(): void {
    this.reading = undefined;
  }

  /** Asks for the signature, or submits at once if the agreement is signed. */
  async handInPressed(): Promise<void> {
    if (!this.facts || this.bars.length > 0 || this.busy) return;
    this.refusals = [];
    if (!this.facts.isSigned) [this.reading, this.trouble] = ['sign', undefined];
    else await this.run(async () => this.#parts.desk.submit());
  }

  /** Signs the agreement, and submits the company. */
  async agreePressed(): Promise<void> {
    if (this.reading !== 'sign') return;
    await this.run(async () => {
      if ((await this.#parts.desk.sign()) === 'signed') return this.#parts.desk.submit();
      runInAction(() => (this.trouble = message('onboarding.agreement-changed')));
      return undefined;
    });
  }

  successRead(): void {
    this.isSuccessRead = true;
  }

  async retryPressed(): Promise<void> {
    await this.content.load();
  }

  /** @returns the way to the merchant system; undefined after a failure, which is shown */
  async goPressed(): Promise<ExternalTarget | undefined> {
    if (this.busy) return undefined;
    const { desk, session } = this.#parts;
    this.busy = true;
    this.trouble = undefined;
    try {
      if (this.#redirect === undefined) {
        const outcome = await desk.submit();
        if (!outcome.done || outcome.redirect === undefined) {
          await this.content.refresh();
          runInAction(() => ([this.trouble, this.isSuccessRead] = [message('onboarding.not-over'), true]));
          return undefined;
        }
        this.#redirect = outcome.redirect;
      }
      return await desk.externalTarget(this.#redirect);
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => ([this.trouble, this.isSuccessRead] = [failureOf(thrown).what, true]));
      return undefined;
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** Runs one action at a time. A failure is shown on the page. */
  private async run(work: () => Promise<OnboardingOutcome | undefined>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = undefined;
    try {
      const outcome = await work();
      if (outcome) await this.applyOutcome(outcome);
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private async applyOutcome(outcome: OnboardingOutcome): Promise<void> {
    this.reading = undefined;
    if (!outcome.done) {
      this.refusals = outcome.reasons;
      if (outcome.reasons.length === 0) this.trouble = message('refusals.server-said', { words: outcome.words });
    } else if (outcome.redirect === undefined) this.#parts.toasts.show('ok', message('onboarding.handed-in'));
    else [this.isJustAccepted, this.#redirect] = [true, outcome.redirect];
    await this.content.refresh();
  }

  private async fetch(signal: AbortSignal): Promise<OnboardingContent> {
    const { desk } = this.#parts;
    const [standing, certification, isSigned, isFirstTime] = await Promise.all([
      desk.status(signal),
      desk.certification(signal),
      desk.isSigned(signal),
      this.isMain ? desk.isFirstTime(signal) : false,
    ]);
    const { realName, node, unified } = certification;
    return { standing, certification: { realName, node, unified }, isSigned, isFirstTime };
  }
}
