import { money, zeroMoney } from '../../src/domain/money/money.ts';
import type { TradeStatistics } from '../../src/domain/trade/statistics/statistics.ts';

/** Statistics of an issuer over two months, with open amounts of two companies. */
export const issuerStatistics: TradeStatistics = {
  period: { from: '2026-10', to: '2026-11' },
  before: { from: '2026-08', to: '2026-09' },
  flows: [
    { month: '2026-10', flow: 'issued', count: 2, amount: money('300.00') },
    { month: '2026-11', flow: 'issued', count: 1, amount: money('100.00') },
    { month: '2026-11', flow: 'paid', count: 1, amount: money('50.00') },
  ],
  flowsBefore: [{ month: '2026-09', flow: 'issued', count: 1, amount: money('200.00') }],
  opening: money('20.00'),
  balances: [
    { month: '2026-10', amount: money('320.00') },
    { month: '2026-11', amount: money('370.00') },
  ],
  dueMonths: [{ month: '2027-01', count: 3, amount: money('370.00') }],
  overdue: undefined,
  parts: [
    { companyId: 'C-1', name: '宁波砚舟', amount: money('300.00') },
    { companyId: 'C-2', name: '武汉拾屿', amount: money('40.00') },
  ],
  open: money('370.00'),
  partCount: 4,
  unnamed: zeroMoney,
  reviews: {
    times: [
      { role: 'operator', median: 24, count: 3, months: [{ month: '2026-11', median: 24, count: 3 }] },
      {
        role: 'director',
        median: 51,
        count: 3,
        months: [
          { month: '2026-10', median: 70, count: 1 },
          { month: '2026-11', median: 40, count: 2 },
        ],
      },
    ],
    months: [
      { month: '2026-10', submitted: 0, sentBack: 0 },
      { month: '2026-11', submitted: 4, sentBack: 1 },
    ],
    submitted: 4,
    sentBack: 1,
    reasons: [{ reason: 'papers', count: 1 }],
  },
  asOf: Date.parse('2026-11-27T14:20:00+08:00'),
};
