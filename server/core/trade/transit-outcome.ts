import { isIssuing } from '../../../src/domain/trade/shared/application-policy.ts';
import type { TransitState } from '../../../src/domain/trade/shared/transit-outcome.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { HoldingRecord, PostingRecord, TradeApplicationRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { receivedAmount } from './holding-wire.ts';
import { acceptorGap } from './trade-facts.ts';

const postingOut = ({ id }: HoldingRecord, postings: readonly PostingRecord[]): PostingRecord | undefined =>
  postings.findLast(({ fromId }) => fromId === id);

/** Outcome of an amount that was sent. `application`: the one that ended its transit; undefined for none. */
function outcomeOf(
  holding: HoldingRecord,
  left: PostingRecord | undefined,
  application: TradeApplicationRecord | undefined,
  viewerId: string,
) {
  const { acceptBy } = holding;
  if (!left) return outcome('waiting', holding.openedAt, acceptBy);
  if (left.entry === 'issue-accepted' || left.entry === 'transfer-accepted')
    return outcome('accepted', left.at, acceptBy);
  if (left.entry === 'correction') return outcome('corrected', left.at, acceptBy);
  // An automatic return is posted for the application that had sent the amount.
  if (left.applicationId === holding.applicationId) return outcome('lapsed', left.at, acceptBy);
  if (application?.act !== 'refuse') return outcome('recalled', left.at, acceptBy);
  const isParty = viewerId === holding.senderId || viewerId === holding.companyId;
  const submission = application.events.findLast(({ event }) => event === 'submitted');
  return outcome(
    'refused',
    left.at,
    acceptBy,
    isParty ? submission?.reason : '',
    isParty ? application.form.purpose : '',
  );
}

/**
 * Outcomes of amounts that were sent, by their holdings, as a company may see them: the reason of a refusal is shown
 * only to the sender and the receiver. Holdings that were never in transit are left out.
 */
export async function transitOutcomes(
  { tradeApplications }: Pick<Transaction, 'tradeApplications'>,
  holdings: readonly HoldingRecord[],
  postings: readonly PostingRecord[],
  viewerId: string,
): Promise<ReadonlyMap<string, ReturnType<typeof outcomeOf>>> {
  const sent = holdings
    .filter(({ place }) => place === 'transit')
    .map((holding) => ({ holding, left: holding.amount.fen > 0n ? undefined : postingOut(holding, postings) }));
  const ids = [...new Set(sent.flatMap(({ left }) => left?.applicationId ?? []))];
  const known = new Map((await tradeApplications.findAll(ids)).map((each) => [each.id, each]));
  return new Map(
    sent.map(({ holding, left }) => [
      holding.id,
      outcomeOf(holding, left, known.get(left?.applicationId ?? ''), viewerId),
    ]),
  );
}

const outcome = (state: TransitState, time: number, acceptBy: string, reason = '', words = '') => ({
  state,
  time,
  acceptBy,
  reason,
  words,
});

/** The amounts that an application has sent to other companies, in its order; undefined for one that has sent none. */
export async function sentAmountsToWire(
  transaction: Transaction,
  record: TradeApplicationRecord,
  viewerId: string,
  now: number,
) {
  if (record.state !== 'EFFECTIVE' || (!isIssuing(record.act) && record.act !== 'transfer')) return undefined;
  const holdings = (await transaction.holdings.ofInstrument(record.instrumentId)).filter(
    ({ applicationId, place }) => applicationId === record.id && place === 'transit',
  );
  const postings = await transaction.postings.ofInstrument(record.instrumentId);
  const companies = await transaction.companies.findAll(holdings.map(({ companyId }) => companyId));
  const outcomes = await transitOutcomes(transaction, holdings, postings, viewerId);
  const sent = [];
  for (const { id, companyId } of holdings) {
    const made = outcomes.get(id);
    if (!made) continue;
    sent.push({
      companyName: companies.find(({ pkCorp }) => pkCorp === companyId)?.name ?? '',
      amount: moneyToText(receivedAmount(id, postings)),
      outcome: made,
      gap: made.state === 'waiting' ? await acceptorGap(transaction, companyId, record.kind, now) : undefined,
    });
  }
  return sent;
}
