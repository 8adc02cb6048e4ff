import { signInDesk } from './sign-in-desk.ts';
import { smsDesk } from './sms-desk.ts';
import { recoveryDesk } from './recovery-desk.ts';
import { recoveryKeyDesk } from './recovery-key-desk.ts';
import { usableKeyDesk } from './usable-key-desk.ts';
import { keyDesk } from './key-desk.ts';
import { secondFactorDesk } from './second-factor-desk.ts';
import { resetDesk } from './reset-desk.ts';
import { partnerDesk } from './partner-desk.ts';
import { workbenchEntryDesk } from './workbench-entry-desk.ts';
import type { DeskContext } from '../desk-context.ts';

/** Handlers of the area's calls. */
export const entryDesks = ({ parts, passwordKey }: DeskContext) => ({
  ...signInDesk(parts, passwordKey),
  ...smsDesk(parts),
  ...recoveryDesk(parts, passwordKey),
  ...resetDesk(parts),
  ...recoveryKeyDesk(parts),
  ...usableKeyDesk(parts),
  ...keyDesk(parts),
  ...secondFactorDesk(parts),
  ...partnerDesk(parts),
  ...workbenchEntryDesk(parts),
});
