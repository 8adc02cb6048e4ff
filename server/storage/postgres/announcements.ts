import { Client } from 'pg';
import { announcementTopics } from '../../../src/contract/extensions/announcements.ts';
import type { Announcement } from '../../core/tables/common.ts';

/** The name under which the servers of one installation tell one another; each database has names of its own. */
export const announcementChannel = 'portal_announced';

/** How long until it is tried again to listen, in milliseconds; doubled up to the last. */
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
 * Hears what any server of the installation announces, over one connection that is made while somebody listens, and
 * made again when it breaks.
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

  /** Nobody listens any more; somebody may again. */
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
    // Whatever breaks it, it is made again, once.
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
