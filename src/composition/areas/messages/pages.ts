export { NotificationCentreScreen } from '../../../views/messages/notification-centre/NotificationCentreScreen.tsx';
export { bindMessages, messageBox } from './parts.ts';
