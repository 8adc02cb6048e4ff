import { executeWithoutApproval } from '../../server/core/trade/play-application.ts';
import {
  processDisbursementReport,
  type PaymentReport,
} from '../../server/core/trade/financing/disbursement-reports.ts';
import { actAsFunder, type FinancingDecision } from '../../server/core/trade/financing/funder-actions.ts';
import { takeStatementLine } from '../../server/core/trade/financing/statement-lines.ts';
import type { FinancingRecord, PaymentRecord, StatementLineRecord } from '../../server/core/records/trade.ts';
import type { HoldingRecord, TradeApplicationRecord } from '../../server/core/records/trade.ts';
import { sumMoney, type Money } from '../../src/domain/money/money.ts';
import { pendingFinancingStates, isOutstanding } from '../../src/domain/trade/financing/financing-machine.ts';
import type { Transaction } from '../../server/core/store.ts';
import { emptyForm, Trading } from './trading.ts';

const amountOf = ({ amount }: { readonly amount: Money }): Money => amount;

/** The verified account of the demo world's supplier. */
export const verifiedAccount = async ({ store }: Trading, companyId = 'C-YANZHOU'): Promise<string> => {
  const accounts = await store.transaction(async ({ bankAccounts }) => bankAccounts.ofCompany(companyId));
  const found = accounts.find(({ verifiedAt }) => verifiedAt !== undefined);
  if (!found) throw new Error(`${companyId} has no verified account`);
  return found.id;
};

/**
 * Financings on a store in the same process. Issuers, suppliers, funders and banks act as in the desks and the sandbox.
 */
export class FinancingWorld extends Trading {
  /** A credit that 启衡 issued and 宁波砚舟 accepted. */
  async held(amount: string, dueOn: string, issuer = 'C-QIHENG', holder = 'C-YANZHOU'): Promise<HoldingRecord> {
    return this.store.transaction(async (transaction) => {
      const [core, supplier] = [await transaction.companies.find(issuer), await transaction.companies.find(holder)];
      if (!core || !supplier) throw new Error('No such company');
      const now = this.clock.now();
      const form = { ...emptyForm, payeeId: holder, amount, dueOn };
      const issued = await executeWithoutApproval(transaction, core, { act: 'issue', kind: 'credit', form }, now);
      const [posting] = await transaction.postings.ofApplication(issued.id);
      const taken = { ...emptyForm, holdingId: posting?.toId ?? '' };
      const accepted = await executeWithoutApproval(
        transaction,
        supplier,
        { act: 'accept', kind: 'credit', form: taken },
        now,
      );
      const [arrival] = await transaction.postings.ofApplication(accepted.id);
      const holding = await transaction.holdings.find(arrival?.toId ?? '');
      if (!holding) throw new Error('Nothing arrived');
      return holding;
    });
  }

  /** Submits an application for the financing of holdings, by the supplier's operator. */
  async apply(
    holdings: readonly { readonly holdingId: string; readonly amount: string }[],
    programmeId: string,
    more: { readonly accountId?: string } = {},
  ): Promise<TradeApplicationRecord> {
    return this.save(await this.caller('zhousiyuan', 'operator'), 'finance', {
      holdings,
      programmeId,
      accountId: more.accountId ?? (await verifiedAccount(this)),
    });
  }

  async financingOf(application: Pick<TradeApplicationRecord, 'id'>): Promise<FinancingRecord> {
    const found = await this.store.transaction(async ({ financings }) => financings.byApplication(application.id));
    if (!found) throw new Error(`No financing of ${application.id}`);
    return found;
  }

  /** Submits a financing, which the director approves. */
  async approve(
    holdings: readonly { readonly holdingId: string; readonly amount: string }[],
    programmeId: string,
  ): Promise<FinancingRecord> {
    const applied = await this.apply(holdings, programmeId);
    await this.decide(await this.caller('guyunzhou', 'director'), applied);
    return this.financingOf(applied);
  }

  async decideAsFunder(financingId: string, action: FinancingDecision, words = ''): Promise<FinancingRecord> {
    return this.store.transaction(async (transaction) =>
      actAsFunder(transaction, { financingId, action, words }, this.clock.now()),
    );
  }

  async paymentsOf(financingId: string): Promise<readonly PaymentRecord[]> {
    return this.store.transaction(async ({ payments }) => payments.ofFinancing(financingId));
  }

  async confirm(paymentId: string, reference: string): Promise<PaymentRecord> {
    return this.store.transaction(async (transaction) =>
      processDisbursementReport(transaction, paymentId, 'confirm', { reference, reason: '' }, this.clock.now()),
    );
  }

  /** The bank returns a disbursement. */
  async returnPayment(paymentId: string, reference: string, word: PaymentReport = 'return'): Promise<PaymentRecord> {
    return this.store.transaction(async (transaction) =>
      processDisbursementReport(transaction, paymentId, word, { reference, reason: '户名不符' }, this.clock.now()),
    );
  }

  /** Enters a line of a bank statement. Returns `matched`, or the reason why it is not. */
  async pay(number: string, amount: string, reference: string): Promise<string> {
    const { bar }: StatementLineRecord = await this.store.transaction(async (transaction) =>
      takeStatementLine(transaction, { number, amount, reference }, this.clock.now()),
    );
    return bar ?? 'matched';
  }

  /** Takes a financing from the funder's review to its disbursement; the evidence is assumed to exist. */
  async disburse(financing: FinancingRecord, reference: string): Promise<FinancingRecord> {
    await this.decideAsFunder(financing.id, 'search');
    await this.decideAsFunder(financing.id, 'approve');
    const operator = await this.caller('zhousiyuan', 'operator');
    const asked = await this.save(operator, 'contract', { financingId: financing.id });
    await this.decide(await this.caller('guyunzhou', 'director'), asked);
    await this.decideAsFunder(financing.id, 'seal');
    await this.decideAsFunder(financing.id, 'register');
    await this.decideAsFunder(financing.id, 'disburse');
    const [payment] = await this.paymentsOf(financing.id);
    await this.confirm(payment?.id ?? '', reference);
    return this.financingOf({ id: financing.applicationId });
  }

  /** Brings the evidence of holdings to a state at a funder, as the platform's reviewers would. */
  async withEvidence(
    holdingIds: readonly string[],
    funderId: string,
    state: 'PREPARE' | 'UN_AUDIT' | 'AUDITED',
  ): Promise<void> {
    await this.store.transaction(async (transaction) => {
      const [template] = await transaction.packages.inStates(['AUDITED']);
      if (!template) throw new Error('The demo world has no package');
      const docDatumId = `DD-${holdingIds.join('-')}`;
      await transaction.packages.save({ ...template, docDatumId, fkFinance: funderId, state });
      for (const id of holdingIds) {
        const candidate = await transaction.candidates.lock(id);
        if (candidate) await transaction.candidates.save({ ...candidate, packagedIn: docDatumId });
      }
    });
  }
}

/**
 * Contradictions of the newest financings: the debt to a funder equals its holding, a pending amount is reserved, and
 * the used limits of funders equal the sum of both.
 */
export async function financingFaults(transaction: Transaction): Promise<readonly string[]> {
  const faults: string[] = [];
  const taken = new Map<string, bigint>();
  for (const record of await transaction.financings.newest(1000)) {
    const held = await transaction.holdings.findAll((record.disbursed?.holdings ?? []).map((each) => each.holdingId));
    const sum = sumMoney(held.map(({ amount }) => amount));
    const reserved = sumMoney((await transaction.reservations.ofApplication(record.applicationId)).map(amountOf));
    const isPending = pendingFinancingStates.includes(record.state);
    const owed = [record.interestDue, record.penaltyDue, record.outstanding];
    if (isOutstanding(record) && sum.fen !== record.outstanding.fen) faults.push(`outstanding of ${record.id}`);
    if (!isOutstanding(record) && sum.fen !== 0n) faults.push(`holdings of ${record.id} in ${record.state}`);
    if (reserved.fen !== (isPending ? record.amount.fen : 0n)) faults.push(`reserved of ${record.id}`);
    if (owed.some(({ fen }) => fen < 0n)) faults.push(`negative dues of ${record.id}`);
    if (record.state === 'SETTLED' && sumMoney(owed).fen !== 0n) faults.push(`settled ${record.id} is owed`);
    const limitId = `${record.programmeId} ${record.issuerId}`;
    const left = isPending ? record.amount.fen : isOutstanding(record) ? record.outstanding.fen : 0n;
    taken.set(limitId, (taken.get(limitId) ?? 0n) + left);
  }
  for (const [limitId, fen] of taken) {
    const uses = await transaction.fundingUses.sum(limitId);
    // Waiting applications also use the limit.
    if (uses.fen < fen) faults.push(`taken of ${limitId}`);
  }
  return faults;
}
