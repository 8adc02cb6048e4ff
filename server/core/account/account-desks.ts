import { accountDesk } from './account-desk.ts';
import { twoStepDesk } from './two-step-desk.ts';
import { mailDesk } from './mail-desk.ts';
import type { DeskContext } from '../desk-context.ts';

/** Handlers of the area's calls. */
export const accountDesks = ({ parts, passwordKey }: DeskContext) => ({
  ...accountDesk(parts, passwordKey),
  ...twoStepDesk(parts, passwordKey),
  ...mailDesk(parts, passwordKey),
});
