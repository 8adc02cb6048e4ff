import type { Announcements } from '../../../application/ports/identity/announcements.ts';
import type { MessageDesk } from '../../../application/ports/messages/message-desk.ts';
import type { MessageAlertDesk } from '../../../application/ports/messages/message-alert-desk.ts';
import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import type { MessageBox } from '../../../presentation/messages/shared/message-box.ts';
import { token } from '../../token.ts';

export const messageBoxTokens = {
  MessageDesk: token<MessageDesk>('MessageDesk'),
  MessageAlertDesk: token<MessageAlertDesk>('MessageAlertDesk'),
  MessageSignals: token<WindowSignals>('MessageSignals'),
  /** Address of the announcements; bound if the back end offers them. */
  AnnouncementAddress: token<string>('AnnouncementAddress'),
  Announcements: token<Announcements>('Announcements'),
  MessageBox: token<MessageBox>('MessageBox'),
} as const;
