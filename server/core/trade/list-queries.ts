import { actsForCore } from '../../../src/domain/identity/role.ts';
import type { ExportedListWire } from '../../../src/contract/extensions/trade/trade-export-extensions.ts';
import { mayViewTrade } from '../../../src/domain/trade/shared/application-policy.ts';
import { lastNamedDate, lastOverdueDate } from '../../../src/domain/trade/shared/payment-calendar.ts';
import type { TradeList } from '../../../src/domain/trade/shared/trade-list.ts';
import type { Caller } from '../context.ts';
import type { Moment } from './trade-facts.ts';
import { ledgerOf } from './holding-wire.ts';
import {
  holdingOrders,
  type AllocatedTo,
  type FinancingQuery,
  type HoldingQuery,
  type InstrumentQuery,
  type LedgerQuery,
  type TradeApplicationQuery,
} from '../tables/trade.ts';

type Reader = Pick<Caller, 'user' | 'role'>;
type RequestedAct<Field extends keyof ExportedListWire> = Pick<ExportedListWire, Field>;

/** First and last possible due date. */
const [firstDay, lastDay] = ['1900-01-01', '2999-12-31'];

const instrumentOrders = ['dueOn', 'amount', 'issuedOn'] as const satisfies readonly InstrumentQuery['orderBy'][];

/** Whether a reader sees the whole business. Users of an institution see only what is allocated to it, or nothing. */
export const isTradeReader = ({ user, role }: Reader): boolean => mayViewTrade(role) && user.institution === '';

/**
 * Whether a reader sees the part of the business that is allocated to an inner organisation, and nothing else: a user
 * of an institution that is one (checklist F-246, F-261).
 */
export const isOrganisationReader = ({ user, role }: Reader): boolean =>
  user.institution !== '' && user.innerOrganisationId !== undefined && mayViewTrade(role) && !actsForCore(role);

/**
 * Whether a reader has the page of a list: a supplier has holdings, a core enterprise has instruments. An inner
 * organisation has its holdings and its ledger.
 */
export function hasList(list: TradeList, reader: Reader): boolean {
  if (isOrganisationReader(reader)) return list === 'held' || list === 'ledger';
  if (!isTradeReader(reader)) return false;
  if (list === 'held' || list === 'transit') return !actsForCore(reader.role);
  return list !== 'instruments' || actsForCore(reader.role);
}

export function holdingQuery(
  {
    keyword,
    issuerId,
    part,
    dueFrom,
    dueTo,
    orderBy,
    descending,
  }: RequestedAct<'keyword' | 'issuerId' | 'part' | 'dueFrom' | 'dueTo' | 'orderBy' | 'descending'>,
  place: 'held' | 'transit',
  { user }: Pick<Reader, 'user'>,
  { today, calendar }: Moment,
  allocatedTo?: AllocatedTo,
): HoldingQuery {
  const lastOverdue = lastOverdueDate(today, calendar);
  return {
    companyId: user.pkCorp,
    place,
    allocatedTo,
    keyword: keyword?.trim() ?? '',
    issuerId,
    part: part === 'overdue' ? undefined : (part ?? undefined),
    due: dueFrom || dueTo ? { from: dueFrom ?? firstDay, until: dueTo ?? lastDay } : undefined,
    dueTo: part === 'overdue' ? lastOverdue : undefined,
    dueAfter: part === 'available' ? lastOverdue : undefined,
    orderBy: holdingOrders.find((each) => each === orderBy) ?? 'dueOn',
    descending: descending ?? false,
  };
}

/** The requested state of instruments; undefined for any. */
export const requestedInstrumentState = (
  { instrumentState: state }: RequestedAct<'instrumentState'>,
  { today, calendar }: Moment,
): InstrumentQuery['standing'] => state && { state, lateUntil: lastOverdueDate(today, calendar) };

export function instrumentQuery(
  {
    keyword,
    owedFrom,
    owedTo,
    orderBy,
    descending,
  }: RequestedAct<'keyword' | 'owedFrom' | 'owedTo' | 'orderBy' | 'descending'>,
  { user }: Reader,
  standing?: InstrumentQuery['standing'],
): InstrumentQuery {
  return {
    issuerId: user.pkCorp,
    keyword: keyword?.trim() ?? '',
    standing,
    owed: owedFrom || owedTo ? { from: owedFrom ?? firstDay, to: owedTo ?? lastDay } : undefined,
    orderBy: instrumentOrders.find((each) => each === orderBy) ?? 'issuedOn',
    descending: descending ?? true,
  };
}

export function applicationQuery(
  { acts, states, hands, keyword }: RequestedAct<'acts' | 'states' | 'hands' | 'keyword'>,
  { user }: Reader,
): TradeApplicationQuery {
  return {
    companyId: user.pkCorp,
    acts,
    states,
    makerUserId: hands === 'mine' ? user.userId : undefined,
    handledByUserId: hands === 'handled' ? user.userId : undefined,
    keyword: keyword?.trim() ?? '',
  };
}

/** Query for the financings of a supplier, or of an issuer's suppliers as far as the issuer may know them. */
export function financingQuery(
  {
    keyword,
    financingStates: states,
    counterpartyId,
    funderId,
    dueFrom,
    dueTo,
  }: RequestedAct<'keyword' | 'financingStates' | 'counterpartyId' | 'funderId' | 'dueFrom' | 'dueTo'>,
  { user, role }: Reader,
  { today, calendar }: Pick<Moment, 'today' | 'calendar'>,
): FinancingQuery {
  const isIssuer = actsForCore(role);
  return {
    companyId: user.pkCorp,
    as: isIssuer ? 'issuer' : 'supplier',
    namedUntil: isIssuer ? lastNamedDate(today, calendar) : undefined,
    states,
    counterpartyId,
    funderId,
    dueFrom,
    dueTo,
    keyword: keyword?.trim() ?? '',
  };
}

/** `whole`: query for all postings of the days, whose sums connect the opening and the closing balance. */
export function ledgerQueries(
  {
    from,
    to,
    direction,
    flow,
    keyword,
  }: RequestedAct<'direction' | 'flow' | 'keyword'> & Pick<LedgerQuery, 'from' | 'to'>,
  reader: Reader,
  organisations?: readonly string[],
): { readonly query: LedgerQuery; readonly whole: LedgerQuery; readonly isWhole: boolean } {
  const days = { ...ledgerOf(reader), organisations, from, to };
  const query = { ...days, direction, flow: flow ?? undefined, keyword: keyword?.trim() ?? '' };
  return {
    query,
    whole: { ...days, direction: undefined, flow: undefined, keyword: '' },
    isWhole: direction === undefined && query.flow === undefined && query.keyword === '',
  };
}
