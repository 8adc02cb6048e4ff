import type { AnnouncementTopic } from '../../domain/identity/announcement-topic.ts';
import type { ApiBase } from '../call.ts';

/** Topics whose changes the back end announces without a request. */
export const announcementTopics: readonly AnnouncementTopic[] = ['messages', 'session', 'downloads'];

/**
 * Stream of server-sent events (extension `announcements`). Each event is named after its topic and has no content, so
 * that the client requests only what its user may see. The call answers 401 without a session, and ends with the
 * session.
 */
export const announcementPath: { readonly base: ApiBase; readonly path: string } = {
  base: 'web',
  path: '/corp/v1/extensions/announcements',
};
