import { describe, expect, it } from 'vitest';
import { tradeActs } from '../../../src/domain/trade/shared/application-policy.ts';
import { formOfAct, partiesOfForm } from '../../../src/domain/trade/shared/form-fields.ts';
import { emptyTradeForm, type TypedTradeForm } from '../../../src/domain/trade/shared/trade-application.ts';

const full: TypedTradeForm = {
  payeeId: 'C-A',
  amount: '1.00',
  dueOn: '2027-03-31',
  contractNumber: 'HT-1',
  invoices: [{ code: '', number: '1', issuedOn: '2026-11-01', total: '1.00' }],
  isTransferable: false,
  remark: '备注',
  exceptionReason: 'contract',
  exceptionText: '质保',
  holdingId: 'H-1',
  lines: [
    { payeeId: 'C-B', amount: '1.00' },
    { payeeId: 'C-C', amount: '2.00' },
    { payeeId: 'C-B', amount: '3.00' },
  ],
  purpose: '用途',
  holdings: [{ holdingId: 'H-2', amount: '1.00' }],
  programmeId: 'FP-1',
  accountId: 'A-1',
  financingId: 'FN-1',
  paymentId: 'PM-1',
  orderId: 'OF-1',
  project: '滨江站',
  period: '2026-11',
  payrollId: 'PL-1',
};
const kept = (form: TypedTradeForm): readonly string[] =>
  Object.entries(form)
    .filter(([field, value]) => value !== emptyTradeForm[field as keyof TypedTradeForm])
    .map(([field]) => field);

describe('a form', () => {
  it.each(tradeActs)('of the act %s keeps the fields of the act alone', (act) => {
    const expected: Partial<Record<typeof act, readonly string[]>> = {
      issue: [
        'payeeId',
        'amount',
        'dueOn',
        'contractNumber',
        'invoices',
        'isTransferable',
        'remark',
        'exceptionReason',
        'exceptionText',
      ],
      'payroll-issue': [
        'payeeId',
        'amount',
        'dueOn',
        'contractNumber',
        'isTransferable',
        'remark',
        'exceptionReason',
        'exceptionText',
        'project',
        'period',
        'payrollId',
      ],
      transfer: ['holdingId', 'lines', 'purpose'],
      finance: ['purpose', 'holdings', 'programmeId', 'accountId'],
      contract: ['financingId'],
      disbursement: ['paymentId'],
      'disbursement-return': ['paymentId'],
      payment: ['paymentId'],
      repurchase: ['paymentId'],
      freeze: ['holdingId', 'orderId'],
      release: ['holdingId', 'orderId'],
      'court-transfer': ['holdingId', 'orderId'],
      succession: ['holdingId', 'orderId'],
      correction: ['holdingId', 'purpose', 'orderId'],
      deregistration: ['holdingId', 'orderId'],
    };
    expect(kept(formOfAct(act, full))).toEqual(expected[act] ?? ['holdingId', 'purpose']);
  });

  it('names the companies of its act, each once', () => {
    expect(partiesOfForm(formOfAct('issue', full))).toEqual(['C-A']);
    expect(partiesOfForm(formOfAct('transfer', full))).toEqual(['C-B', 'C-C']);
    expect(partiesOfForm(formOfAct('accept', full))).toEqual([]);
    expect(partiesOfForm(formOfAct('transfer', { ...full, lines: [{ payeeId: '', amount: '' }] }))).toEqual([]);
  });

  it.each([
    ['\u202e文字', '文字'],
    ['货款\u200b第二批', '货款 第二批'],
    ['一\n二\t三', '一 二 三'],
    ['  前', '前'],
    ['尾 ', '尾 '],
    ['\u200b\u2066', ''],
  ])('keeps %j as the visible text %j', (remark, visible) => {
    expect(formOfAct('issue', { ...full, remark }).remark).toBe(visible);
    expect(formOfAct('transfer', { ...full, purpose: remark }).purpose).toBe(visible);
  });
});
