import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type {
  SettlingDesk,
  SettlingOutcome,
  SettlingStatus,
  WayOver,
} from '../../../application/ports/settling/settling-desk.ts';
import type { CertificationStatus } from '../../../domain/keys/certification.ts';
import {
  settlingBarsOf,
  settlingStepsOf,
  type SettlingBar,
  type SettlingFacts,
  type SettlingStepStatus,
} from '../../../domain/settling/shared/settling.ts';
import { actsForCore } from '../../../domain/identity/role.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

export interface SettlementProcessParts {
  readonly desk: SettlingDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly poller: RefreshPoller;
  /** The uploads of the portal: leaving waits for them. */
  readonly queue: { readonly isBusy: boolean };
}

export interface SettlementTold {
  readonly standing: SettlingStatus;
  readonly certification: Pick<CertificationStatus, 'realName' | 'node' | 'unified'>;
  readonly isSigned: boolean;
  readonly isFirstTime: boolean;
}

/**
 * Settling in to the partner bank: what comes before it, handing in, the bank's answer, and going over (document 1,
 * sections 2 and 4; F-142, F-143, F-146). It looks again while it is open: the bank goes on with it.
 */
export class SettlementProcessPresenter {
  readonly told: PageContent<SettlementTold>;
  /** The agreement is shown: to be read, or to be signed. */
  reading: 'read' | 'sign' | undefined = undefined;
  busy = false;
  trouble: Message | undefined = undefined;
  /** Why the back end did not take it; empty for nothing. */
  refused: readonly SettlingBar[] = [];
  /** Whoever has closed it is told of the success no more while the page stands. */
  isSuccessRead = false;
  /** The bank took it as it was handed in. */
  isJustTaken = false;
  /** Where settling in said to go. */
  #redirect: string | undefined = undefined;
  #ends: readonly (() => void)[] = [];
  readonly #parts: SettlementProcessParts;

  constructor(parts: SettlementProcessParts) {
    this.#parts = parts;
    this.told = new PageContent(parts.session, async (signal) => this.asked(signal));
    makeAutoObservable<this>(this, { told: false }, { autoBind: true, deep: false });
  }

  opened(): void {
    this.left();
    [this.reading, this.trouble, this.refused, this.isSuccessRead, this.isJustTaken, this.#redirect] = [
      undefined,
      undefined,
      [],
      false,
      false,
      undefined,
    ];
    // The bank's answer reaches every window of the company as another session, and by and by where that was not heard.
    this.#ends = [
      reaction(
        () => this.#parts.session.who,
        () => void this.told.look(),
      ),
    ];
    this.#parts.poller.start(async () => void (this.busy || (await this.told.look())));
    void this.told.load();
  }

  left(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#parts.poller.stop();
    this.told.stop();
  }

  get isMain(): boolean {
    return this.#parts.session.who?.isMain === true;
  }

  get isCore(): boolean {
    return actsForCore(this.#parts.session.who?.role.code ?? '');
  }

  /** Undefined until it is known. */
  get facts(): SettlingFacts | undefined {
    const { value } = this.told;
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

  get steps(): readonly SettlingStepStatus[] {
    return this.facts ? settlingStepsOf(this.facts) : [];
  }

  /** What keeps this person from handing in, but the signature, which goes with it. */
  get bars(): readonly SettlingBar[] {
    return this.facts ? settlingBarsOf(this.facts).filter((bar) => bar !== 'agreement-unsigned') : [];
  }

  /** A core enterprise that may settle in before its certificates are united, and has not. */
  get isDividedCore(): boolean {
    return this.isCore && !this.isSettled && this.told.value?.certification.unified === false;
  }

  get isSettled(): boolean {
    return this.told.value?.standing.state === 'settled';
  }

  /** The company was taken, and its main user has still to go over. */
  get isSuccessShown(): boolean {
    return (
      this.isMain &&
      !this.isSuccessRead &&
      (this.isJustTaken || (this.isSettled && this.told.value?.isFirstTime === true))
    );
  }

  /** Files that are on their way would stop: nothing leaves by itself then. */
  get isUploading(): boolean {
    return this.#parts.queue.isBusy;
  }

  readPressed(): void {
    [this.reading, this.trouble] = ['read', undefined];
  }

  readingDropped(): void {
    this.reading = undefined;
  }

  /** Asks for the signature; what was signed before is handed in again at once. */
  async handInPressed(): Promise<void> {
    if (!this.facts || this.bars.length > 0 || this.busy) return;
    this.refused = [];
    if (!this.facts.isSigned) [this.reading, this.trouble] = ['sign', undefined];
    else await this.working(async () => this.#parts.desk.settle());
  }

  /** Signs the agreement that was read, and hands the company in: one press for both. */
  async agreePressed(): Promise<void> {
    if (this.reading !== 'sign') return;
    await this.working(async () => {
      if ((await this.#parts.desk.sign()) === 'signed') return this.#parts.desk.settle();
      runInAction(() => (this.trouble = message('settling.agreement-changed')));
      return undefined;
    });
  }

  successRead(): void {
    this.isSuccessRead = true;
  }

  async retryPressed(): Promise<void> {
    await this.told.load();
  }

  /** The way to the merchant system; undefined where it cannot be gone, which is told. */
  async goPressed(): Promise<WayOver | undefined> {
    if (this.busy) return undefined;
    const { desk, session } = this.#parts;
    this.busy = true;
    this.trouble = undefined;
    try {
      if (this.#redirect === undefined) {
        const outcome = await desk.settle();
        if (!outcome.done || outcome.redirect === undefined) {
          await this.told.look();
          runInAction(() => ([this.trouble, this.isSuccessRead] = [message('settling.not-over'), true]));
          return undefined;
        }
        this.#redirect = outcome.redirect;
      }
      return await desk.wayOver(this.#redirect);
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => ([this.trouble, this.isSuccessRead] = [failureOf(thrown).what, true]));
      return undefined;
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** One piece of work at a time; what goes wrong is told where one looks. */
  private async working(work: () => Promise<SettlingOutcome | undefined>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = undefined;
    try {
      const outcome = await work();
      if (outcome) await this.answered(outcome);
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private async answered(outcome: SettlingOutcome): Promise<void> {
    this.reading = undefined;
    if (!outcome.done) {
      this.refused = outcome.reasons;
      if (outcome.reasons.length === 0) this.trouble = message('refusals.server-said', { words: outcome.words });
    } else if (outcome.redirect === undefined) this.#parts.toasts.show('ok', message('settling.handed-in'));
    else [this.isJustTaken, this.#redirect] = [true, outcome.redirect];
    await this.told.look();
  }

  private async asked(signal: AbortSignal): Promise<SettlementTold> {
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
