import { money } from '../../src/domain/money/money.ts';
import { defaultCollection } from '../../src/domain/trade/shared/collection.ts';
import type { ReceiptDay } from '../../src/domain/trade/shared/expected-receipts.ts';
import type { DuePayment, PaymentMonth, ReceiptMonth } from '../../src/domain/trade/shared/trade-figures.ts';

/** A month without payments, in a year whose holidays are announced. */
export const emptyMonth = (month: string): PaymentMonth => ({
  month,
  next: undefined,
  calendar: { holidays: new Set(), workedWeekends: new Set(), announced: new Set([Number(month.slice(0, 4))]) },
  days: [],
  overdue: undefined,
  collection: defaultCollection,
  account: undefined,
});

/** A payment of one instrument on a day. */
export const payment = (day: string, amount: string, more: Partial<DuePayment> = {}): DuePayment => ({
  day,
  about: false,
  count: 1,
  amount: money(amount),
  beside: money('0.00'),
  namedFrom: day,
  due: { from: day, to: day },
  missing: money('0.00'),
  payees: undefined,
  ...more,
});

/** A month of receipts, in a year whose holidays are announced. */
export const receiptMonth = (month: string, more: Partial<ReceiptMonth> = {}): ReceiptMonth => {
  const { next, calendar } = emptyMonth(month);
  return { month, next, calendar, days: [], overdue: undefined, ...more };
};

/** A receipt of one holding on a day. */
export const receipt = (day: string, amount: string, more: Partial<ReceiptDay> = {}): ReceiptDay => ({
  day,
  about: false,
  count: 1,
  amount: money(amount),
  due: { from: day, to: day },
  payers: [{ companyName: '启衡重工', amount: money(amount) }],
  ...more,
});
