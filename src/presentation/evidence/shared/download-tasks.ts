import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { silence, type Announcements } from '../../../application/ports/identity/announcements.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { DownloadDesk, DownloadTask, GatheringOrder } from '../../../application/ports/evidence/download-desk.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { Latest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

/** How often one asks while something is under way, in milliseconds; seldom, where one is told. */
export const askInterval = 1500;
export const askWhereTold = 15_000;

/** When a task came to its end; before everything while it has not. */
const endOf = ({ state }: DownloadTask): number =>
  state.kind === 'complete' ? state.completedAt : state.kind === 'failed' ? state.failedAt : 0;

const isUnderWay = ({ state }: DownloadTask): boolean => state.kind === 'waiting' || state.kind === 'running';

export interface DownloadTasksParts {
  readonly desk: DownloadDesk;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly preferences: Pick<Preferences, 'read' | 'write' | 'onChosenElsewhere'>;
  readonly toasts: Toasts;
  /** What the back end tells by itself, fetched when somebody is there to be told. */
  readonly announcements: () => Promise<Announcements>;
}

/** Until when tasks were seen, as it is kept. */
const seenIn = (kept: string | undefined): number => Number.parseInt(kept ?? '', 10) || 0;

/** What one had gathered, and how far it is, wherever one is in the portal (checklist F-069, F-177). */
export class DownloadTasks {
  tasks: readonly DownloadTask[] | undefined = undefined;
  failure: Failure | undefined = undefined;
  /** What has just come to its end. */
  heard: Message | undefined = undefined;
  busy: ReadonlySet<string> = new Set();
  /** What is to be removed, once that is confirmed. */
  asked: string | undefined = undefined;
  seenAt = 0;
  readonly #parts: DownloadTasksParts;
  readonly #latest = new Latest();
  #forget: (() => void) | undefined;
  #announcements: Announcements | undefined;
  /** One is asking; and what was told meanwhile is asked for afterwards. */
  #asking = 0;
  #askAgain = false;

  constructor(parts: DownloadTasksParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    // Another person, or another role of the same, sees nothing of what was there.
    reaction(
      () => this.owner,
      () => void this.begun(),
      { fireImmediately: true },
    );
    parts.preferences.onChosenElsewhere((name, value) => void this.movedElsewhere(name, value));
  }

  /** How many have come to their end, one way or the other, that nobody has looked at. */
  get fresh(): number {
    return (this.tasks ?? []).filter((task) => endOf(task) > this.seenAt).length;
  }

  private get owner(): string {
    const { who } = this.#parts.session;
    return who ? `${who.userId}:${who.role.code}` : '';
  }

  /** The panel is open: what is in it has been seen. */
  opened(): void {
    void this.load();
    this.seen();
  }

  /** Has something gathered; says that it began, or why it did not. */
  async wanted(order: GatheringOrder): Promise<void> {
    const { desk, toasts, session } = this.#parts;
    try {
      const { kind, name } = await desk.ask(order);
      toasts.show('ok', message(kind === 'export' ? 'lists.asked-export' : 'lists.asked-archive', { name }));
      await this.moved();
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
    }
  }

  /** The address from which the browser saves it; undefined where it could not be had. */
  async downloadPressed(id: string): Promise<string | undefined> {
    return this.doing(id, async () => {
      try {
        return await this.#parts.desk.address(id);
      } catch (thrown) {
        if (asPortFault(thrown).kind !== 'not-found') throw thrown;
        // Its days were over while the page stood, or it was removed elsewhere.
        this.#parts.toasts.show('warn', message('lists.download-gone'));
        await this.load();
        return undefined;
      }
    });
  }

  async retryPressed(id: string): Promise<void> {
    await this.doing(id, async () => this.#parts.desk.retry(id));
    await this.moved();
  }

  /** The same gathered afresh: what stands stays until it is removed. */
  async repeatPressed(id: string): Promise<void> {
    const again = await this.doing(id, async () => this.#parts.desk.repeat(id));
    if (again)
      this.#parts.toasts.show(
        'ok',
        message(again.kind === 'export' ? 'lists.asked-export' : 'lists.asked-archive', { name: again.name }),
      );
    await this.moved();
  }

  /** Something that is ready would have to be gathered again: that is asked first. */
  async removePressed({ id, state }: DownloadTask): Promise<void> {
    if (state.kind === 'complete') this.asked = id;
    else await this.removed(id);
  }

  removalDropped(): void {
    this.asked = undefined;
  }

  async removalConfirmed(): Promise<void> {
    const id = this.asked;
    this.asked = undefined;
    if (id !== undefined) await this.removed(id);
  }

  private async removed(id: string): Promise<void> {
    await this.doing(id, async () => this.#parts.desk.remove(id));
    await this.moved();
  }

  async reloadPressed(): Promise<void> {
    await this.load();
  }

  private async begun(): Promise<void> {
    this.#forget?.();
    this.#latest.stop();
    [this.tasks, this.failure, this.heard, this.asked] = [undefined, undefined, undefined, undefined];
    if (this.owner === '') return;
    this.seenAt = seenIn(this.#parts.preferences.read(this.preference));
    void this.listen();
    await this.load();
  }

  /** What moves is told at once, where the back end does that; where it cannot be heard one asks by and by. */
  private async listen(): Promise<void> {
    if (this.#announcements) return;
    this.#announcements = silence;
    const found = await this.#parts.announcements().catch(() => undefined);
    this.#announcements = found;
    found?.on((topic) => void (topic === 'downloads' && this.announced()));
  }

  /** Handles an announcement. Among several that arrive during a request, the last one is enough. */
  private async announced(): Promise<void> {
    if (this.owner === '') return;
    if (this.#asking > 0) this.#askAgain = true;
    else await this.load();
  }

  private get preference(): PreferenceName {
    return `downloads:${this.owner}`;
  }

  private seen(): void {
    const last = Math.max(this.seenAt, ...(this.tasks ?? []).map(endOf));
    if (last === this.seenAt) return;
    this.seenAt = last;
    this.tellWindows();
  }

  /** Until when tasks were seen, and when something last moved: the other windows of the browser hear of both. */
  private tellWindows(): void {
    this.#parts.preferences.write(this.preference, `${this.seenAt} ${this.#parts.clock.now()}`);
  }

  /** One here asked for something, or took it away. */
  private async moved(): Promise<void> {
    if (this.owner !== '') this.tellWindows();
    await this.load();
  }

  private async movedElsewhere(name: string, value: string): Promise<void> {
    if (this.owner === '' || name !== this.preference) return;
    this.seenAt = Math.max(this.seenAt, seenIn(value));
    await this.load();
  }

  private async doing<Result>(id: string, work: () => Promise<Result>): Promise<Result | undefined> {
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
    this.#forget?.();
    const signal = this.#latest.next();
    this.#asking += 1;
    this.#askAgain = false;
    try {
      const tasks = await this.#parts.desk.tasks(signal);
      if (!signal.aborted) runInAction(() => this.take(tasks));
    } catch (thrown) {
      if (signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.failure = failureOf(thrown)));
    } finally {
      this.#asking -= 1;
    }
    if (signal.aborted) return;
    if (this.#askAgain) return this.load();
    if (this.tasks?.some(isUnderWay))
      this.#forget = this.#parts.clock.wakeAfter(
        this.#announcements?.isConnected ? askWhereTold : askInterval,
        () => void this.load(),
      );
  }

  private take(tasks: readonly DownloadTask[]): void {
    const waited = new Set((this.tasks ?? []).filter(isUnderWay).map(({ id }) => id));
    this.tasks = tasks;
    this.failure = undefined;
    for (const { id, name, state } of tasks) {
      if (!waited.has(id) || (state.kind !== 'complete' && state.kind !== 'failed')) continue;
      this.heard =
        state.kind === 'complete'
          ? message('lists.downloads-done', { name })
          : message(`lists.downloads-failed-${state.because}`, { name });
      // That something was not made stays to be read: whoever asked for it may be looking elsewhere.
      this.#parts.toasts.show(state.kind === 'complete' ? 'ok' : 'bad', this.heard);
    }
  }
}
