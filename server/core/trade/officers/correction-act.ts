import { correctionChecks } from '../../../../src/domain/trade/shared/officer-acts.ts';
import { acceptUntil } from '../../../../src/domain/trade/shared/deadlines.ts';
import { closesOn } from '../../../../src/domain/trade/shared/transfer-rules.ts';
import type { HoldingFreezeRecord, HoldingRecord, PostingRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import { endlessFreeze, isHolderDeregistered } from '../deregistered-holder.ts';
import { post } from '../post.ts';
import type { Moment } from '../trade-facts.ts';
import { freezeAgain } from './freeze-acts.ts';
import { orderedAct, type Ordered } from './ordered-act.ts';

/** The posting that an order corrects, where it has led to the holding of the order, and whether it has a mirror. */
async function correctedPosting(
  transaction: Transaction,
  { order, holding, instrument }: Ordered,
): Promise<{ readonly posting: PostingRecord | undefined; readonly isCorrected: boolean }> {
  const all = await transaction.postings.ofInstrument(instrument.id);
  return {
    posting: all.find(({ id, toId }) => id === order.postingId && toId === holding.id),
    isCorrected: all.some(({ reverses }) => reverses === order.postingId),
  };
}

/** The holding that gets back what a correction takes. What has to be accepted again can be for the usual days. */
async function returningHolding(
  transaction: Transaction,
  { fromId = '' }: Pick<PostingRecord, 'fromId'>,
  { today, calendar }: Moment,
): Promise<HoldingRecord> {
  const holding = await transaction.holdings.lock(fromId);
  if (!holding) throw new Refusal('NOT_FOUND');
  return holding.place === 'transit' ? { ...holding, acceptBy: acceptUntil(holding.dueOn, today, calendar) } : holding;
}

/** The freeze from which a court's transfer took what it moved; undefined where it was not frozen. */
async function takenFreeze(
  { officerOrders }: Transaction,
  { entry, fromId = '', toId, amount }: PostingRecord,
): Promise<Omit<HoldingFreezeRecord, 'holdingId'> | undefined> {
  if (entry !== 'court-transfer') return undefined;
  const order = (await officerOrders.approvedOf([fromId])).find((each) => each.toHoldingId === toId);
  return order?.takenFrom && { ...order.takenFrom, id: order.freezeId, amount };
}

/** The mirror of one posting, dated today (更正). Nothing is changed or removed. */
export const correctionAct = orderedAct({
  judge: async (transaction, ordered, { today, calendar }) =>
    correctionChecks({
      today,
      closes: closesOn(ordered.instrument.dueOn, calendar),
      holding: ordered.holding,
      ...(await correctedPosting(transaction, ordered)),
    }),
  effect: async (transaction, ordered, moment, applicationId) => {
    const { holding, instrument } = ordered;
    const { posting } = await correctedPosting(transaction, ordered);
    if (!posting) throw new Refusal('NOT_FOUND');
    const returning = await returningHolding(transaction, posting, moment);
    const taken = await takenFreeze(transaction, posting);
    const isEndless = taken === undefined && (await isHolderDeregistered(transaction, returning));
    const freeze = isEndless ? endlessFreeze(posting.amount, '', moment.now) : taken;
    if (freeze) await transaction.officerOrders.save({ ...ordered.order, until: freeze.until });
    const moved = await post(
      transaction,
      {
        applicationId,
        entry: 'correction',
        instrument,
        from: holding,
        // What a court had frozen is frozen again, by the same order and until the same day; what comes back to a
        // deregistered company is frozen as everything that it holds.
        to: freeze ? await freezeAgain(transaction, returning, freeze) : returning,
        amount: posting.amount,
        reverses: posting,
      },
      moment.now,
    );
    const transits = [moved.from, moved.to].filter((each) => each?.place === 'transit');
    return { instrument, transits: transits.filter((each) => each !== undefined) };
  },
});
