import type { OrganisingDesk } from '../../src/application/ports/company/organising-desk.ts';
import { never } from './message-boxes.ts';

/** A desk that offers no changes of inner organisations, except the given functions. */
export const organisingDesk = (more: Partial<OrganisingDesk> = {}): OrganisingDesk => ({
  isOffered: false,
  organising: never,
  make: never,
  rename: never,
  move: never,
  stop: never,
  reopen: never,
  place: never,
  ...more,
});
