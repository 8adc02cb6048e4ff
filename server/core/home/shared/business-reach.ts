import { isConfinedToOrganisation } from '../../identity/confined-users.ts';
import type { Parts } from '../../parts.ts';
import type { UserRecord } from '../../records/company.ts';
import type { Transaction } from '../../store.ts';
import { visibleOrganisations } from '../../trade/shared/visible-organisations.ts';

/**
 * Part of the business with instruments that a user's menus cover: everything, only what is allocated to their inner
 * organisation, or nothing.
 */
export type TradeReach = 'everything' | 'allocated' | 'nothing';

/** Part of a company's business that a user's menus cover: instruments, and whether packages. */
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
  const seen = await visibleOrganisations(transaction, user);
  if (seen === undefined) return 'everything';
  return seen.length > 0 ? 'allocated' : 'nothing';
}

/** The reach of a user. A person of an inner organisation sees what is allocated to it, and no packages. */
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
