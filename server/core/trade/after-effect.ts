import type { TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import type { HoldingRecord, TradeApplicationRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { notifyArrival, notifyMaker, notifySender, settleArrival, type SenderNews } from './trade-messages.ts';

/** Holdings that the application's postings changed, as they are now. */
async function touchedHoldings(
  transaction: Transaction,
  { id }: TradeApplicationRecord,
): Promise<readonly HoldingRecord[]> {
  const postings = await transaction.postings.ofApplication(id);
  const ids = postings.flatMap(({ fromId, toId }) => [...(fromId === undefined ? [] : [fromId]), toId]);
  return transaction.holdings.findAll([...new Set(ids)]);
}

const senderNews: Partial<Record<TradeAct, SenderNews>> = { accept: 'accepted', refuse: 'sent-back' };

/** Tells those whom an effective application concerns, beside its maker. */
export async function tellAfterEffect(
  transaction: Transaction,
  record: TradeApplicationRecord,
  now: number,
): Promise<void> {
  const transits = (await touchedHoldings(transaction, record)).filter(({ place }) => place === 'transit');
  const news = senderNews[record.act];
  const why =
    record.act === 'refuse'
      ? {
          reason: record.events.findLast(({ event }) => event === 'submitted')?.reason ?? '',
          words: record.form.purpose,
        }
      : {};
  for (const holding of transits) {
    if (holding.amount.fen > 0n) {
      await notifyArrival(transaction, holding, now);
      continue;
    }
    await settleArrival(transaction, holding.id, now);
    if (news)
      await notifySender(transaction, { ...holding, amount: record.amount }, record.companyName, news, now, why);
  }
  await notifyMaker(transaction, record, 'effective', now);
}
