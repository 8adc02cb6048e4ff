/**
 * Topics with changes that are announced without a request: the user's messages, session and downloads (checklist
 * F-174, F-177).
 */
export type AnnouncementTopic = 'messages' | 'session' | 'downloads';
