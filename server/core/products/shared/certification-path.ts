import { absIdentifyPath, realNamePath } from '../../../../src/domain/catalogue/product-paths.ts';
import { isCertified } from '../../../../src/domain/keys/certification.ts';
import type { Transaction } from '../../store.ts';
import { blankCertification } from '../../keys/not-begun.ts';

/**
 * Path of the page on which a company is certified. A company that registered on the ABS sub-platform chooses between
 * two methods there until it is certified (document 1, section 2).
 */
export async function certificationPathOf(transaction: Transaction, pkCorp: string): Promise<string> {
  if ((await transaction.registrations.find(pkCorp))?.product !== 'ABS') return realNamePath;
  return isCertified(((await transaction.certifications.find(pkCorp)) ?? blankCertification).realName)
    ? realNamePath
    : absIdentifyPath;
}
