import { stepsOf } from '../../../../src/domain/trade/shared/application-policy.ts';
import { correctionChecks, needsSignature } from '../../../../src/domain/trade/shared/officer-acts.ts';
import { passCheck, refuseCheck } from '../../../../src/domain/trade/shared/rule-check.ts';
import { acceptUntil } from '../../../../src/domain/trade/shared/deadlines.ts';
import { closesOn } from '../../../../src/domain/trade/shared/transfer-rules.ts';
import type { HoldingFreezeRecord, HoldingRecord, PostingRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import type { ActWork, ActJudgement } from '../act-work.ts';
import { endlessFreeze, isHolderDeregistered } from '../deregistered-holder.ts';
import { releaseHoldings } from '../holding-acts.ts';
import { post } from '../post.ts';
import { reservationId, reserve, spendReservation } from '../reservations.ts';
import { missingApprovers, type Moment } from '../trade-facts.ts';
import { freezeAgain } from './freeze-acts.ts';
import { notifyOfOrder } from './officer-messages.ts';
import { orderedAct, type OfficerActContext } from './ordered-act.ts';

/**
 * The posting that an order corrects, if it has led to the holding of the order, and whether it was corrected already.
 */
async function correctedPosting(
  transaction: Transaction,
  { order, holding, instrument }: OfficerActContext,
): Promise<{ readonly posting: PostingRecord | undefined; readonly isCorrected: boolean }> {
  const all = await transaction.postings.ofInstrument(instrument.id);
  return {
    posting: all.find(({ id, toId }) => id === order.postingId && toId === holding.id),
    isCorrected: all.some(({ reverses }) => reverses === order.postingId),
  };
}

/**
 * The holding that gets back the amount of a correction. An amount that has to be accepted again can be accepted for
 * the usual number of days.
 */
async function lockRefundedHolding(
  transaction: Transaction,
  { fromId = '' }: Pick<PostingRecord, 'fromId'>,
  { today, calendar }: Moment,
): Promise<HoldingRecord> {
  const holding = await transaction.holdings.lock(fromId);
  if (!holding) throw new Refusal('NOT_FOUND');
  return holding.place === 'transit' ? { ...holding, acceptBy: acceptUntil(holding.dueOn, today, calendar) } : holding;
}

/** The freeze from which a court's transfer took the amount; undefined where it was not frozen. */
async function takenFreeze(
  { officerOrders }: Transaction,
  { entry, fromId = '', toId, amount }: PostingRecord,
): Promise<Omit<HoldingFreezeRecord, 'holdingId'> | undefined> {
  if (entry !== 'court-transfer') return undefined;
  const order = (await officerOrders.approvedOf([fromId])).find((each) => each.toHoldingId === toId);
  return order?.takenFrom && { ...order.takenFrom, id: order.freezeId, amount };
}

/** The company that gets back the amount of a correction: for an amount that returns to transit, its sender. */
async function gainingCompany(
  { holdings, companies }: Transaction,
  { fromId = '' }: PostingRecord,
): Promise<ActJudgement['counterparty']> {
  const holding = await holdings.find(fromId);
  const id = holding?.place === 'transit' ? holding.senderId : (holding?.companyId ?? '');
  const company = await companies.find(id);
  return company && { id, name: company.name };
}

const nobody = { personId: '', forPersonId: '' };

/**
 * The reverse of one posting, dated today (更正). Nothing is changed or removed. Where it takes an amount that a company
 * holds, the amount is reserved until a director of that company has signed.
 */
export const correctionAct: ActWork = {
  ...orderedAct({
    judge: async (transaction, ordered, { today, calendar }, applicationId) => {
      const own = await transaction.reservations.find(reservationId(applicationId, ordered.holding.id));
      const reserved = { fen: ordered.holding.reserved.fen - (own?.amount.fen ?? 0n) };
      return correctionChecks({
        today,
        closes: closesOn(ordered.instrument.dueOn, calendar),
        holding: { ...ordered.holding, reserved },
        ...(await correctedPosting(transaction, ordered)),
      });
    },
    more: async (transaction, ordered, { now }) => {
      const { posting } = await correctedPosting(transaction, ordered);
      if (!posting || !needsSignature(posting.entry)) return {};
      const { kind, act, companyId } = ordered.order;
      const steps = stepsOf(kind, act, false);
      const missing = await missingApprovers(transaction, { companyId, kind, act, maker: nobody }, steps, now);
      return {
        steps,
        amount: posting.amount,
        counterparty: await gainingCompany(transaction, posting),
        checks: [
          missing.length === 0
            ? passCheck('APPROVERS')
            : refuseCheck('APPROVERS', 'nobody', { roles: missing.join(' ') }),
        ],
      };
    },
    effect: async (transaction, ordered, moment, applicationId) => {
      const { order, instrument } = ordered;
      const { posting } = await correctedPosting(transaction, ordered);
      if (!posting) throw new Refusal('NOT_FOUND');
      const holding = await spendReservation(transaction, ordered.holding, applicationId);
      const returning = await lockRefundedHolding(transaction, posting, moment);
      const taken = await takenFreeze(transaction, posting);
      const isEndless = taken === undefined && (await isHolderDeregistered(transaction, returning));
      const freeze = isEndless ? endlessFreeze(posting.amount, '', moment.now) : taken;
      const moved = await post(
        transaction,
        {
          applicationId,
          entry: 'correction',
          instrument,
          from: holding,
          // An amount that a court had frozen is frozen again, by the same order and until the same day. An amount that
          // returns to a deregistered company is frozen like everything that it holds.
          to: freeze ? await freezeAgain(transaction, returning, freeze) : returning,
          amount: posting.amount,
          reverses: posting,
        },
        moment.now,
      );
      const done = {
        ...order,
        state: 'approved',
        until: freeze?.until ?? '',
        toHoldingId: moved.to.id,
      } as const;
      await transaction.officerOrders.save(done);
      await notifyOfOrder(transaction, done, moment.now);
      const transits = [moved.from, moved.to].filter((each) => each?.place === 'transit');
      return { instrument, transits: transits.filter((each) => each !== undefined) };
    },
  }),
  reserve: async (transaction, { form, applicationId }, { steps, amount }) => {
    const holding = steps.length === 0 ? undefined : await transaction.holdings.lock(form.holdingId);
    if (holding) await reserve(transaction, holding, applicationId, amount);
  },
  release: releaseHoldings,
};
