import { certificateDesk } from './certificate-desk.ts';
import { hardKeyDesk } from './hard-key-desk.ts';
import type { DeskContext, MessageSources } from '../desk-context.ts';
import { certificateMessages, cloudApplicationMessages, hardKeyMessages } from './certificate-messages.ts';

/** Handlers of the area's calls. */
export const certificatesDesks = ({ parts, passwordKey }: DeskContext) => ({
  ...certificateDesk(parts, passwordKey),
  ...hardKeyDesk(parts, passwordKey),
});

/** Message sources of the area. */
export const certificatesSources: MessageSources = () => [
  certificateMessages,
  cloudApplicationMessages,
  hardKeyMessages,
];
