import type { PayrollLookRecord, PayrollRecord } from '../../../../server/core/records/trade.ts';
import { money } from '../../../../src/domain/money/money.ts';

export const payroll: PayrollRecord = {
  id: 'PL-1',
  companyId: 'C-1',
  applicationId: 'TA-1',
  period: '2026-11',
  people: 214,
  total: money('1391000.50'),
  sealed: 'c2VhbGVk',
  marks: ['mark-1', 'mark-2'],
  madeBy: 'U-1',
  createdAt: 1_764_208_800_003,
};

export const payrollLook: PayrollLookRecord = {
  id: 'LK-1',
  payrollId: 'PL-1',
  person: 7,
  companyId: 'C-1',
  userId: 'U-2',
  at: 1_764_208_800_004,
};
