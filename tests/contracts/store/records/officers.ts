import type { HoldingFreezeRecord, OfficerOrderRecord } from '../../../../server/core/records/trade.ts';
import { money } from '../../../../src/domain/money/money.ts';

export const order: OfficerOrderRecord = {
  id: 'OF-1',
  act: 'freeze',
  kind: 'credit',
  number: 'RX3302-2026-0000001',
  holdingId: 'H-2',
  companyId: 'C-1',
  companyName: '宁波砚舟精密铸造有限公司',
  amount: money('30.00'),
  freezeId: 'HF-9',
  counterpartyId: 'C-2',
  counterpartyName: '苏州澄叶电子材料有限公司',
  toHoldingId: 'H-3',
  postingId: 'L-1',
  partOf: '',
  orderNumber: '（2026）浙02执88号',
  until: '2027-03-01',
  takenFrom: { orderNumber: '（2026）浙02执66号', until: '2027-02-28', at: 1_764_208_700_789 },
  reason: '协助执行',
  madeBy: '许知远',
  proposedAt: 1_764_208_800_123,
  state: 'approved',
  answer: '"原来"没有问题',
  checkedBy: '高明远',
  checkedAt: 1_764_208_900_456,
};

export const freeze: HoldingFreezeRecord = {
  id: 'HF-1',
  holdingId: 'H-2',
  amount: money('30.00'),
  orderNumber: '（2026）浙02执88号',
  until: '2027-03-01',
  at: 1_764_208_900_456,
};
