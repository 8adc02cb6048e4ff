import type { PayeeFacts } from '../../../src/domain/trade/shared/member-facts.ts';
import { transferChecks, transferSum } from '../../../src/domain/trade/shared/transfer-rules.ts';
import { isOffered } from '../../../src/domain/trade/shared/pilot.ts';
import { packageOfBusiness } from '../evidence/shared/businesses.ts';
import type { HoldingRecord } from '../records/trade.ts';
import type { ActWork } from './act-work.ts';
import {
  commonJudgement,
  ownHolding,
  peopleMissing,
  releaseHoldings,
  transitFor,
  usableAmount,
} from './holding-acts.ts';
import { transferFormOf } from './kept-form.ts';
import { pilotOf } from './pilots.ts';
import { post } from './post.ts';
import { reserve, spendReservation } from './reservations.ts';
import { actingCompany, memberFacts, payeeFacts } from './trade-facts.ts';

/** The fields of a holding of which one names the company. */
const holder = ['companyId'] as const;

/** Transfer of a holding or a part of it to one or many payees (转让). */
export const transferAct: ActWork = {
  judge: async (transaction, asked, moment, locks) => {
    const named = await ownHolding(transaction, asked, locks, holder, ({ place }) => place === 'held');
    const { holding, instrument } = named;
    const packageId = await packageOfBusiness(transaction, holding.id, locks);
    const company = await actingCompany(transaction, asked, locks);
    const form = transferFormOf(asked.form);
    const { now, today, calendar } = moment;
    // The holder knows the issuer of the instrument.
    const naming = { ...asked, namedBefore: [...asked.namedBefore, holding.issuerId] };
    const payees = new Map<string, PayeeFacts>();
    for (const { payeeId } of form.lines) {
      const payee = await payeeFacts(transaction, naming, payeeId, moment);
      if (payee) payees.set(payeeId, payee);
    }
    const [only] = form.lines;
    const payee = form.lines.length === 1 && only ? payees.get(only.payeeId) : undefined;
    return {
      ...commonJudgement(named, asked, transferSum(form.lines), payee && { id: payee.companyId, name: payee.name }),
      checks: transferChecks(form, {
        today,
        calendar,
        holder: await memberFacts(transaction, company, asked.kind, now),
        dueOn: holding.dueOn,
        issuerId: holding.issuerId,
        isTransferable: instrument.isTransferable,
        packageId,
        available: await usableAmount(transaction, holding, asked.applicationId),
        frozen: holding.frozen,
        payees,
        paysSeveral: isOffered(await pilotOf(transaction, 'several-payees'), asked.company.pkCorp),
        missingApprovers: await peopleMissing(transaction, asked, moment),
      }),
    };
  },
  reserve: async (transaction, asked, { amount }) => {
    const { holding } = await ownHolding(transaction, asked, true, holder);
    await reserve(transaction, holding, asked.applicationId, amount);
  },
  release: releaseHoldings,
  effect: async (transaction, asked, _judged, moment) => {
    const { holding, instrument } = await ownHolding(transaction, asked, true, holder);
    const sender = await actingCompany(transaction, asked);
    let from = await spendReservation(transaction, holding, asked.applicationId);
    const transits: HoldingRecord[] = [];
    for (const { payeeId, amount } of transferFormOf(asked.form).lines) {
      if (amount === undefined) throw new Error('A transfer needs amounts');
      const to = transitFor(instrument, moment, {
        companyId: payeeId,
        originId: holding.id,
        sender,
        applicationId: asked.applicationId,
      });
      const { applicationId } = asked;
      const moved = await post(
        transaction,
        { applicationId, entry: 'transfer', instrument, from, to, amount },
        moment.now,
      );
      from = moved.from ?? from;
      transits.push(moved.to);
    }
    return { instrument, transits };
  },
};
