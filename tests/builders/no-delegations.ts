import type { DelegationDesk } from '../../src/application/ports/people/delegation-desk.ts';
import { never } from './message-boxes.ts';

/** The desk of a back end without delegations. */
export const noDelegations: DelegationDesk = { isOffered: false, delegations: never, name: never, end: never };
