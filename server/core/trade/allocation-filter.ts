import { organisationsWithin } from '../../../src/domain/parties/inner-organisation.ts';
import type { CallContext, Caller } from '../context.ts';
import { callerOf } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import type { AllocatedTo } from '../tables/trade.ts';
import { visibleOrganisations } from './shared/visible-organisations.ts';
import { isOrganisationReader, isTradeReader } from './list-queries.ts';

type Reader = Pick<Caller, 'user' | 'role'>;

/** Whether a reader sees the business, or the part of it that is allocated to an inner organisation. */
const canReadTrade = (reader: Reader): boolean => isTradeReader(reader) || isOrganisationReader(reader);

/** The caller, if it may see the business or a part of it; refuses with NOT_PERMITTED. */
export function tradeReaderOf(context: CallContext): Caller {
  const caller = callerOf(context);
  if (!canReadTrade(caller)) throw new Refusal('NOT_PERMITTED');
  return caller;
}

/**
 * The organisations whose holdings a list shows, among those that the reader sees. `asked`: the organisation of the
 * filter, including those below it, or `nobody` for unallocated holdings. Refuses with NOT_FOUND an organisation that
 * the reader does not see.
 */
export async function allocationFilter(
  transaction: Transaction,
  { user }: Pick<Reader, 'user'>,
  asked: string | undefined,
): Promise<AllocatedTo | undefined> {
  const seen = await visibleOrganisations(transaction, user);
  if (asked === undefined) return seen;
  if (asked === 'nobody') return seen === undefined ? asked : [];
  const group = await transaction.groups.find(user.pkCorp);
  const within = organisationsWithin(group?.innerOrganisationsOn ? group.organisations : [], asked);
  if (within.size === 0 || seen?.includes(asked) === false) throw new Refusal('NOT_FOUND');
  return [...within];
}
