import { actsForCore, roleKind, type RoleKind } from '../../../src/domain/identity/role.ts';
import type { LedgerSide } from '../../../src/domain/trade/shared/posting.ts';
import { peopleNow } from '../identity/people-in-role.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';

/** A company's own people who meet a condition, without people of institutions. */
export const membersOf = async (
  transaction: Transaction,
  companyId: string,
  now: number,
  isReader: (user: UserRecord) => boolean,
): Promise<readonly UserRecord[]> =>
  (await peopleNow(transaction, companyId, now)).filter((user) => user.institution === '' && isReader(user));

/** A company's own people with some roles of one side. */
export const membersOfSide = async (
  transaction: Transaction,
  { companyId, side }: { readonly companyId: string; readonly side: LedgerSide },
  roles: readonly RoleKind[],
  now: number,
): Promise<readonly UserRecord[]> =>
  membersOf(transaction, companyId, now, (user) =>
    user.roles.some((role) => actsForCore(role) === (side === 'issuer') && roles.includes(roleKind(role))),
  );
