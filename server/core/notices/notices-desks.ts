import { noticeDesk } from './notice-desk.ts';
import { objectionDesk } from './objection-desk.ts';
import { companyFactsDesk } from './company-facts-desk.ts';
import { signedAgreementDesk } from './signed-agreement-desk.ts';
import type { DeskContext } from '../desk-context.ts';

/** Handlers of the area's calls. */
export const noticesDesks = ({ parts }: DeskContext) => ({
  ...noticeDesk(parts),
  ...objectionDesk(parts),
  ...companyFactsDesk(parts),
  ...signedAgreementDesk(parts),
});
