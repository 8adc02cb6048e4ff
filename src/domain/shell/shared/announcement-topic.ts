/**
 * Of what one is told without asking that it is not as it was: what one is told, who one is, and what is gathered for
 * one (checklist F-174, F-177).
 */
export type AnnouncementTopic = 'messages' | 'session' | 'downloads';
