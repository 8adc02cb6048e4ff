import { shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { addMoney, zeroMoney, type Money } from '../../../src/domain/money/money.ts';
import type { HoldingPlace } from '../../../src/domain/trade/shared/holding.ts';
import { placesOf, type PostingEntry } from '../../../src/domain/trade/shared/posting.ts';
import type { HoldingRecord, InstrumentRecord, PostingRecord } from '../records/trade.ts';
import { randomToken } from '../secrets.ts';
import { publishHoldingAsCandidate } from './held-business.ts';
import { returningEntries, endlessFreeze, isHolderDeregistered } from './deregistered-holder.ts';
import type { Transaction } from '../store.ts';

/** A movement of an amount by an application. */
export interface Movement {
  readonly applicationId: string;
  readonly entry: PostingEntry;
  readonly instrument: Pick<InstrumentRecord, 'id' | 'kind' | 'number'>;
  /** Undefined for the issue. */
  readonly from: HoldingRecord | undefined;
  readonly to: HoldingRecord;
  readonly amount: Money;
  /** Issuing company of an issue. */
  readonly issuerId?: string;
  /** The posting that a correction reverses. */
  readonly reverses?: PostingRecord;
}

/** A new holding without an amount. */
export function newHolding(
  instrument: InstrumentRecord,
  about: {
    readonly place: HoldingPlace;
    readonly companyId: string;
    readonly originId: string | undefined;
    readonly senderId: string;
    readonly senderName: string;
    readonly applicationId: string;
    readonly acceptBy: PlainDate;
  },
  now: number,
): HoldingRecord {
  return {
    ...about,
    id: `H-${randomToken(12)}`,
    instrumentId: instrument.id,
    kind: instrument.kind,
    number: instrument.number,
    issuerId: instrument.issuerId,
    issuerName: instrument.issuerName,
    dueOn: instrument.dueOn,
    amount: zeroMoney,
    reserved: zeroMoney,
    frozen: zeroMoney,
    openedAt: now,
  };
}

const isArrival = (from: HoldingRecord, to: HoldingRecord): boolean =>
  from.place === 'transit' && to.place === 'held' && to.companyId === from.companyId;

/**
 * Moves an amount between two holdings: saves both, and appends the posting. Throws where the entry does not fit their
 * places, or would leave a negative amount; the rules refuse that before. Returns the changed holdings.
 */
export async function post(
  transaction: Transaction,
  { applicationId, entry, instrument, from, to, amount, issuerId, reverses }: Movement,
  now: number,
): Promise<{ readonly from: HoldingRecord | undefined; readonly to: HoldingRecord }> {
  const places = placesOf(entry, reverses?.entry);
  if (!places || places.from !== from?.place || places.to !== to.place)
    throw new Error(`No ${entry} between these places`);
  if (amount.fen <= 0n) throw new Error('A posting needs an amount');
  const less = from && { ...from, amount: { fen: from.amount.fen - amount.fen } };
  if (less && less.amount.fen < less.reserved.fen + less.frozen.fen) throw new Error(`Holding ${less.id} is overspent`);
  // An amount that returns to a deregistered company is frozen like everything that it holds.
  const isFrozen = returningEntries.includes(entry) && (await isHolderDeregistered(transaction, to));
  const more = {
    ...to,
    amount: addMoney(to.amount, amount),
    frozen: isFrozen ? addMoney(to.frozen, amount) : to.frozen,
  };
  await transaction.holdings.saveAll(less ? [less, more] : [more]);
  if (isFrozen) await transaction.holdingFreezes.save({ ...endlessFreeze(amount, '', now), holdingId: to.id });
  const posting: PostingRecord = {
    id: `L-${randomToken(12)}`,
    applicationId,
    entry,
    instrumentId: instrument.id,
    fromId: from?.id,
    toId: to.id,
    amount,
    businessDay: shanghaiDate(now),
    at: now,
    kind: instrument.kind,
    number: instrument.number,
    outCompanyId: from?.place === 'held' ? from.companyId : '',
    inCompanyId: to.place === 'held' ? to.companyId : '',
    // An accepted amount comes from its sender; a returned one, from the company that did not accept it.
    fromCompanyId: from && isArrival(from, to) ? from.senderId : (from?.companyId ?? issuerId ?? ''),
    // An amount that was accepted by mistake returns to its sender until it is accepted again.
    toCompanyId: from && isArrival(to, from) ? to.senderId : to.companyId,
    reverses: reverses?.id,
  };
  await transaction.postings.append([posting]);
  for (const each of [less, more]) if (each) await publishHoldingAsCandidate(transaction, each);
  return { from: less, to: more };
}
