import { playApplication } from '../../server/core/trade/application-work.ts';
import { takeDisbursementWord, type BankWord } from '../../server/core/trade/financing/bank-words.ts';
import { actAsFunder, type FinancingDecision } from '../../server/core/trade/financing/funder-actions.ts';
import { takeStatementLine } from '../../server/core/trade/financing/statement-lines.ts';
import type { FinancingRecord, PaymentRecord, StatementLineRecord } from '../../server/core/records/trade.ts';
import type { HoldingRecord, TradeApplicationRecord } from '../../server/core/records/trade.ts';
import { emptyForm, Trading } from './trading.ts';

/** Account of the supplier of the demo world that is verified. */
export const verifiedAccount = async ({ store }: Trading, companyId = 'C-YANZHOU'): Promise<string> => {
  const accounts = await store.transaction(async ({ bankAccounts }) => bankAccounts.ofCompany(companyId));
  const found = accounts.find(({ verifiedAt }) => verifiedAt !== undefined);
  if (!found) throw new Error(`${companyId} has no verified account`);
  return found.id;
};

/** Financings of a store without a wire: issuers, suppliers, funders and banks act as the desks and the sandbox do. */
export class FinancingWorld extends Trading {
  /** A credit that 启衡 issued and 宁波砚舟 accepted. */
  async held(amount: string, dueOn: string, issuer = 'C-QIHENG', holder = 'C-YANZHOU'): Promise<HoldingRecord> {
    return this.store.transaction(async (transaction) => {
      const [core, supplier] = [await transaction.companies.find(issuer), await transaction.companies.find(holder)];
      if (!core || !supplier) throw new Error('No such company');
      const now = this.clock.now();
      const form = { ...emptyForm, payeeId: holder, amount, dueOn };
      const issued = await playApplication(transaction, core, { act: 'issue', kind: 'credit', form }, now);
      const [posting] = await transaction.postings.ofApplication(issued.id);
      const taken = { ...emptyForm, holdingId: posting?.toId ?? '' };
      const accepted = await playApplication(
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

  /** An application for the financing of holdings, submitted by the supplier's operator. */
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

  /** A financing that the director has approved. */
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
      takeDisbursementWord(transaction, paymentId, 'confirm', { reference, reason: '' }, this.clock.now()),
    );
  }

  /** The bank returns a disbursement. */
  async returnPayment(paymentId: string, reference: string, word: BankWord = 'return'): Promise<PaymentRecord> {
    return this.store.transaction(async (transaction) =>
      takeDisbursementWord(transaction, paymentId, word, { reference, reason: '户名不符' }, this.clock.now()),
    );
  }

  /** Enters a line of a bank's statement; answers `matched`, or why it is not. */
  async pay(number: string, amount: string, reference: string): Promise<string> {
    const { bar }: StatementLineRecord = await this.store.transaction(async (transaction) =>
      takeStatementLine(transaction, { number, amount, reference }, this.clock.now()),
    );
    return bar ?? 'matched';
  }

  /** A financing from the funder's review to its disbursement; evidence is taken as given. */
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
