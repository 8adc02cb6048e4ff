import { zeroMoney } from '../../../src/domain/money/money.ts';
import { refuseCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import { acceptanceChecks } from '../../../src/domain/trade/shared/transfer-rules.ts';
import type { ActWork } from './act-work.ts';
import { commonJudgement, ownHolding, peopleMissing, releaseHoldings } from './holding-acts.ts';
import { newHolding, post } from './post.ts';
import { freeReservations, reservationId, reserve } from './reservations.ts';
import { actingCompany, memberFacts } from './trade-facts.ts';

/** Acceptance of an amount in transit (签收). */
export const acceptanceAct: ActWork = {
  judge: async (transaction, asked, moment, locks) => {
    const named = await ownHolding(transaction, asked, locks, ['companyId']);
    const company = await actingCompany(transaction, asked, locks);
    const { holding } = named;
    const isThere = holding.place === 'transit' && holding.acceptBy >= moment.today;
    // Another waiting acceptance has reserved the same amount.
    const own = await transaction.reservations.find(reservationId(asked.applicationId, holding.id));
    const isTaken = holding.reserved.fen > (own?.amount.fen ?? 0n);
    const checks = acceptanceChecks({
      today: moment.today,
      calendar: moment.calendar,
      holder: await memberFacts(transaction, company, asked.kind, moment.now),
      dueOn: holding.dueOn,
      amount: isThere ? holding.amount : zeroMoney,
      missingApprovers: await peopleMissing(transaction, asked, moment),
    });
    return {
      ...commonJudgement(named, asked, holding.amount, { id: holding.senderId, name: holding.senderName }),
      endsBy: holding.acceptBy,
      checks: isTaken ? [...checks, refuseCheck('AVAILABLE', 'taken')] : checks,
    };
  },
  reserve: async (transaction, asked, { amount }) => {
    const { holding } = await ownHolding(transaction, asked, true, ['companyId']);
    await reserve(transaction, holding, asked.applicationId, amount);
  },
  release: releaseHoldings,
  effect: async (transaction, asked, { amount }, { now }) => {
    const [transit] = await freeReservations(transaction, asked.applicationId);
    const instrument = transit && (await transaction.instruments.find(transit.instrumentId));
    if (!transit || !instrument) throw new Error('An acceptance needs its holding');
    const heldHolding = newHolding(
      instrument,
      {
        place: 'held',
        companyId: transit.companyId,
        originId: transit.id,
        senderId: transit.senderId,
        senderName: transit.senderName,
        applicationId: asked.applicationId,
        acceptBy: '',
      },
      now,
    );
    const entry = transit.originId === undefined ? 'issue-accepted' : 'transfer-accepted';
    const { from } = await post(
      transaction,
      { applicationId: asked.applicationId, entry, instrument, from: transit, to: heldHolding, amount },
      now,
    );
    return { instrument, transits: [from ?? transit] };
  },
};
