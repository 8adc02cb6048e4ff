import type { FactorTerms } from '../../../src/domain/identity/second-factor.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';

/** Requirements of an account and its company for the second factor. */
export async function factorTerms(
  transaction: Transaction,
  { userId, pkCorp }: Pick<UserRecord, 'userId' | 'pkCorp'>,
): Promise<FactorTerms> {
  const [own, demand] = [await transaction.secondFactors.find(userId), await transaction.factorDemands.find(pkCorp)];
  return { isOn: own?.isOn ?? false, demandedFrom: demand?.from };
}
