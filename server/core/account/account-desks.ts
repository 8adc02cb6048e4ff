import { accountDesk } from './account-desk.ts';
import { twoStepDesk } from './two-step-desk.ts';
import { authenticatorDesk } from './authenticator-desk.ts';
import { mailDesk } from './mail-desk.ts';
import { resetWaitDesk } from './reset-wait-desk.ts';
import { securityMessages } from './shared/security-notices.ts';
import type { DeskContext, MessageSources } from '../desk-context.ts';

/** Handlers of the area's calls. */
export const accountDesks = ({ parts, passwordKey }: DeskContext) => ({
  ...accountDesk(parts, passwordKey),
  ...twoStepDesk(parts, passwordKey),
  ...mailDesk(parts, passwordKey),
  ...authenticatorDesk(parts, passwordKey),
  ...resetWaitDesk(parts, passwordKey),
});

/** Message sources of the area. */
export const accountSources: MessageSources = () => [securityMessages];
