import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { ExternalTarget, WorkbenchDesk } from '../../../application/ports/shell/workbench-desk.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { UploadQueue } from '../../evidence/shared/upload-queue.ts';

export type { ExternalTarget };

export interface WorkbenchParts {
  readonly desk: WorkbenchDesk;
  readonly session: SessionStore;
  readonly queue: Pick<UploadQueue, 'isBusy'>;
}

/** A message about the workbench: its own words, or that the user must sign out there first. */
export interface WorkbenchTip {
  readonly title: PlainKey;
  readonly words: Message;
  readonly code?: string;
  readonly traceId?: string;
}

/** The way to the workbench, only for the main user, if the back end shows it (document 1, sections 2 and 6). */
export class Workbench {
  isShown = false;
  /** Whether the request has been answered or has failed. */
  isKnown = false;
  /** Whether the user is asked to confirm that running uploads are aborted. */
  isConfirming = false;
  leaving = false;
  /** Why the user cannot go there, until it is read (document 1, section 8; E-29, E-30). */
  tip: WorkbenchTip | undefined = undefined;
  #loadedFor: string | undefined = undefined;
  /** Whether the user may have gone there. */
  #mayBeThere = false;
  readonly #parts: WorkbenchParts;

  constructor(parts: WorkbenchParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    // Onboarding gives each window of the company a new session, and the user this entry.
    reaction(
      () => parts.session.who,
      () => void this.load(),
      { fireImmediately: true },
    );
    reaction(
      () => parts.session.state.kind === 'signed-out',
      (isOut) => void (isOut && this.endWorkbenchSession()),
    );
  }

  /**
   * Goes to the workbench, after a confirmation if uploads are running.
   * @returns where to go; undefined while the user is asked, or if it is refused
   */
  async workbenchPressed(): Promise<ExternalTarget | undefined> {
    if (this.#parts.queue.isBusy) {
      this.isConfirming = true;
      return undefined;
    }
    return this.leave();
  }

  departureDropped(): void {
    this.isConfirming = false;
  }

  tipRead(): void {
    this.tip = undefined;
  }

  async departureConfirmed(): Promise<ExternalTarget | undefined> {
    this.isConfirming = false;
    return this.leave();
  }

  private async leave(): Promise<ExternalTarget | undefined> {
    const { desk, session } = this.#parts;
    if (this.leaving) return undefined;
    this.leaving = true;
    try {
      const standing = await desk.access();
      if (standing.kind === 'open') return await desk.leave();
      runInAction(
        () =>
          (this.tip =
            standing.kind === 'leave-first'
              ? { title: 'switchers.sign-out-prompt', words: message('switchers.workbench-leave-first') }
              : { title: 'switchers.prompt', words: message('refusals.server-said', { words: standing.words }) }),
      );
    } catch (thrown) {
      session.faultSeen(thrown);
      const { what, code, traceId } = failureOf(thrown);
      runInAction(() => (this.tip = { title: 'switchers.prompt', words: what, code, traceId }));
    } finally {
      runInAction(() => (this.leaving = false));
    }
    return undefined;
  }

  /** Loads whether the entry is shown; a failure hides it. */
  private async load(): Promise<void> {
    const { desk, session } = this.#parts;
    const { who } = session;
    // The previous answer stays shown for the same user until the new one arrives.
    if (who?.userId !== this.#loadedFor) [this.isShown, this.isConfirming, this.isKnown] = [false, false, false];
    this.#loadedFor = who?.userId;
    if (who?.isMain !== true) {
      this.isKnown = true;
      return;
    }
    try {
      const isShown = await desk.isShown();
      this.#mayBeThere ||= isShown;
      runInAction(() => (this.isShown = isShown && session.who?.userId === who.userId));
    } catch (thrown) {
      session.faultSeen(thrown);
    } finally {
      runInAction(() => (this.isKnown = true));
    }
  }

  /** Ends the user's session at the workbench after signing out. Nothing waits for it, and a failure is not shown. */
  private async endWorkbenchSession(): Promise<void> {
    if (!this.#mayBeThere) return;
    this.#mayBeThere = false;
    await this.#parts.desk.end().catch(() => undefined);
  }
}
