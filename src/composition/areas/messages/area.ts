import { messagesArea, type MessagesPresenters } from '../../../presentation/messages/messages-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { notificationCentre } from './tokens.ts';
import { messagesWords } from '../../../words/areas/messages.ts';

/** The page and what stands behind it and the bell, in one: the sign-in page carries as little of them as may be. */
const pages = async () => import('./pages.ts');

/** What people are told of what concerns them. */
export const messages: Area<MessagesPresenters> = {
  key: messagesArea,
  services: (container) => ({ notificationCentre: () => container.get(notificationCentre) }),
  pages: [
    {
      path: '/my/message/index',
      forEverybody: true,
      title: 'messages.title',
      skeleton: 'list',
      words: [messagesWords],
      parts: async () => (await pages()).bindMessages,
      Screen: lazyScreen(async () => (await pages()).NotificationCentreScreen),
    },
  ],
};
