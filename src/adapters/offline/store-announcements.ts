import type { MaintainableStore } from '../../../server/core/store.ts';
import type { Announcements } from '../../application/ports/identity/announcements.ts';
import type { AnnouncementTopic } from '../../domain/identity/announcement-topic.ts';

/** Announcements of a back end in the same process. Every user gets all of them and fetches only their own data. */
export class StoreAnnouncements implements Announcements {
  readonly isConnected = true;
  readonly #store: Pick<MaintainableStore, 'onAnnounced'>;

  constructor(store: Pick<MaintainableStore, 'onAnnounced'>) {
    this.#store = store;
  }

  on(listener: (topic: AnnouncementTopic) => void): () => void {
    return this.#store.onAnnounced((announcement) => listener(announcement?.topic ?? 'messages'));
  }

  reconnect(): void {
    // The stream never disconnects.
  }
}
