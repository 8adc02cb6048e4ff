import { Client } from 'pg';
import { announcementTopics } from '../../../src/contract/extensions/announcements.ts';
import type { Announcement } from '../../core/tables/common.ts';

/** The name under which the servers of one installation tell one another; each database has names of its own. */
export const announcementChannel = 'portal_announced';

/** Milliseconds before the connection is made again; doubled after each failure up to the longest. */
const firstWait = 500;
const longestWait = 30_000;

export const announcementText = ({ userId, topic }: Announcement): string => `${topic} ${userId}`;

function announcementIn(text: string): Announcement | undefined {
  const [, named, userId] = /^(\S+) (.+)$/s.exec(text) ?? [];
  const topic = announcementTopics.find((each) => each === named);
  return topic && userId !== undefined ? { userId, topic } : undefined;
}

type Listener = (announcement: Announcement | undefined) => void;

/**
 * Receives the announcements of all servers of the installation. One connection exists while there are listeners, and
 * is made again after a break.
 */
export class PostgresAnnouncements {
  readonly #listeners = new Set<Listener>();
  readonly #address: () => string;
  #client: Client | undefined;
  #later: NodeJS.Timeout | undefined;
  #wait = firstWait;
  #closed = false;

  constructor(address: () => string) {
    this.#address = address;
  }

  listen(listener: Listener): () => void {
    const heard: Listener = (announcement) => listener(announcement);
    this.#listeners.add(heard);
    if (!this.#client && !this.#later) void this.#connect();
    return () => {
      this.#listeners.delete(heard);
      if (this.#listeners.size === 0) this.#leave();
    };
  }

  close(): void {
    this.#closed = true;
    this.#leave();
  }

  /** Closes the connection after the last listener; a later listener opens it again. */
  #leave(): void {
    clearTimeout(this.#later);
    const left = this.#client;
    [this.#client, this.#later] = [undefined, undefined];
    void left?.end().catch(() => undefined);
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
    // Any break reconnects once.
    const broken = (): void => void (this.#client === client && this.#again());
    client.on('error', broken).on('end', broken);
    client.on('notification', ({ payload }) => {
      const announcement = announcementIn(payload ?? '');
      if (announcement) this.#tell(announcement);
    });
    try {
      await client.connect();
      await client.query(`listen ${announcementChannel}`);
      this.#wait = firstWait;
      // Announcements made before this are unknown.
      this.#tell(undefined);
    } catch {
      broken();
    }
  }

  #again(): void {
    const left = this.#client;
    this.#client = undefined;
    void left?.end().catch(() => undefined);
    if (this.#closed || this.#listeners.size === 0) return;
    this.#later = setTimeout(() => {
      this.#later = undefined;
      void this.#connect();
    }, this.#wait);
    this.#wait = Math.min(this.#wait * 2, longestWait);
  }

  #tell(announcement: Announcement | undefined): void {
    for (const listener of this.#listeners) listener(announcement);
  }
}
