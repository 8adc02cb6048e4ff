import { moneyToText } from '../../../src/domain/money/money.ts';
import { passCheck, refuseCheck, type RuleCheck } from '../../../src/domain/trade/shared/rule-check.ts';
import { closesOn } from '../../../src/domain/trade/shared/transfer-rules.ts';
import { packageOfBusiness } from '../evidence/shared/businesses.ts';
import { Refusal } from '../refusal.ts';
import type { ActWork } from './act-work.ts';
import {
  commonJudgement,
  ownHolding,
  peopleMissing,
  releaseHoldings,
  noOtherRequest,
  usableAmount,
} from './holding-acts.ts';
import { post } from './post.ts';
import { freeReservations, reserve } from './reservations.ts';
import { cancelledHolding, releaseLimit } from './return-transit.ts';

/** The check that the holding is in no package. The issuer does not learn the number of a package. */
function packagedCheck(packageId: string, isOwn: boolean): RuleCheck {
  if (packageId === '') return passCheck('PACKAGED');
  return isOwn ? refuseCheck('PACKAGED', 'in-package', { number: packageId }) : refuseCheck('PACKAGED', 'with-holder');
}

/** The fields of a holding of which one names the company. */
const parties = ['companyId', 'issuerId'] as const;

/** Cancellation by the issuer and the first holder together, while the first holder has the whole amount. */
export const cancellationAct: ActWork = {
  judge: async (transaction, asked, moment, locks) => {
    const { pkCorp } = asked.company;
    const named = await ownHolding(transaction, asked, locks, parties, ({ place }) => place === 'held');
    const { holding, instrument } = named;
    // The issuer may know only the first holder.
    if (holding.companyId !== pkCorp && holding.companyId !== instrument.payeeId) throw new Refusal('NOT_FOUND');
    const otherId = holding.companyId === pkCorp ? holding.issuerId : holding.companyId;
    const other = await transaction.companies.find(otherId);
    const amount = await usableAmount(transaction, holding, asked.applicationId);
    const absent = await peopleMissing(transaction, asked, moment);
    // Only while the first holder has the whole amount, and nothing of it is reserved or frozen.
    const closed = closesOn(holding.dueOn, moment.calendar);
    const isWhole = holding.companyId === instrument.payeeId && amount.fen === instrument.amount.fen;
    const packageId = await packageOfBusiness(transaction, holding.id, locks);
    return {
      ...commonJudgement(named, asked, instrument.amount, { id: otherId, name: other?.name ?? '' }),
      checks: [
        isWhole ? passCheck('HOLDER', { amount: moneyToText(amount) }) : refuseCheck('HOLDER', 'passed-on'),
        closed <= moment.today
          ? refuseCheck('NEAR_DUE', 'closed', { closed, dueOn: holding.dueOn })
          : passCheck('NEAR_DUE', { closed, dueOn: holding.dueOn }),
        packagedCheck(packageId, holding.companyId === pkCorp),
        await noOtherRequest(transaction, asked, instrument.id),
        absent.length === 0 ? passCheck('APPROVERS') : refuseCheck('APPROVERS', 'nobody', { roles: absent.join(' ') }),
      ],
    };
  },
  reserve: async (transaction, asked, { amount }) => {
    const { holding } = await ownHolding(transaction, asked, true, parties);
    // Only people of the holder's own company may reserve its amounts. The last approval judges the holding again.
    if (holding.companyId === asked.company.pkCorp) await reserve(transaction, holding, asked.applicationId, amount);
  },
  release: releaseHoldings,
  effect: async (transaction, asked, { amount }, { now }) => {
    await freeReservations(transaction, asked.applicationId);
    const { holding, instrument } = await ownHolding(transaction, asked, true, parties);
    const to = cancelledHolding(instrument, holding, now);
    const { applicationId } = asked;
    await post(transaction, { applicationId, entry: 'cancellation', instrument, from: holding, to, amount }, now);
    await releaseLimit(transaction, instrument, amount, now);
    return { instrument, transits: [] };
  },
};
