import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Announcements } from '../../../application/ports/identity/announcements.ts';
import type { AnnouncementTopic } from '../../../domain/identity/announcement-topic.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { MessageDesk } from '../../../application/ports/messages/message-desk.ts';
import type { MessagePostDesk } from '../../../application/ports/messages/message-post-desk.ts';
import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';
import type { Message } from '../../../domain/messages/shared/message.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { Latest } from '../../shared/latest.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { isElsewhere } from '../../pages/product-entries.ts';

export interface MessageBoxParts {
  readonly desk: MessageDesk;
  readonly posts: Pick<MessagePostDesk, 'isOffered'>;
  readonly session: SessionStore;
  readonly signals: WindowSignals;
  readonly poller: RefreshPoller;
  readonly announcements: Announcements;
  readonly clock: Clock;
  readonly preferences: Pick<Preferences, 'read' | 'write'>;
  readonly toasts: Toasts;
}

/**
 * What one is told, for the bell and for its page alike: one number and one list wherever they are shown (checklist
 * F-069, F-174, F-175).
 */
export class MessageBox {
  /** Undefined until it is known. */
  unread: number | undefined = undefined;
  /** The newest first; undefined until somebody wanted to see them. */
  messages: readonly Message[] | undefined = undefined;
  failure: Failure | undefined = undefined;
  /** How many unread ones were there when one last looked. */
  seen = 0;
  /** Somebody looks at all of them: they count as seen. */
  #looksAtAll = false;
  /** How many places show some of them beside something else. */
  #previews = 0;
  readonly #parts: MessageBoxParts;
  readonly #counting = new Latest();
  readonly #loading = new Latest();

  constructor(parts: MessageBoxParts) {
    this.#parts = parts;
    makeAutoObservable<this, 'wantsAll'>(this, { wantsAll: false, opensHere: false }, { autoBind: true, deep: false });
    // Another person, or another role of the same, sees nothing of what was there.
    reaction(
      () => this.owner,
      () => this.begun(),
      { fireImmediately: true },
    );
  }

  /**
   * How many have come since one last looked at the bell's panel or the page; what was looked at stays unread until it
   * is opened.
   */
  get fresh(): number {
    return Math.max(0, (this.unread ?? 0) - this.seen);
  }

  /** Whether messages may go somewhere else as well, as one chooses. */
  get offersPosts(): boolean {
    return this.#parts.posts.isOffered;
  }

  /** The portal's time, in milliseconds. */
  get now(): number {
    return this.#parts.clock.now();
  }

  /** Whether a message leads to no page of another host: this one does not offer every product of whoever comes in. */
  opensHere({ path }: Pick<Message, 'path'>): boolean {
    return path === undefined || !isElsewhere(this.#parts.session.pageConfig, path);
  }

  get toDo(): readonly Message[] {
    return (this.messages ?? []).filter(({ isToDo }) => isToDo);
  }

  /**
   * Follows what comes until the answer is called: what this window reads, what others do, and what is sent, at once
   * where the back end tells of it and by and by where it does not. Who one is follows the same way: an account that
   * was opened elsewhere, or signed out, is so here at once.
   */
  followed(): () => void {
    this.#parts.poller.start(this.wanted);
    const ends = [
      this.#parts.signals.onChange(() => void this.again()),
      this.#parts.announcements.on((topic) => void this.announced(topic)),
    ];
    return () => {
      this.#parts.poller.stop();
      for (const end of ends) end();
    };
  }

  /** Counts again, and reads again what is shown if that has changed. */
  async wanted(): Promise<void> {
    const before = this.unread;
    await this.count();
    if (this.wantsAll && this.unread !== before) await this.load();
  }

  /** Somebody looks: all that is there has been seen, and is fetched. */
  async opened(): Promise<void> {
    this.#looksAtAll = true;
    await Promise.all([this.count(), this.load()]);
    const before = this.seen;
    this.saw();
    if (this.seen !== before) this.#parts.signals.notifyChange();
  }

  /**
   * What is there is shown beside something else until the answer is called: it is fetched and kept up to date, and
   * counts as seen no more than before.
   */
  previewed(): () => void {
    this.#previews += 1;
    void this.previewRetried();
    return () => (this.#previews -= 1);
  }

  async previewRetried(): Promise<void> {
    await Promise.all([this.count(), this.load()]);
  }

  /** Nobody looks any more. */
  closed(): void {
    this.#looksAtAll = false;
  }

  async retryPressed(): Promise<void> {
    await this.opened();
  }

  /** One was opened, or marked; it counts as read at once. */
  async read(id: string): Promise<void> {
    if (!this.messages?.some((each) => each.id === id && !each.isRead)) return;
    this.marked((each) => each.id === id);
    await this.told(async () => this.#parts.desk.markRead([id]));
  }

  /** All that are shown count as read; what has come since does not. */
  async allRead(): Promise<void> {
    const [newest] = this.messages ?? [];
    if (!newest) return;
    this.marked(() => true);
    await this.told(async () => this.#parts.desk.markAllRead(newest.sentAt));
  }

  private get wantsAll(): boolean {
    return this.#looksAtAll || this.#previews > 0;
  }

  private get owner(): string {
    const { who } = this.#parts.session;
    return who ? `${who.userId}:${who.role.code}` : '';
  }

  private get preference(): PreferenceName {
    return `messages:${this.owner}`;
  }

  private async announced(topic: AnnouncementTopic): Promise<void> {
    if (topic === 'messages') await this.wanted();
    if (topic === 'session') await this.#parts.session.load();
  }

  private begun(): void {
    this.#counting.stop();
    this.#loading.stop();
    [this.unread, this.messages, this.failure] = [undefined, undefined, undefined];
    if (this.owner === '') return;
    this.#parts.announcements.reconnect();
    this.recalled();
    if (this.#looksAtAll) void this.opened();
    else if (this.wantsAll) void this.previewRetried();
    else void this.count();
  }

  private marked(which: (each: Message) => boolean): void {
    this.messages = this.messages?.map((each) => (which(each) ? { ...each, isRead: true } : each));
    this.unread = this.messages?.filter(({ isRead }) => !isRead).length;
    this.saw();
  }

  private saw(): void {
    this.seen = this.unread ?? 0;
    if (this.owner !== '') this.#parts.preferences.write(this.preference, String(this.seen));
  }

  /** Told to the back end and to the other windows; what it did not take shows as it was. */
  private async told(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#parts.signals.notifyChange();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      this.#parts.toasts.show('bad', failureOf(thrown).what);
      await this.again();
    }
  }

  private recalled(): void {
    this.seen = Number(this.#parts.preferences.read(this.preference) ?? 0) || 0;
  }

  /** Another window read some, or looked: what it keeps of that holds here too. */
  private async again(): Promise<void> {
    this.recalled();
    await Promise.all([this.count(), ...(this.wantsAll ? [this.load()] : [])]);
  }

  /** What cannot be had now leaves what was known. */
  private async count(): Promise<void> {
    if (this.owner === '') return;
    const signal = this.#counting.next();
    try {
      const unread = await this.#parts.desk.unreadCount(signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.unread = unread;
        // Read elsewhere: what comes next is new again.
        if (unread < this.seen) this.saw();
      });
    } catch (thrown) {
      if (!signal.aborted) this.#parts.session.faultSeen(thrown);
    }
  }

  private async load(): Promise<void> {
    if (this.owner === '') return;
    const signal = this.#loading.next();
    try {
      const messages = await this.#parts.desk.all(signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.messages = messages;
        this.failure = undefined;
      });
    } catch (thrown) {
      if (signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.failure = failureOf(thrown)));
    }
  }
}
