import { isConfinedToOrganisation } from '../../identity/confined-users.ts';
import type { Parts } from '../../parts.ts';
import type { UserRecord } from '../../records/company.ts';
import type { Transaction } from '../../store.ts';
import { organisationsSeen } from '../../trade/shared/organisations-seen.ts';

/**
 * How much of the business with instruments a user's menus lead to: everything, what is allocated to their inner
 * organisation alone, or nothing.
 */
export type TradeReach = 'everything' | 'allocated' | 'nothing';

/** How much of a company's business a user's menus lead to: of instruments, and whether to packages. */
export interface BusinessReach {
  readonly trade: TradeReach;
  readonly packages: boolean;
}

/** The reach of the company's own people, who see all packages. */
export const ownReach = (trade: TradeReach): BusinessReach => ({ trade, packages: true });

async function tradeReach(
  transaction: Transaction,
  user: UserRecord,
  { extensions }: Pick<Parts, 'extensions'>,
): Promise<TradeReach> {
  if (!extensions.includes('trade')) return 'nothing';
  const seen = await organisationsSeen(transaction, user);
  if (seen === undefined) return 'everything';
  return seen.length > 0 ? 'allocated' : 'nothing';
}

/** The reach of a user. A person of an inner organisation has what is allocated to it, and no packages. */
export async function businessReach(
  transaction: Transaction,
  user: UserRecord,
  parts: Pick<Parts, 'extensions'>,
): Promise<BusinessReach> {
  return {
    trade: await tradeReach(transaction, user, parts),
    packages: !(await isConfinedToOrganisation(transaction, user)),
  };
}
