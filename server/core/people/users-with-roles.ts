import type { Decider as UserWithRoles } from '../../../src/domain/people/shared/four-eyes.ts';
import type { Transaction } from '../store.ts';

/** All users of a company with their roles, and the roles that they lost by leaving. */
export async function usersWithRoles(transaction: Transaction, pkCorp: string): Promise<readonly UserWithRoles[]> {
  const gone = new Map((await transaction.departures.ofCompany(pkCorp)).map((each) => [each.userId, each]));
  return (await transaction.users.ofCompany(pkCorp)).map((user) => {
    const left = gone.get(user.userId);
    return {
      ...user,
      isMain: user.isMain || left?.wasMain === true,
      formerly: [...new Set([...user.roles, ...(left?.formerly ?? [])])],
    };
  });
}
