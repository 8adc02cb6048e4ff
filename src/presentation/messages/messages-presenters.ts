import { areaKey } from '../shared/area-key.ts';
import type { NotificationCentrePresenter } from './notification-centre/notification-centre-presenter.ts';

/** Creates a presenter for each screen that opens. */
export interface MessagesPresenters {
  notificationCentre(): NotificationCentrePresenter;
}

export const messagesArea = areaKey<MessagesPresenters>('messages');
