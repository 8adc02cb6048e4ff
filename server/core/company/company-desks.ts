import { bankAccountDesk } from './bank-account-desk.ts';
import { groupDesk } from './group-desk.ts';
import { companyDataDesk } from './company-data-desk.ts';
import type { DeskContext } from '../desk-context.ts';

/** Handlers of the area's calls. */
export const companyDesks = ({ parts }: DeskContext) => ({
  ...bankAccountDesk(parts),
  ...groupDesk(parts),
  ...companyDataDesk(parts),
});
