import { absIdentifyPath, realNamePath } from '../../../../src/domain/catalogue/product-paths.ts';
import { isCertified } from '../../../../src/domain/keys/certification.ts';
import type { Transaction } from '../../store.ts';
import { notBegun } from '../../keys/not-begun.ts';

/**
 * Where a company is certified: one that registered on the ABS sub-platform chooses between its ways until it is
 * (document 1, section 2).
 */
export async function certifiedAt(transaction: Transaction, pkCorp: string): Promise<string> {
  if ((await transaction.registrations.find(pkCorp))?.product !== 'ABS') return realNamePath;
  return isCertified(((await transaction.certifications.find(pkCorp)) ?? notBegun).realName)
    ? realNamePath
    : absIdentifyPath;
}
