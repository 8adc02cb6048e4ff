import type { AnnouncementTopic } from '../../domain/shell/shared/announcement-topic.ts';
import type { ApiBase } from '../call.ts';

/** Of what the back end tells by itself that it is not as it was: what one is told, and who one is. */
export const announcementTopics: readonly AnnouncementTopic[] = ['messages', 'session', 'downloads'];

/**
 * Where it is heard, of the extension `announcements`: a stream of server-sent events, each named after its topic and
 * without any content, so that whoever hears it asks for what they may see. It answers 401 to who is not signed in, and
 * ends with the session.
 */
export const announcementPath: { readonly base: ApiBase; readonly path: string } = {
  base: 'web',
  path: '/corp/v1/extensions/announcements',
};
