import { Client } from 'pg';
import { announcementTopics } from '../../../src/contract/extensions/announcements.ts';
import type { Announcement } from '../../core/tables/common.ts';

/** The notification channel that the servers of an installation share. Each database has its own channels. */
export const announcementChannel = 'portal_announced';

/** Milliseconds before a reconnection. The wait doubles after each failure, up to the longest. */
const firstWait = 500;
const maxWaitMs = 30_000;

export const announcementText = ({ userId, topic }: Announcement): string => `${topic} ${userId}`;

function parseAnnouncement(text: string): Announcement | undefined {
  const [, topicName, userId] = /^(\S+) (.+)$/s.exec(text) ?? [];
  const topic = announcementTopics.find((each) => each === topicName);
  return topic && userId !== undefined ? { userId, topic } : undefined;
}

type Listener = (announcement: Announcement | undefined) => void;

/**
 * Receives the announcements of all servers of the installation. One connection exists while there are listeners. It
 * is opened again after it breaks.
 */
export class PostgresAnnouncements {
  readonly #listeners = new Set<Listener>();
  readonly #address: () => string;
  #client: Client | undefined;
  #reconnectTimer: NodeJS.Timeout | undefined;
  #wait = firstWait;
  #closed = false;

  constructor(address: () => string) {
    this.#address = address;
  }

  listen(listener: Listener): () => void {
    const subscription: Listener = (announcement) => listener(announcement);
    this.#listeners.add(subscription);
    if (!this.#client && !this.#reconnectTimer) void this.#connect();
    return () => {
      this.#listeners.delete(subscription);
      if (this.#listeners.size === 0) this.#disconnect();
    };
  }

  close(): void {
    this.#closed = true;
    this.#disconnect();
  }

  /** Closes the connection after the last listener; a later listener opens it again. */
  #disconnect(): void {
    clearTimeout(this.#reconnectTimer);
    const closing = this.#client;
    [this.#client, this.#reconnectTimer] = [undefined, undefined];
    void closing?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    if (this.#closed) return;
    const client = new Client({
      connectionString: this.#address(),
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: 'portal announcements',
    });
    this.#client = client;
    // `error` and `end` of one client reconnect only once.
    const reconnectOnce = (): void => void (this.#client === client && this.#reconnectLater());
    client.on('error', reconnectOnce).on('end', reconnectOnce);
    client.on('notification', ({ payload }) => {
      const announcement = parseAnnouncement(payload ?? '');
      if (announcement) this.#notify(announcement);
    });
    try {
      await client.connect();
      await client.query(`listen ${announcementChannel}`);
      this.#wait = firstWait;
      // Earlier announcements may have been missed.
      this.#notify(undefined);
    } catch {
      reconnectOnce();
    }
  }

  #reconnectLater(): void {
    const closing = this.#client;
    this.#client = undefined;
    void closing?.end().catch(() => undefined);
    if (this.#closed || this.#listeners.size === 0) return;
    this.#reconnectTimer = setTimeout(() => {
      this.#reconnectTimer = undefined;
      void this.#connect();
    }, this.#wait);
    this.#wait = Math.min(this.#wait * 2, maxWaitMs);
  }

  #notify(announcement: Announcement | undefined): void {
    for (const listener of this.#listeners) listener(announcement);
  }
}
