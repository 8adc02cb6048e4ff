import type { AnnouncementTopic } from '../../../domain/identity/announcement-topic.ts';

/** Announcements of the back end that data of the signed-in user has changed. They carry no data themselves. */
export interface Announcements {
  /** Whether the stream is connected; otherwise the portal polls. */
  readonly isConnected: boolean;
  /** Calls back with each announcement, in every window; returns the function that unsubscribes. */
  on(listener: (topic: AnnouncementTopic) => void): () => void;
  /** Connects again where the stream was given up. */
  reconnect(): void;
}

/** Where the back end announces nothing. */
export const silence: Announcements = { isConnected: false, on: () => () => undefined, reconnect: () => undefined };
