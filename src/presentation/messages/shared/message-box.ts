import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Announcements } from '../../../application/ports/identity/announcements.ts';
import type { AnnouncementTopic } from '../../../domain/identity/announcement-topic.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { MessageDesk } from '../../../application/ports/messages/message-desk.ts';
import type { MessageAlertDesk } from '../../../application/ports/messages/message-alert-desk.ts';
import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';
import type { Message } from '../../../domain/messages/shared/message.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { isOnOtherPlatform } from '../../pages/product-entries.ts';

export interface MessageBoxParts {
  readonly desk: MessageDesk;
  readonly alerts: Pick<MessageAlertDesk, 'isOffered'>;
  readonly session: SessionStore;
  readonly signals: WindowSignals;
  readonly poller: RefreshPoller;
  readonly announcements: Announcements;
  readonly clock: Clock;
  readonly preferences: Pick<Preferences, 'read' | 'write'>;
  readonly toasts: Toasts;
}

/** The messages to the user, the same in the bell and on their page (checklist F-069, F-174, F-175). */
export class MessageBox {
  /** Undefined until loaded. */
  unread: number | undefined = undefined;
  /** The newest first; undefined until they are first requested. */
  messages: readonly Message[] | undefined = undefined;
  failure: Failure | undefined = undefined;
  isCounting = false;
  /** The number of unread messages when the user last looked. */
  seenCount = 0;
  /** Whether the user looks at all messages, so that they count as seen. */
  #isOpen = false;
  /** The number of places that show some of the messages. */
  #previews = 0;
  readonly #parts: MessageBoxParts;
  readonly #counting = new LatestRequest();
  readonly #loading = new LatestRequest();

  constructor(parts: MessageBoxParts) {
    this.#parts = parts;
    makeAutoObservable<this, 'wantsAll'>(this, { wantsAll: false, opensHere: false }, { autoBind: true, deep: false });
    // Another user, or another role of the same user, sees none of the previous messages.
    reaction(
      () => this.owner,
      () => this.reset(),
      { fireImmediately: true },
    );
  }

  /**
   * How many messages have come since the user last looked at the panel or the page. A seen message stays unread until
   * it is opened.
   */
  get unseenCount(): number {
    return Math.max(0, (this.unread ?? 0) - this.seenCount);
  }

  /** Whether messages may also be sent elsewhere, by the user's choice. */
  get offersAlerts(): boolean {
    return this.#parts.alerts.isOffered;
  }

  /** The portal's time, in milliseconds. */
  get now(): number {
    return this.#parts.clock.now();
  }

  /** Whether this host has the page of a message. It does not offer every product of the user's company. */
  opensHere({ path }: Pick<Message, 'path'>): boolean {
    return path === undefined || !isOnOtherPlatform(this.#parts.session.pageConfig, path);
  }

  get toDo(): readonly Message[] {
    return (this.messages ?? []).filter(({ isToDo }) => isToDo);
  }

  /**
   * Keeps the messages up to date: after changes in this window and others, and when messages are sent, either by
   * announcements or at intervals. A session that was changed elsewhere is reloaded in the same way.
   * @returns ends the updates
   */
  follow(): () => void {
    this.#parts.poller.start(this.refresh);
    const ends = [
      this.#parts.signals.onChange(() => void this.reload()),
      this.#parts.announcements.on((topic) => void this.handleAnnouncement(topic)),
    ];
    return () => {
      this.#parts.poller.stop();
      for (const end of ends) end();
    };
  }

  /** Counts again, and loads shown messages again if the number has changed. */
  async refresh(): Promise<void> {
    const before = this.unread;
    await this.count();
    if (this.needsMessages && this.unread !== before) await this.load();
  }

  /** The user looks at all messages: they are loaded and count as seen. */
  async opened(): Promise<void> {
    this.#isOpen = true;
    await Promise.all([this.count(), this.load()]);
    const before = this.seenCount;
    this.markSeen();
    if (this.seenCount !== before) this.#parts.signals.notifyChange();
  }

  /**
   * Keeps the messages loaded for a preview, without counting them as seen.
   * @returns ends the preview
   */
  preview(): () => void {
    this.#previews += 1;
    void this.loadPreview();
    return () => (this.#previews -= 1);
  }

  /** Loads the messages, and counts them unless a count is on its way already. */
  async loadPreview(): Promise<void> {
    await Promise.all([this.isCounting ? undefined : this.count(), this.load()]);
  }

  /** The user no longer looks at the messages. */
  closed(): void {
    this.#isOpen = false;
  }

  async retryPressed(): Promise<void> {
    await this.opened();
  }

  /** Marks a message as read at once. */
  async markRead(id: string): Promise<void> {
    if (!this.messages?.some((each) => each.id === id && !each.isRead)) return;
    this.setRead((each) => each.id === id);
    await this.report(async () => this.#parts.desk.markRead([id]));
  }

  /** Marks all shown messages as read, but not newer ones. */
  async markAllRead(): Promise<void> {
    const [newest] = this.messages ?? [];
    if (!newest) return;
    this.setRead(() => true);
    await this.report(async () => this.#parts.desk.markAllRead(newest.sentAt));
  }

  private get needsMessages(): boolean {
    return this.#isOpen || this.#previews > 0;
  }

  private get owner(): string {
    const { who } = this.#parts.session;
    return who ? `${who.userId}:${who.role.code}` : '';
  }

  private get preferenceName(): PreferenceName {
    return `messages:${this.owner}`;
  }

  private async handleAnnouncement(topic: AnnouncementTopic): Promise<void> {
    if (topic === 'messages') await this.refresh();
    if (topic === 'session') await this.#parts.session.sessionAnnounced();
  }

  private reset(): void {
    this.#counting.stop();
    this.#loading.stop();
    [this.unread, this.messages, this.failure] = [undefined, undefined, undefined];
    this.isCounting = false;
    if (this.owner === '') return;
    this.#parts.announcements.reconnect();
    this.restoreSeen();
    if (this.#isOpen) void this.opened();
    else if (this.needsMessages) void this.loadPreview();
    else void this.count();
  }

  private setRead(isAffected: (each: Message) => boolean): void {
    this.messages = this.messages?.map((each) => (isAffected(each) ? { ...each, isRead: true } : each));
    this.unread = this.messages?.filter(({ isRead }) => !isRead).length;
    this.markSeen();
  }

  private markSeen(): void {
    this.seenCount = this.unread ?? 0;
    if (this.owner !== '') this.#parts.preferences.write(this.preferenceName, String(this.seenCount));
  }

  /** Reports a change to the back end and to other windows. After a failure the messages are loaded again. */
  private async report(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#parts.signals.notifyChange();
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      this.#parts.toasts.show('bad', failureOf(thrown).what);
      await this.reload();
    }
  }

  private restoreSeen(): void {
    this.seenCount = Number(this.#parts.preferences.read(this.preferenceName) ?? 0) || 0;
  }

  /** Loads again after a change in another window, which also stores what was seen. */
  private async reload(): Promise<void> {
    this.restoreSeen();
    await Promise.all([this.count(), ...(this.needsMessages ? [this.load()] : [])]);
  }

  /** Counts unread messages. A failure keeps the known number. */
  private async count(): Promise<void> {
    if (this.owner === '') return;
    const signal = this.#counting.next();
    this.isCounting = true;
    try {
      const unread = await this.#parts.desk.unreadCount(signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.unread = unread;
        // Messages were read elsewhere, so that the next one counts as new.
        if (unread < this.seenCount) this.markSeen();
      });
    } catch (thrown) {
      if (!signal.aborted) this.#parts.session.faultSeen(thrown);
    } finally {
      if (!signal.aborted) runInAction(() => (this.isCounting = false));
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
