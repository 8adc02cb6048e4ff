import { feedbackDesk } from './feedback-desk.ts';
import { helpDesk } from './help-desk.ts';
import { tourDesk } from './tour-desk.ts';
import type { DeskContext } from '../desk-context.ts';
import type { Parts } from '../parts.ts';
import { ticketMailWork } from './ticket-mail.ts';

/** Handlers of the area's calls. */
export const helpDesks = ({ parts }: DeskContext) => ({
  ...feedbackDesk(parts),
  ...helpDesk(parts),
  ...tourDesk(parts),
});

/** Background jobs of the area. */
export function doHelpJobs(parts: Parts): void {
  if (parts.ticketMail) parts.jobs.handle('ticket-mail', ticketMailWork(parts));
}
