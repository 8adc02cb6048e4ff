import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Departure, WorkbenchDesk } from '../../../application/ports/shell/workbench-desk.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { UploadQueue } from '../../evidence/shared/upload-queue.ts';

export type { Departure };

export interface WorkbenchParts {
  readonly desk: WorkbenchDesk;
  readonly session: SessionStore;
  readonly queue: Pick<UploadQueue, 'isBusy'>;
}

/** What is told of the workbench: its own words, or that one has to sign out there first. */
export interface WorkbenchTip {
  readonly title: PlainKey;
  readonly words: Message;
  readonly code?: string;
  readonly traceId?: string;
}

/** The way to the workbench, for the main user alone, where the back end shows it (document 1, sections 2 and 6). */
export class Workbench {
  isShown = false;
  /** Whether that has been learnt, or could not be. */
  isKnown = false;
  /** Whether one is asked if files that are on their way may stop. */
  asked = false;
  leaving = false;
  /** Why one does not get there, until it is read (document 1, section 8; E-29, E-30). */
  tip: WorkbenchTip | undefined = undefined;
  #askedFor: string | undefined = undefined;
  /** Whether whoever is signed in may have gone there. */
  #mayBeThere = false;
  readonly #parts: WorkbenchParts;

  constructor(parts: WorkbenchParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    // Whoever settles in has it from then on, which every window hears of as another session.
    reaction(
      () => parts.session.who,
      () => void this.begun(),
      { fireImmediately: true },
    );
    reaction(
      () => parts.session.state.kind === 'signed-out',
      (isOut) => void (isOut && this.ended()),
    );
  }

  /** Where to go, or undefined: files are on their way and one is asked first, or it is told why not. */
  async pressed(): Promise<Departure | undefined> {
    if (this.#parts.queue.isBusy) {
      this.asked = true;
      return undefined;
    }
    return this.left();
  }

  dropped(): void {
    this.asked = false;
  }

  tipRead(): void {
    this.tip = undefined;
  }

  async confirmed(): Promise<Departure | undefined> {
    this.asked = false;
    return this.left();
  }

  private async left(): Promise<Departure | undefined> {
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
              ? { title: 'crossings.sign-out-prompt', words: message('crossings.workbench-leave-first') }
              : { title: 'crossings.prompt', words: message('refusals.server-said', { words: standing.words }) }),
      );
    } catch (thrown) {
      session.faultSeen(thrown);
      const { what, code, traceId } = failureOf(thrown);
      runInAction(() => (this.tip = { title: 'crossings.prompt', words: what, code, traceId }));
    } finally {
      runInAction(() => (this.leaving = false));
    }
    return undefined;
  }

  /** What cannot be learnt now leaves the entry out. */
  private async begun(): Promise<void> {
    const { desk, session } = this.#parts;
    const { who } = session;
    // What is asked again of the same person stays until it is known.
    if (who?.userId !== this.#askedFor) [this.isShown, this.asked, this.isKnown] = [false, false, false];
    this.#askedFor = who?.userId;
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

  /**
   * Whoever left the portal, or was put out of it, is not left at the workbench. Nobody waits for that, and nothing is
   * told of it: they have left all the same.
   */
  private async ended(): Promise<void> {
    if (!this.#mayBeThere) return;
    this.#mayBeThere = false;
    await this.#parts.desk.end().catch(() => undefined);
  }
}
