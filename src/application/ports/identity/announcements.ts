import type { AnnouncementTopic } from '../../../domain/identity/announcement-topic.ts';

/**
 * What the back end tells by itself: that something moved for whoever is signed in, and no more; one asks for what one
 * may see of it.
 */
export interface Announcements {
  /** Whether that is so at present; where it is not one asks by and by. */
  readonly isConnected: boolean;
  /**
   * Calls back with each that comes, in every window of the browser; the answer takes it back. Nobody is listened for
   * before.
   */
  on(listener: (topic: AnnouncementTopic) => void): () => void;
  /** Somebody came: where it was given up for want of anybody it is tried again. */
  reconnect(): void;
}

/** Where the back end announces nothing. */
export const silence: Announcements = { isConnected: false, on: () => () => undefined, reconnect: () => undefined };
