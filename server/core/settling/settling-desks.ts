import { settlingDesk } from './settling-desk.ts';
import type { DeskContext, MessageSources } from '../desk-context.ts';
import { settlingMessages } from './settling-messages.ts';

/** Handlers of the area's calls. */
export const settlingDesks = ({ parts }: DeskContext) => ({
  ...settlingDesk(parts),
});

/** Message sources of the area. */
export const settlingSources: MessageSources = () => [settlingMessages];
