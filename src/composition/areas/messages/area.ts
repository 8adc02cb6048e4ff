import { messagesArea, type MessagesPresenters } from '../../../presentation/messages/messages-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { notificationCentre } from './tokens.ts';
import { messagesWords } from '../../../words/areas/messages.ts';

/** The page, its bindings and those of the bell in one file, so that the sign-in page loads as little as possible. */
const pages = async () => import('./pages.ts');

/** Messages to users. */
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
