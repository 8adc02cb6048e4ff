import type { RuleCheck } from '../../../../src/domain/trade/shared/rule-check.ts';
import type { HoldingRecord, InstrumentRecord, OfficerOrderRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import { reservesNothing, withoutApproval, type ActWork, type ActEffect, type ActJudgement } from '../act-work.ts';
import type { Moment } from '../trade-facts.ts';
import { lockWithReservers } from './free-reserved-amount.ts';

/** An order of the platform's officers, with its holding and instrument. */
export interface OfficerActContext {
  readonly order: OfficerOrderRecord;
  readonly holding: HoldingRecord;
  readonly instrument: InstrumentRecord;
}

/** The part of one act of the officers that differs from the others. */
export interface OrderedWork {
  /** Judges the order; the holding is locked. `applicationId`: empty before there is one. */
  judge(
    transaction: Transaction,
    ordered: OfficerActContext,
    moment: Moment,
    applicationId: string,
  ): Promise<readonly RuleCheck[]>;
  /** Further needs of its application; absent where two officers alone decide. */
  more?(transaction: Transaction, ordered: OfficerActContext, moment: Moment): Promise<Partial<ActJudgement>>;
  /** Makes it effective. The rules are met. */
  effect(
    transaction: Transaction,
    ordered: OfficerActContext,
    moment: Moment,
    applicationId: string,
  ): Promise<ActEffect>;
}

/** Reads an order with its holding; the latter is locked with `locks`. Refuses with NOT_FOUND. */
async function readOrdered(
  transaction: Transaction,
  { orderId, holdingId }: { readonly orderId: string; readonly holdingId: string },
  locks: boolean,
): Promise<OfficerActContext> {
  const order = await transaction.officerOrders.find(orderId);
  const holding = locks ? await lockWithReservers(transaction, holdingId) : await transaction.holdings.find(holdingId);
  const instrument = holding && (await transaction.instruments.find(holding.instrumentId));
  if (!order || !instrument) throw new Refusal('NOT_FOUND');
  return { order, holding, instrument };
}

/** The company that receives; where nothing moves to another company, the issuer, whose debt is concerned. */
const counterpartyOf = ({ order, instrument }: OfficerActContext) =>
  order.counterpartyId === ''
    ? { id: instrument.issuerId, name: instrument.issuerName }
    : { id: order.counterpartyId, name: order.counterpartyName };

/**
 * Implementation of an act that two officers of the platform decide. It reserves nothing, and nobody else approves it.
 */
export const orderedAct = ({ judge, more, effect }: OrderedWork): ActWork => ({
  judge: async (transaction, { form, applicationId }, moment, locks) => {
    const ordered = await readOrdered(transaction, form, locks);
    const needed = await more?.(transaction, ordered, moment);
    return {
      ...withoutApproval,
      amount: ordered.order.amount,
      dueOn: ordered.instrument.dueOn,
      counterparty: counterpartyOf(ordered),
      instrumentId: ordered.instrument.id,
      ...needed,
      checks: [...(await judge(transaction, ordered, moment, applicationId)), ...(needed?.checks ?? [])],
    };
  },
  ...reservesNothing,
  effect: async (transaction, { form, applicationId }, _judged, moment) =>
    effect(transaction, await readOrdered(transaction, form, true), moment, applicationId),
});
