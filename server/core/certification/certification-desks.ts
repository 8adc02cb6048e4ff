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

/** What people are told by the area. */
export const certificationSources: MessageSources = () => [certificationMessages];

/** What people are told of papers that end. */
export const paperSources: MessageSources = () => [paperMessages];
