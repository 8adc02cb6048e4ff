import type {
  HoldingFreezeRecord,
  HoldingRecord,
  OfficerOrderRecord,
  TradeApplicationRecord,
} from '../../server/core/records/trade.ts';
import { checkOrder, proposeOrder, type OfficerProposed } from '../../server/core/trade/officers/officer-orders.ts';
import { FinancingWorld } from './financing.ts';

export const [proposer, approver] = ['许知远', '高明远'] as const;

/** The default proposal of an officer. */
const usual: Omit<OfficerProposed, 'act' | 'holdingId'> = {
  amount: '30.00',
  freezeId: '',
  companyId: '',
  counterpartyId: '',
  postingId: '',
  orderNumber: '（2026）浙02执88号',
  until: '2027-03-01',
  reason: '协助执行',
  by: proposer,
};

/** Officers of the platform on a store in the same process. */
export class OfficersWorld extends FinancingWorld {
  async propose(
    proposed: Pick<OfficerProposed, 'act'> & Partial<OfficerProposed>,
    by = proposer as string,
  ): Promise<OfficerOrderRecord> {
    return this.store.transaction(async (transaction) =>
      proposeOrder(transaction, { holdingId: '', ...usual, ...proposed, by }, this.clock.now()),
    );
  }

  async check({ id }: Pick<OfficerOrderRecord, 'id'>, approves = true, by = approver as string) {
    return this.store.transaction(async (transaction) =>
      checkOrder(transaction, { orderId: id, approves, by }, this.clock.now()),
    );
  }

  /** One officer proposes, and another one approves. */
  async order(proposed: Pick<OfficerProposed, 'act'> & Partial<OfficerProposed>): Promise<OfficerOrderRecord> {
    return this.check(await this.propose(proposed));
  }

  /** Two officers propose to correct the acceptance of an issue. The holder's director has not signed it yet. */
  async askCorrection(held: Pick<HoldingRecord, 'id' | 'instrumentId' | 'companyId'>): Promise<TradeApplicationRecord> {
    const all = await this.store.transaction(async ({ postings }) => postings.ofInstrument(held.instrumentId));
    const postingId = all.find(({ toId, entry }) => toId === held.id && entry === 'issue-accepted')?.id ?? '';
    await this.order({ act: 'correction', holdingId: held.id, postingId, orderNumber: '', reason: '签收录入有误' });
    return this.store.transaction(async ({ tradeApplications }) => {
      const query = { companyId: held.companyId, acts: ['correction'], keyword: '' } as const;
      const [asked] = await tradeApplications.page(
        { ...query, states: undefined, makerUserId: undefined },
        { offset: 0, limit: 1 },
      );
      if (!asked) throw new Error('Nobody was asked');
      return asked;
    });
  }

  async holdingOf(id: string): Promise<HoldingRecord> {
    const found = await this.store.transaction(async ({ holdings }) => holdings.find(id));
    if (!found) throw new Error(`No holding ${id}`);
    return found;
  }

  async freezesOf(holdingId: string): Promise<readonly HoldingFreezeRecord[]> {
    return this.store.transaction(async ({ holdingFreezes }) => holdingFreezes.ofHoldings([holdingId]));
  }
}
