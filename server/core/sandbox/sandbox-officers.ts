import { isCorrectable } from '../../../src/domain/trade/shared/posting.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { Clock } from '../ports.ts';
import type { OfficerOrderRecord } from '../records/trade.ts';
import type { Store, Transaction } from '../store.ts';
import {
  checkOrder,
  proposeOrder,
  type OfficerChecked,
  type OfficerProposed,
} from '../trade/officers/officer-orders.ts';
import { namesOf } from '../trade/holding-wire.ts';

/** Maximum number of orders that are listed. */
const maxListedOrders = 200;

/** An order proposed by an officer. Amounts are decimal texts in yuan, instants milliseconds since the epoch. */
export interface OfficerOrderShown extends Pick<
  OfficerOrderRecord,
  | 'act'
  | 'number'
  | 'orderNumber'
  | 'until'
  | 'reason'
  | 'madeBy'
  | 'proposedAt'
  | 'state'
  | 'answer'
  | 'checkedBy'
  | 'checkedAt'
> {
  readonly orderId: string;
  readonly company: string;
  /** Company that receives; empty where nothing moves. */
  readonly receiver: string;
  readonly amount: string;
}

/** A posting that led to a holding of the instrument. */
export interface OfficerPostingShown {
  readonly postingId: string;
  /** The holding that it led to. */
  readonly holdingId: string;
  readonly entry: string;
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly businessDay: string;
  /** Whether a correction is possible for its kind, and it has not been corrected yet. */
  readonly isCorrectable: boolean;
}

/** The orders, and the companies that may receive holdings. */
export interface OfficersShown {
  readonly companies: readonly { readonly companyId: string; readonly name: string }[];
  readonly orders: readonly OfficerOrderShown[];
}

/** A holding as the officers see it. */
export interface OfficerHoldingShown {
  readonly holdingId: string;
  readonly company: string;
  readonly place: string;
  readonly amount: string;
  readonly reserved: string;
  readonly frozen: string;
  readonly freezes: readonly {
    readonly freezeId: string;
    readonly amount: string;
    readonly orderNumber: string;
    readonly until: string;
  }[];
}

/** An instrument with all holdings in which it is still owed. */
export interface OfficerInstrumentShown {
  readonly number: string;
  readonly issuer: string;
  readonly holdings: readonly OfficerHoldingShown[];
  /** The newest first. */
  readonly postings: readonly OfficerPostingShown[];
}

/** Actions of the simulated platform on holdings: one officer proposes, another one decides. */
export interface SandboxOfficers {
  /** The newest orders first, at most 200. */
  all(): Promise<OfficersShown>;
  /** The instrument of a number; undefined for none. */
  instrument(number: string): Promise<OfficerInstrumentShown | undefined>;
  /** Refuses as `proposeOrder`. */
  propose(proposed: OfficerProposed): Promise<void>;
  /** Refuses as `checkOrder`. */
  check(checked: OfficerChecked): Promise<void>;
}

const orderToShow = (order: OfficerOrderRecord): OfficerOrderShown => ({
  orderId: order.id,
  act: order.act,
  number: order.number,
  company: order.companyName,
  receiver: order.counterpartyName,
  amount: moneyToText(order.amount),
  orderNumber: order.orderNumber,
  until: order.until,
  reason: order.reason,
  madeBy: order.madeBy,
  proposedAt: order.proposedAt,
  state: order.state,
  answer: order.answer,
  checkedBy: order.checkedBy,
  checkedAt: order.checkedAt,
});

async function holdingsShown(transaction: Transaction, instrumentId: string): Promise<readonly OfficerHoldingShown[]> {
  const holdings = (await transaction.holdings.ofInstrument(instrumentId)).filter(
    ({ place, amount }) => (place === 'held' || place === 'transit') && amount.fen > 0n,
  );
  const freezes = await transaction.holdingFreezes.ofHoldings(holdings.map(({ id }) => id));
  const names = await namesOf(
    transaction,
    holdings.map(({ companyId }) => companyId),
  );
  return holdings.map((holding) => ({
    holdingId: holding.id,
    company: names.get(holding.companyId) ?? '',
    place: holding.place,
    amount: moneyToText(holding.amount),
    reserved: moneyToText(holding.reserved),
    frozen: moneyToText(holding.frozen),
    freezes: freezes
      .filter(({ holdingId }) => holdingId === holding.id)
      .map(({ id, amount, orderNumber, until }) => ({
        freezeId: id,
        amount: moneyToText(amount),
        orderNumber,
        until,
      })),
  }));
}

async function postingsShown(transaction: Transaction, instrumentId: string): Promise<readonly OfficerPostingShown[]> {
  const postings = await transaction.postings.ofInstrument(instrumentId);
  const names = await namesOf(
    transaction,
    postings.flatMap(({ fromCompanyId, toCompanyId }) => [fromCompanyId, toCompanyId]),
  );
  const corrected = new Set(postings.map(({ reverses }) => reverses));
  return postings.toReversed().map((posting) => ({
    postingId: posting.id,
    holdingId: posting.toId,
    entry: posting.entry,
    from: names.get(posting.fromCompanyId) ?? '',
    to: names.get(posting.toCompanyId) ?? '',
    amount: moneyToText(posting.amount),
    businessDay: posting.businessDay,
    isCorrectable: isCorrectable(posting.entry) && !corrected.has(posting.id),
  }));
}

/** The enterprises of the demo world that may hold instruments, by their ids. */
async function companiesShown({ users, companies }: Transaction): Promise<OfficersShown['companies']> {
  const members = (await users.all()).map(({ pkCorp }) => pkCorp);
  const all = await companies.findAll([...new Set(members)].toSorted());
  return all
    .filter(({ kind, isCore }) => kind === 'enterprise' && !isCore)
    .map(({ pkCorp, name }) => ({ companyId: pkCorp, name }));
}

export function sandboxOfficers(store: Store, clock: Pick<Clock, 'now'>): SandboxOfficers {
  return {
    all: async () =>
      store.transaction(async (transaction) => ({
        companies: await companiesShown(transaction),
        orders: (await transaction.officerOrders.newest(maxListedOrders)).map(orderToShow),
      })),
    instrument: async (number) =>
      store.transaction(async (transaction) => {
        const instrument = await transaction.instruments.byNumber(number);
        return (
          instrument && {
            number: instrument.number,
            issuer: instrument.issuerName,
            holdings: await holdingsShown(transaction, instrument.id),
            postings: await postingsShown(transaction, instrument.id),
          }
        );
      }),
    propose: async (proposed) => {
      await store.transaction(async (transaction) => proposeOrder(transaction, proposed, clock.now()));
    },
    check: async (checked) => {
      await store.transaction(async (transaction) => checkOrder(transaction, checked, clock.now()));
    },
  };
}
