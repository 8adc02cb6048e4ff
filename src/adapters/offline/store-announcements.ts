import type { TendedStore } from '../../../server/core/store.ts';
import type { Announcements } from '../../application/ports/identity/announcements.ts';
import type { AnnouncementTopic } from '../../domain/identity/announcement-topic.ts';

/** What a back end in the same process announces. Whoever it is for: one asks for oneself. */
export class StoreAnnouncements implements Announcements {
  readonly isConnected = true;
  readonly #store: Pick<TendedStore, 'onAnnounced'>;

  constructor(store: Pick<TendedStore, 'onAnnounced'>) {
    this.#store = store;
  }

  on(listener: (topic: AnnouncementTopic) => void): () => void {
    return this.#store.onAnnounced((announcement) => listener(announcement?.topic ?? 'messages'));
  }

  reconnect(): void {
    // It never gives up.
  }
}
