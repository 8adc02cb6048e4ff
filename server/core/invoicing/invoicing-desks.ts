import { invoicingDesk } from './invoicing-desk.ts';
import type { DeskContext } from '../desk-context.ts';

/** Handlers of the area's calls. */
export const invoicingDesks = ({ parts }: DeskContext) => ({
  ...invoicingDesk(parts),
});
