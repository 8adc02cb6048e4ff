import { certificationDesk } from './certification-desk.ts';
import { paperDesk } from './paper-desk.ts';
import type { DeskContext, MessageSources } from '../desk-context.ts';
import { certificationMessages } from './certification-messages.ts';
import { paperMessages } from './paper-messages.ts';

/** Handlers of the area's calls. */
export const certificationDesks = ({ parts }: DeskContext) => ({
  ...certificationDesk(parts),
  ...paperDesk(parts),
});

/** Message sources of the area. */
export const certificationSources: MessageSources = () => [certificationMessages];

/** Message sources about papers that expire. */
export const paperSources: MessageSources = () => [paperMessages];
