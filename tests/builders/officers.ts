import type { HoldingFreezeRecord, HoldingRecord, OfficerOrderRecord } from '../../server/core/records/trade.ts';
import { checkOrder, proposeOrder, type OfficerProposed } from '../../server/core/trade/officers/officer-orders.ts';
import { FinancingWorld } from './financing.ts';

export const [proposer, approver] = ['许知远', '高明远'] as const;

/** What an officer proposes, unless a test says otherwise. */
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

/** Officers of the platform on a store without a wire. */
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

  /** What one officer proposes and another one approves. */
  async order(proposed: Pick<OfficerProposed, 'act'> & Partial<OfficerProposed>): Promise<OfficerOrderRecord> {
    return this.check(await this.propose(proposed));
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
