import type { TransitState } from '../../../src/domain/trade/shared/transit-outcome.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { HoldingRecord, PostingRecord, TradeApplicationRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { receivedBy } from './holding-wire.ts';

/**
 * Outcome of an amount that was sent, as a company may see it: why it was refused is for its sender and its
 * receiver alone. Undefined for a holding that was never in transit.
 */
export async function transitOutcomeToWire(
  transaction: Pick<Transaction, 'tradeApplications'>,
  holding: HoldingRecord,
  postings: readonly PostingRecord[],
  viewerId: string,
) {
  if (holding.place !== 'transit') return undefined;
  const left = holding.amount.fen > 0n ? undefined : postings.findLast(({ fromId }) => fromId === holding.id);
  const { acceptBy } = holding;
  if (!left) return outcome('waiting', holding.openedAt, acceptBy);
  if (left.entry === 'issue-accepted' || left.entry === 'transfer-accepted')
    return outcome('accepted', left.at, acceptBy);
  if (left.entry === 'correction') return outcome('corrected', left.at, acceptBy);
  // A return by time is posted for the application that had sent the amount.
  if (left.applicationId === holding.applicationId) return outcome('lapsed', left.at, acceptBy);
  const application = await transaction.tradeApplications.find(left.applicationId);
  if (application?.act !== 'refuse') return outcome('recalled', left.at, acceptBy);
  const isParty = viewerId === holding.senderId || viewerId === holding.companyId;
  const said = application.events.findLast(({ event }) => event === 'submitted');
  return outcome('refused', left.at, acceptBy, isParty ? said?.reason : '', isParty ? application.form.purpose : '');
}

const outcome = (state: TransitState, time: number, acceptBy: string, reason = '', words = '') => ({
  state,
  time,
  acceptBy,
  reason,
  words,
});

/** The amounts that an application has sent to other companies, in its order; nothing for one that has sent none. */
export async function sentToWire(transaction: Transaction, record: TradeApplicationRecord, viewerId: string) {
  if (record.state !== 'EFFECTIVE' || (record.act !== 'issue' && record.act !== 'transfer')) return undefined;
  const holdings = (await transaction.holdings.ofInstrument(record.instrumentId)).filter(
    ({ applicationId, place }) => applicationId === record.id && place === 'transit',
  );
  const postings = await transaction.postings.ofInstrument(record.instrumentId);
  const companies = await transaction.companies.findAll(holdings.map(({ companyId }) => companyId));
  const sent = [];
  for (const holding of holdings) {
    const made = await transitOutcomeToWire(transaction, holding, postings, viewerId);
    if (made)
      sent.push({
        companyName: companies.find(({ pkCorp }) => pkCorp === holding.companyId)?.name ?? '',
        amount: moneyToText(receivedBy(holding.id, postings)),
        outcome: made,
      });
  }
  return sent;
}
