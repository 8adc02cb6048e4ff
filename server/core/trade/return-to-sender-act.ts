import { moneyToText } from '../../../src/domain/money/money.ts';
import { passCheck, refuseCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import type { HoldingRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { reservesNothing, type ActWork, type RequestedAct } from './act-work.ts';
import { lockReservers } from './close-application.ts';
import { commonJudgement, ownHolding, peopleMissing, noOtherRequest, type Named } from './holding-acts.ts';
import { returnTransit } from './return-transit.ts';

/** Returning an amount in transit: by its receiver, or by its sender. */
export function returnToSenderAct(
  by: 'companyId' | 'senderId',
  isOfAct: (holding: HoldingRecord) => boolean = () => true,
): ActWork {
  const find = async (transaction: Transaction, asked: RequestedAct, locks: boolean): Promise<Named> =>
    ownHolding(transaction, asked, locks, [by], isOfAct);
  return {
    judge: async (transaction, asked, moment, locks) => {
      if (locks) {
        // The applications that reserve it are locked before it, so that it is looked at first: they may be of others.
        await find(transaction, asked, false);
        await lockReservers(transaction, [asked.form.holdingId]);
      }
      const named = await find(transaction, asked, locks);
      const { holding } = named;
      const other = holding.companyId === asked.company.pkCorp ? holding.senderId : holding.companyId;
      const company = await transaction.companies.find(other);
      const absent = await peopleMissing(transaction, asked, moment);
      return {
        ...commonJudgement(named, asked, holding.amount, { id: other, name: company?.name ?? holding.senderName }),
        // An amount that nobody accepts by that day returns automatically.
        ...(holding.acceptBy === '' ? {} : { endsBy: holding.acceptBy }),
        checks: [
          holding.place === 'transit' && holding.amount.fen > 0n
            ? passCheck('HOLDER', { amount: moneyToText(holding.amount) })
            : refuseCheck('HOLDER', 'gone'),
          await noOtherRequest(transaction, asked, named.instrument.id),
          absent.length === 0
            ? passCheck('APPROVERS')
            : refuseCheck('APPROVERS', 'nobody', { roles: absent.join(' ') }),
        ],
      };
    },
    ...reservesNothing,
    effect: async (transaction, asked, _judged, { now }) => {
      const named = await find(transaction, asked, true);
      const transit = await returnTransit(transaction, named, asked.applicationId, now);
      return { instrument: named.instrument, transits: [transit] };
    },
  };
}
