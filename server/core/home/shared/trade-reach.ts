import type { Parts } from '../../parts.ts';
import type { UserRecord } from '../../records/company.ts';
import type { Transaction } from '../../store.ts';
import { organisationsSeen } from '../../trade/shared/organisations-seen.ts';

/**
 * How much of the business with instruments a user's menus lead to: everything, what is allocated to their inner
 * organisation alone, or nothing.
 */
export type TradeReach = 'everything' | 'allocated' | 'nothing';

/** The reach of a user: a user of an institution has a part where the institution is an inner organisation. */
export async function tradeReach(
  transaction: Transaction,
  user: UserRecord,
  { extensions }: Pick<Parts, 'extensions'>,
): Promise<TradeReach> {
  if (!extensions.includes('trade')) return 'nothing';
  const seen = await organisationsSeen(transaction, user);
  if (seen === undefined) return 'everything';
  return seen.length > 0 ? 'allocated' : 'nothing';
}
