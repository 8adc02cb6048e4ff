import { messagesArea, type MessagesPresenters } from '../../presentation/messages/messages-presenters.ts';
import { lazyScreen } from '../../views/shell/shared/lazy-screen.ts';
import type { Area } from './area.ts';
import { messagesTokens as t } from './messages-tokens.ts';

/** What people are told of what concerns them. */
export const messages: Area<MessagesPresenters> = {
  key: messagesArea,
  offered: (container) => ({ notificationCentre: () => container.get(t.NotificationCentrePresenter) }),
  pages: [
    {
      path: '/my/message/index', forEverybody: true, title: 'messages.title', skeleton: 'list', words: ['messages'], parts: async () => (await import('./messages-parts.ts')).bindMessages,
      Screen: lazyScreen(async () => (await import('../../views/messages/notification-centre/NotificationCentreScreen.tsx')).NotificationCentreScreen),
    },
  ],
};
