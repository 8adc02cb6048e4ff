import { canManage } from '../../../src/domain/people/shared/people.ts';
import { demandNotice } from '../../../src/domain/people/shared/four-eyes.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { Caller } from '../context.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { peopleRefusal } from './company-lock.ts';
import { ownerByPkCorp } from '../table.ts';

/** Locks a user of the caller's company. Refuses with NOT_FOUND any other. */
export async function lockMember(transaction: Transaction, { user }: Caller, userId: string): Promise<UserRecord> {
  const found = await transaction.users.lock(userId, ownerByPkCorp(user.pkCorp));
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** Starts or ends the demand that all users of a company sign in by two proofs. */
export async function setTwoStepDemand(
  transaction: Transaction,
  pkCorp: string,
  isOn: boolean,
  by: Caller['user'],
  now: number,
): Promise<void> {
  if (isOn)
    await transaction.factorDemands.save({ pkCorp, from: now + demandNotice, decidedAt: now, decidedBy: by.userId });
  else await transaction.factorDemands.remove(pkCorp);
}

/** Refuses a change that would leave the company without a user who manages its people. */
export async function checkManagerRemains(
  transaction: Transaction,
  target: UserRecord,
  after: readonly RoleCode[],
): Promise<void> {
  const others = (await transaction.users.ofCompany(target.pkCorp)).filter(({ userId }) => userId !== target.userId);
  if (canManage(target) && !canManage({ ...target, roles: after }) && !others.some(canManage))
    throw peopleRefusal('last-manager');
}
