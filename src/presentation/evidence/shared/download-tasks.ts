import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { noAnnouncements, type Announcements } from '../../../application/ports/identity/announcements.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { DownloadDesk, DownloadTask, DownloadRequest } from '../../../application/ports/evidence/download-desk.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

/** The polling interval while a task is under way, in milliseconds; longer where announcements arrive. */
export const askInterval = 1500;
export const announcedAskInterval = 15_000;

/** When a task ended; 0 while it has not. */
const endOf = ({ state }: DownloadTask): number =>
  state.kind === 'complete' ? state.completedAt : state.kind === 'failed' ? state.failedAt : 0;

const isUnderWay = ({ state }: DownloadTask): boolean => state.kind === 'waiting' || state.kind === 'running';

export interface DownloadTasksParts {
  readonly desk: DownloadDesk;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly preferences: Pick<Preferences, 'read' | 'write' | 'onChosenElsewhere'>;
  readonly toasts: Toasts;
  /** The back end's announcements, loaded once a user is signed in. */
  readonly announcements: () => Promise<Announcements>;
}

/** The time up to which tasks were seen, from its stored text. */
const parseSeenAt = (kept: string | undefined): number => Number.parseInt(kept ?? '', 10) || 0;

/** The files that a user had gathered for download, with their progress, on any page (checklist F-069, F-177). */
export class DownloadTasks {
  tasks: readonly DownloadTask[] | undefined = undefined;
  failure: Failure | undefined = undefined;
  /** The message about the task that ended last. */
  lastEnded: Message | undefined = undefined;
  busy: ReadonlySet<string> = new Set();
  /** The task to be removed once the user confirms. */
  removalAsked: string | undefined = undefined;
  seenAt = 0;
  readonly #parts: DownloadTasksParts;
  readonly #latest = new LatestRequest();
  #cancelTimer: (() => void) | undefined;
  #announcements: Announcements | undefined;
  /** The number of running requests, and whether an announcement during one asks for another. */
  #running = 0;
  #askAgain = false;

  constructor(parts: DownloadTasksParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    // Another user, or another role of the same user, sees none of the previous tasks.
    reaction(
      () => this.owner,
      () => void this.restart(),
      { fireImmediately: true },
    );
    parts.preferences.onChosenElsewhere((name, value) => void this.followOtherWindow(name, value));
  }

  /** How many tasks have ended, in success or failure, since the user last looked. */
  get unseenCount(): number {
    return (this.tasks ?? []).filter((task) => endOf(task) > this.seenAt).length;
  }

  private get owner(): string {
    const { who } = this.#parts.session;
    return who ? `${who.userId}:${who.role.code}` : '';
  }

  /** The panel was opened, so the user has seen its tasks. */
  opened(): void {
    void this.load();
    this.markSeen();
  }

  /** Has files gathered; shows that it began, or why it did not. */
  async gather(order: DownloadRequest): Promise<void> {
    const { desk, toasts, session } = this.#parts;
    try {
      const { kind, name } = await desk.ask(order);
      toasts.show('ok', message(kind === 'export' ? 'lists.asked-export' : 'lists.asked-archive', { name }));
      await this.reloadEverywhere();
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
    }
  }

  /** @returns the address from which the browser saves the file; undefined if there is none */
  async downloadPressed(id: string): Promise<string | undefined> {
    return this.runOnce(id, async () => {
      try {
        return await this.#parts.desk.address(id);
      } catch (thrown) {
        if (asPortFault(thrown).kind !== 'not-found') throw thrown;
        // The file expired while the page was open, or was removed elsewhere.
        this.#parts.toasts.show('warn', message('lists.download-gone'));
        await this.load();
        return undefined;
      }
    });
  }

  async retryPressed(id: string): Promise<void> {
    await this.runOnce(id, async () => this.#parts.desk.retry(id));
    await this.reloadEverywhere();
  }

  /** Gathers the same again. The present file stays until it is removed. */
  async repeatPressed(id: string): Promise<void> {
    const again = await this.runOnce(id, async () => this.#parts.desk.repeat(id));
    if (again)
      this.#parts.toasts.show(
        'ok',
        message(again.kind === 'export' ? 'lists.asked-export' : 'lists.asked-archive', { name: again.name }),
      );
    await this.reloadEverywhere();
  }

  /** Removes a task. A complete file would have to be gathered again, so the user is asked first. */
  async removePressed({ id, state }: DownloadTask): Promise<void> {
    if (state.kind === 'complete') this.removalAsked = id;
    else await this.remove(id);
  }

  removalDropped(): void {
    this.removalAsked = undefined;
  }

  async removalConfirmed(): Promise<void> {
    const id = this.removalAsked;
    this.removalAsked = undefined;
    if (id !== undefined) await this.remove(id);
  }

  private async remove(id: string): Promise<void> {
    await this.runOnce(id, async () => this.#parts.desk.remove(id));
    await this.reloadEverywhere();
  }

  async reloadPressed(): Promise<void> {
    await this.load();
  }

  private async restart(): Promise<void> {
    this.#cancelTimer?.();
    this.#latest.stop();
    [this.tasks, this.failure, this.lastEnded, this.removalAsked] = [undefined, undefined, undefined, undefined];
    if (this.owner === '') return;
    this.seenAt = parseSeenAt(this.#parts.preferences.read(this.preferenceName));
    void this.listen();
    await this.load();
  }

  /** Subscribes to announcements, if the back end sends them. Without them the tasks are polled. */
  private async listen(): Promise<void> {
    if (this.#announcements) return;
    this.#announcements = noAnnouncements;
    const found = await this.#parts.announcements().catch(() => undefined);
    this.#announcements = found;
    found?.on((topic) => void (topic === 'downloads' && this.handleAnnouncement()));
  }

  /** Handles an announcement. Among several that arrive during a request, the last one is enough. */
  private async handleAnnouncement(): Promise<void> {
    if (this.owner === '') return;
    if (this.#running > 0) this.#askAgain = true;
    else await this.load();
  }

  private get preferenceName(): PreferenceName {
    return `downloads:${this.owner}`;
  }

  private markSeen(): void {
    const last = Math.max(this.seenAt, ...(this.tasks ?? []).map(endOf));
    if (last === this.seenAt) return;
    this.seenAt = last;
    this.tellWindows();
  }

  /** Tells the browser's other windows up to when tasks were seen, and that something has changed. */
  private tellWindows(): void {
    this.#parts.preferences.write(this.preferenceName, `${this.seenAt} ${this.#parts.clock.now()}`);
  }

  /** Reloads the tasks after a request of this window, here and in the other windows. */
  private async reloadEverywhere(): Promise<void> {
    if (this.owner !== '') this.tellWindows();
    await this.load();
  }

  private async followOtherWindow(name: string, value: string): Promise<void> {
    if (this.owner === '' || name !== this.preferenceName) return;
    this.seenAt = Math.max(this.seenAt, parseSeenAt(value));
    await this.load();
  }

  private async runOnce<Result>(id: string, work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.busy.has(id)) return undefined;
    this.busy = new Set([...this.busy, id]);
    try {
      return await work();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      this.#parts.toasts.show('bad', failureOf(thrown).what);
      return undefined;
    } finally {
      runInAction(() => (this.busy = new Set([...this.busy].filter((each) => each !== id))));
    }
  }

  private async load(): Promise<void> {
    this.#cancelTimer?.();
    const signal = this.#latest.next();
    this.#running += 1;
    this.#askAgain = false;
    try {
      const tasks = await this.#parts.desk.tasks(signal);
      if (!signal.aborted) runInAction(() => this.take(tasks));
    } catch (thrown) {
      if (signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.failure = failureOf(thrown)));
    } finally {
      this.#running -= 1;
    }
    if (signal.aborted) return;
    if (this.#askAgain) return this.load();
    if (this.tasks?.some(isUnderWay))
      this.#cancelTimer = this.#parts.clock.wakeAfter(
        this.#announcements?.isConnected ? announcedAskInterval : askInterval,
        () => void this.load(),
      );
  }

  private take(tasks: readonly DownloadTask[]): void {
    const running = new Set((this.tasks ?? []).filter(isUnderWay).map(({ id }) => id));
    this.tasks = tasks;
    this.failure = undefined;
    for (const { id, name, state } of tasks) {
      if (!running.has(id) || (state.kind !== 'complete' && state.kind !== 'failed')) continue;
      this.lastEnded =
        state.kind === 'complete'
          ? message('lists.downloads-done', { name })
          : message(`lists.downloads-failed-${state.because}`, { name });
      // A failure stays shown until it is read, because the user may be looking elsewhere.
      this.#parts.toasts.show(state.kind === 'complete' ? 'ok' : 'bad', this.lastEnded);
    }
  }
}
