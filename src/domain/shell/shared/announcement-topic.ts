/** Of what one is told without asking that it is not as it was: what one is told, and who one is (checklist F-174). */
export type AnnouncementTopic = 'messages' | 'session';
