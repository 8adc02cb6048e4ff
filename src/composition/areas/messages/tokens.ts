import type { NotificationCentrePresenter } from '../../../presentation/messages/notification-centre/notification-centre-presenter.ts';
import { token } from '../../token.ts';

/** Tokens of the area itself, which is loaded with the frame. They are separate from those of the pages. */
export const notificationCentre = token<NotificationCentrePresenter>('NotificationCentrePresenter');
