import { sumMoney, zeroMoney, type Money } from '../../../../src/domain/money/money.ts';
import type { PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import {
  courtTransferChecks,
  successionChecks,
  type MoveFacts,
} from '../../../../src/domain/trade/shared/officer-acts.ts';
import { productOfInstrument } from '../../../../src/domain/trade/shared/instrument.ts';
import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import type { HoldingRecord } from '../../records/trade.ts';
import { randomToken } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';
import { isEndless } from '../deregistered-holder.ts';
import { newHolding, post } from '../post.ts';
import { payeeStandingOf } from '../trade-facts.ts';
import { freezeOfOrder, reduceFreeze } from './freeze-acts.ts';
import { isFinanced, freeReservedAmount } from './free-reserved-amount.ts';
import { orderedAct, type OfficerActContext } from './ordered-act.ts';

/** Known data of a company that is to receive holdings; undefined for an unknown one. */
async function receiverOf(
  transaction: Transaction,
  companyId: string,
  kind: InstrumentKind,
): Promise<MoveFacts['receiver']> {
  const company = companyId === '' ? undefined : await transaction.companies.find(companyId);
  return (
    company && {
      companyId,
      name: company.name,
      ...(await payeeStandingOf(transaction, company, productOfInstrument[kind])),
    }
  );
}

const factsOf = async (
  transaction: Transaction,
  { order, holding }: OfficerActContext,
  today: PlainDate,
): Promise<MoveFacts> => ({
  today,
  holding,
  isFinanced: await isFinanced(transaction, holding),
  receiver: await receiverOf(transaction, order.counterpartyId, order.kind),
});

/** Moves an amount to the receiving company; `frozen` is the part that stays frozen. */
async function moveTo(
  transaction: Transaction,
  { order, instrument }: OfficerActContext,
  from: HoldingRecord,
  { amount, frozen, applicationId }: { readonly amount: Money; readonly frozen: Money; readonly applicationId: string },
  now: number,
): Promise<HoldingRecord> {
  const to = newHolding(
    instrument,
    {
      place: 'held',
      companyId: order.counterpartyId,
      originId: from.id,
      senderId: from.companyId,
      senderName: order.companyName,
      applicationId,
      acceptBy: '',
    },
    now,
  );
  const entry = order.act === 'succession' ? 'succession' : 'court-transfer';
  const moved = await post(transaction, { applicationId, entry, instrument, from, to: { ...to, frozen }, amount }, now);
  return moved.to;
}

/** A court transfers an amount to another company (司法划转): the amount of a freeze, or an unfrozen one. */
export const courtTransferAct = orderedAct({
  judge: async (transaction, ordered, { today }) => {
    const named = ordered.order.freezeId === '' ? 'none' : (await freezeOfOrder(transaction, ordered))?.amount;
    return courtTransferChecks(ordered.order, await factsOf(transaction, ordered, today), named);
  },
  effect: async (transaction, ordered, moment, applicationId) => {
    const { order, holding, instrument } = ordered;
    const { amount } = order;
    const freeze = await freezeOfOrder(transaction, ordered);
    if (freeze) {
      const { orderNumber, until, at } = freeze;
      await transaction.officerOrders.save({ ...order, takenFrom: { orderNumber, until, at } });
    }
    const from = freeze
      ? await reduceFreeze(transaction, holding, freeze, amount)
      : await freeReservedAmount(transaction, holding, amount, 'court-transfer', moment);
    await moveTo(transaction, ordered, from, { amount, frozen: zeroMoney, applicationId }, moment.now);
    return { instrument, transits: [] };
  },
});

/**
 * The whole holding goes to the successor of its holder (承继). An amount that a court froze stays frozen there; an
 * amount that was frozen because the holder is deregistered is released.
 */
export const successionAct = orderedAct({
  judge: async (transaction, ordered, { today }) => successionChecks(await factsOf(transaction, ordered, today)),
  effect: async (transaction, ordered, moment, applicationId) => {
    const { holding, instrument } = ordered;
    const { amount, frozen } = holding;
    // Everything that is not frozen has to be free of reservations.
    const freed = await freeReservedAmount(
      transaction,
      holding,
      { fen: amount.fen - frozen.fen },
      'succession',
      moment,
    );
    const from = { ...freed, frozen: zeroMoney };
    const freezes = await transaction.holdingFreezes.ofHoldings([holding.id]);
    const kept = sumMoney(freezes.filter((each) => !isEndless(each)).map((each) => each.amount));
    const to = await moveTo(transaction, ordered, from, { amount, frozen: kept, applicationId }, moment.now);
    for (const freeze of freezes) {
      await transaction.holdingFreezes.remove(freeze.id);
      if (isEndless(freeze)) continue;
      await transaction.holdingFreezes.save({ ...freeze, id: `HF-${randomToken(12)}`, holdingId: to.id });
    }
    return { instrument, transits: [] };
  },
});
