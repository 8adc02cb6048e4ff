import { peopleDesk } from './people-desk.ts';
import { joiningDesk } from './joining-desk.ts';
import { rightsDesk } from './rights-desk.ts';
import { delegationDesk } from './delegation-desk.ts';
import { authorisingDesk } from './authorising-desk.ts';
import { organisingDesk } from './organising-desk.ts';
import type { DeskContext, MessageSources } from '../desk-context.ts';
import { peopleMessages } from './people-messages.ts';

/** Handlers of the area's calls. */
export const peopleDesks = ({ parts, passwordKey }: DeskContext) => ({
  ...peopleDesk(parts),
  ...joiningDesk(parts, passwordKey),
  ...rightsDesk(parts),
  ...delegationDesk(parts),
  ...authorisingDesk(parts),
  ...organisingDesk(parts),
});

/** Message sources of the area. */
export const peopleSources: MessageSources = (parts) => [peopleMessages(parts.clock)];
