import type { TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import type { HoldingRecord, TradeApplicationRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { sendTogether, type Sending } from '../messages/shared/send-messages.ts';
import { newsForMaker, newsOfArrival, notifySender, settleArrival, type SenderNews } from './trade-messages.ts';

const senderNews: Partial<Record<TradeAct, SenderNews>> = { accept: 'accepted', refuse: 'sent-back' };

/**
 * Notifies the maker of an effective application and the people concerned. `transits`: changed amounts in transit, as
 * they are now.
 */
export async function notifyAfterEffect(
  transaction: Transaction,
  record: TradeApplicationRecord,
  transits: readonly HoldingRecord[],
  now: number,
): Promise<void> {
  const arrivals: Sending[] = [];
  const arrived = record.act === 'correction' ? 'arrived-again' : 'arrived';
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
      arrivals.push(await newsOfArrival(transaction, holding, now, arrived));
      continue;
    }
    await settleArrival(transaction, holding.id, now);
    if (news)
      await notifySender(transaction, { ...holding, amount: record.amount }, record.companyName, news, now, why);
  }
  await sendTogether(transaction, [...arrivals, await newsForMaker(transaction, record, 'effective', now)]);
}
