import { messageDesk } from './message-desk.ts';
import { postDesk } from './post-desk.ts';
import type { DeskContext } from '../desk-context.ts';

/** Handlers of the area's calls. */
export const messagesDesks = ({ parts, messageSources }: DeskContext) => ({
  ...messageDesk(parts, messageSources),
  ...postDesk(parts),
});
