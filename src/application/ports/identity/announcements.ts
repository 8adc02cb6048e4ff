import type { AnnouncementTopic } from '../../../domain/identity/announcement-topic.ts';

/** Notifications from the back end that data of the signed-in user has changed. They do not contain the data. */
export interface Announcements {
  /** Whether the stream is connected; otherwise the portal polls. */
  readonly isConnected: boolean;
  /** Calls back with each announcement, in every window; returns the function that unsubscribes. */
  on(listener: (topic: AnnouncementTopic) => void): () => void;
  /** Connects again after the stream was given up. */
  reconnect(): void;
}

/** For a back end without notifications. */
export const noAnnouncements: Announcements = {
  isConnected: false,
  on: () => () => undefined,
  reconnect: () => undefined,
};
