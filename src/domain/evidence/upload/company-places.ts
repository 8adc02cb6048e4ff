import { applicationLimits, applicationPlace } from '../../products/shared/application.ts';
import { licenceLimits, licencePlace } from '../../certification/shared/licence-slots.ts';
import { proofLimits, proofPlace } from '../../notices/shared/proof-limits.ts';
import type { FileLimits } from './file-limits.ts';

/** Where files of a company are sent that belong to no package, each with what it takes. */
export const companyPlaces: ReadonlyMap<string, FileLimits> = new Map<string, FileLimits>([
  [proofPlace, proofLimits],
  [licencePlace, licenceLimits],
  [applicationPlace, applicationLimits],
]);
