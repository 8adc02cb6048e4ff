import { stepsOf } from '../../../../src/domain/trade/shared/application-policy.ts';
import { companyChecks } from '../../../../src/domain/trade/shared/member-facts.ts';
import { passCheck, refusalsOf, refuseCheck } from '../../../../src/domain/trade/shared/rule-check.ts';
import type { FinancingRecord } from '../../records/trade.ts';
import { Refusal } from '../../refusal.ts';
import type { Transaction } from '../../store.ts';
import { readOwned } from '../../table.ts';
import { reservesNothing, type ActWork, type RequestedAct } from '../act-work.ts';
import { peopleMissing } from '../holding-acts.ts';
import { actingCompany, memberFacts } from '../trade-facts.ts';
import { firstInstrument, firstInstrumentId } from './financing-payment-act.ts';
import { changeFinancing } from './financing-work.ts';
import { payoutAccount } from './payout-account.ts';

/** The company's own financing of a form. Refuses with NOT_FOUND an unknown one and one of another company alike. */
async function ownFinancing(transaction: Transaction, asked: RequestedAct, locks: boolean): Promise<FinancingRecord> {
  const { financingId } = asked.form;
  const owner = { companyId: asked.company.pkCorp, by: ['companyId'] } as const;
  const found = await readOwned(transaction.financings, financingId, owner, locks);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** Signing the contract of a financing (合同签署). */
export const contractAct: ActWork = {
  judge: async (transaction, asked, moment, locks) => {
    const financing = await ownFinancing(transaction, asked, locks);
    const company = await actingCompany(transaction, asked, locks);
    const instrumentId = firstInstrumentId(financing);
    const open = await transaction.tradeApplications.openAbout(instrumentId, 'contract');
    const other = open.find(({ id, form }) => id !== asked.applicationId && form.financingId === financing.id);
    const absent = await peopleMissing(transaction, asked, moment);
    const account = await payoutAccount(transaction, financing.companyId, financing.accountId);
    const holder = await memberFacts(transaction, company, asked.kind, moment.now);
    return {
      limit: undefined,
      invoices: [],
      steps: stepsOf(asked.kind, 'contract', false),
      amount: financing.amount,
      dueOn: financing.dueOn,
      counterparty: { id: financing.funderId, name: financing.funderName },
      instrumentId,
      checks: [
        financing.state === 'CONTRACT_SIGN'
          ? passCheck('CONTRACT', { number: financing.contract?.number ?? '' })
          : refuseCheck('CONTRACT', 'not-waiting', { number: financing.number }),
        other ? refuseCheck('REQUESTED', 'already', { number: other.number }) : passCheck('REQUESTED'),
        // Conditions that were met at the approval are named only where they are no longer met.
        ...(account ? [] : [refuseCheck('ACCOUNT', 'unknown')]),
        ...refusalsOf(companyChecks(holder, 'finance', moment.today)),
        absent.length === 0 ? passCheck('APPROVERS') : refuseCheck('APPROVERS', 'nobody', { roles: absent.join(' ') }),
      ],
    };
  },
  ...reservesNothing,
  effect: async (transaction, asked, _judged, moment) => {
    const financing = await ownFinancing(transaction, asked, true);
    const instrument = await firstInstrument(transaction, financing);
    if (!financing.contract) throw new Refusal('NOT_FOUND');
    const company = await actingCompany(transaction, asked);
    await changeFinancing(
      transaction,
      financing,
      'signed',
      moment,
      { personName: '', companyId: company.pkCorp, companyName: company.name },
      { changes: { contract: { ...financing.contract, signedAt: moment.now } } },
    );
    return { instrument, transits: [] };
  },
};
