import { peopleDesk } from './people-desk.ts';
import { joinDesk } from './join-desk.ts';
import { rightsDesk } from './rights-desk.ts';
import { delegationDesk } from './delegation-desk.ts';
import { authorisationDesk } from './authorisation-desk.ts';
import { organisationDesk } from './organisation-desk.ts';
import type { DeskContext, MessageSources } from '../desk-context.ts';
import { peopleMessages } from './people-messages.ts';

/** Handlers of the area's calls. */
export const peopleDesks = ({ parts, passwordKey }: DeskContext) => ({
  ...peopleDesk(parts),
  ...joinDesk(parts, passwordKey),
  ...rightsDesk(parts),
  ...delegationDesk(parts),
  ...authorisationDesk(parts),
  ...organisationDesk(parts),
});

/** Message sources of the area. */
export const peopleSources: MessageSources = (parts) => [peopleMessages(parts.clock)];
