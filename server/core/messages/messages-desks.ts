import { messageDesk } from './message-desk.ts';
import { alertDesk } from './alert-desk.ts';
import type { DeskContext } from '../desk-context.ts';

/** Handlers of the area's calls. */
export const messagesDesks = ({ parts, messageSources }: DeskContext) => ({
  ...messageDesk(parts, messageSources),
  ...alertDesk(parts),
});
