import type { NotificationCentrePresenter } from '../../presentation/messages/notification-centre/notification-centre-presenter.ts';
import { token } from '../token.ts';

/** Apart from the others: the sign-in page fetches it with every page's. */
export const notificationCentre = token<NotificationCentrePresenter>('NotificationCentrePresenter');
