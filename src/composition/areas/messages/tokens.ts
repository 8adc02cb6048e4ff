import type { NotificationCentrePresenter } from '../../../presentation/messages/notification-centre/notification-centre-presenter.ts';
import { token } from '../../token.ts';

/** Apart from what stands behind the pages: the area itself names these, and comes with the frame. */
export const notificationCentre = token<NotificationCentrePresenter>('NotificationCentrePresenter');
