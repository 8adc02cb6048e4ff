import { addMoney, type Money } from '../../../../src/domain/money/money.ts';
import {
  deregistrationChecks,
  freezeChecks,
  releaseChecks,
  unfrozenOf,
} from '../../../../src/domain/trade/shared/officer-acts.ts';
import type { HoldingFreezeRecord, HoldingRecord } from '../../records/trade.ts';
import { randomToken } from '../../secrets.ts';
import type { Transaction } from '../../store.ts';
import { endlessFreeze, isEndless, isHolderDeregistered } from '../deregistered-holder.ts';
import { publishHoldingAsCandidate } from '../held-business.ts';
import { isFinanced, freeReservedAmount } from './free-reserved-amount.ts';
import { orderedAct, type OfficerActContext } from './ordered-act.ts';

/** Saves a holding whose frozen amount has changed, and reports the remaining amount to the evidence packages. */
async function saveFrozen(transaction: Transaction, holding: HoldingRecord): Promise<void> {
  await transaction.holdings.save(holding);
  await publishHoldingAsCandidate(transaction, holding);
}

/** The freeze that an order names, if it belongs to its holding. The lock of the holding protects it from changes. */
export async function freezeOfOrder(
  transaction: Transaction,
  { order, holding }: OfficerActContext,
): Promise<HoldingFreezeRecord | undefined> {
  const freeze = await transaction.holdingFreezes.find(order.freezeId);
  return freeze?.holdingId === holding.id ? freeze : undefined;
}

/**
 * Deducts an amount from a freeze, and returns its holding with the reduced frozen amount; the calling code saves it.
 */
export async function reduceFreeze(
  transaction: Transaction,
  holding: HoldingRecord,
  freeze: HoldingFreezeRecord,
  amount: Money,
): Promise<HoldingRecord> {
  const left = { fen: freeze.amount.fen - amount.fen };
  if (left.fen > 0n) await transaction.holdingFreezes.save({ ...freeze, amount: left });
  else await transaction.holdingFreezes.remove(freeze.id);
  return { ...holding, frozen: { fen: holding.frozen.fen - amount.fen } };
}

/** Adds an amount to a freeze of a locked holding, or creates that freeze again where nothing was left of it. */
export async function freezeAgain(
  transaction: Transaction,
  holding: HoldingRecord,
  freeze: Omit<HoldingFreezeRecord, 'holdingId'>,
): Promise<HoldingRecord> {
  const left = await transaction.holdingFreezes.find(freeze.id);
  const amount = left ? addMoney(left.amount, freeze.amount) : freeze.amount;
  await transaction.holdingFreezes.save({ ...freeze, holdingId: holding.id, amount });
  return { ...holding, frozen: addMoney(holding.frozen, freeze.amount) };
}

/** A court freezes an amount of a holding (司法冻结). The freeze takes precedence over reservations of applications. */
export const freezeAct = orderedAct({
  judge: async (transaction, { order, holding }, { today }) =>
    freezeChecks(order, { holding, today, isFinanced: await isFinanced(transaction, holding) }),
  effect: async (transaction, { order, holding, instrument }, moment) => {
    const { amount, orderNumber, until } = order;
    const current = await freeReservedAmount(transaction, holding, amount, 'freeze', moment);
    await saveFrozen(transaction, { ...current, frozen: addMoney(current.frozen, amount) });
    await transaction.holdingFreezes.save({
      id: `HF-${randomToken(12)}`,
      holdingId: holding.id,
      amount,
      orderNumber,
      until,
      at: moment.now,
    });
    return { instrument, transits: [] };
  },
});

/** The unfrozen part of a deregistered company's holdings is frozen without a last day (注销). */
export const deregistrationAct = orderedAct({
  judge: async (transaction, { holding }) =>
    deregistrationChecks({ holding, isFinanced: await isFinanced(transaction, holding) }),
  effect: async (transaction, { order, holding, instrument }, moment) => {
    const current = await freeReservedAmount(transaction, holding, unfrozenOf(holding), 'deregistration', moment);
    const freeze = endlessFreeze(unfrozenOf(current), order.orderNumber, moment.now);
    await saveFrozen(transaction, await freezeAgain(transaction, current, freeze));
    return { instrument, transits: [] };
  },
});

/** The release of a freeze in part or whole, by the court or because its last day has passed (解冻). */
export const releaseAct = orderedAct({
  judge: async (transaction, ordered) =>
    releaseChecks(ordered.order, (await freezeOfOrder(transaction, ordered))?.amount),
  effect: async (transaction, ordered, moment) => {
    const { order, holding, instrument } = ordered;
    const freeze = await freezeOfOrder(transaction, ordered);
    if (!freeze) return { instrument, transits: [] };
    const released = await reduceFreeze(transaction, holding, freeze, order.amount);
    // An amount of a deregistered company that a court releases is frozen like everything else that it holds.
    const staysFrozen = !isEndless(freeze) && (await isHolderDeregistered(transaction, holding));
    const endless = endlessFreeze(order.amount, '', moment.now);
    await saveFrozen(transaction, staysFrozen ? await freezeAgain(transaction, released, endless) : released);
    return { instrument, transits: [] };
  },
});
