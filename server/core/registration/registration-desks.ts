import { registrationDesk } from './registration-desk.ts';
import { identificationDesk } from './identification-desk.ts';
import type { DeskContext } from '../desk-context.ts';

/** Handlers of the area's calls. */
export const registrationDesks = ({ parts, passwordKey }: DeskContext) => ({
  ...registrationDesk(parts, passwordKey),
  ...identificationDesk(parts),
});
