import type { OrganisationDesk } from '../../src/application/ports/company/organisation-desk.ts';
import { never } from './message-boxes.ts';

/** A desk that offers no changes of inner organisations, except the given functions. */
export const fakeOrganisationDesk = (more: Partial<OrganisationDesk> = {}): OrganisationDesk => ({
  isOffered: false,
  organisations: never,
  create: never,
  rename: never,
  move: never,
  close: never,
  reopen: never,
  place: never,
  ...more,
});
