import type { DelegationDesk } from '../../src/application/ports/people/delegation-desk.ts';
import { never } from './message-boxes.ts';

/** Of a back end in which nobody acts for anybody. */
export const noDelegations: DelegationDesk = { isOffered: false, delegations: never, name: never, end: never };
