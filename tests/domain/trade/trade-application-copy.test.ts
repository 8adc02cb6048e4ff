import { describe, expect, it } from 'vitest';
import { copyTradeForm, emptyTradeForm } from '../../../src/domain/trade/shared/trade-application.ts';

const form = {
  ...emptyTradeForm,
  payeeId: 'C-YANZHOU',
  amount: '5000.00',
  dueOn: '2027-03-31',
  contractNumber: 'QH2026A0917',
  invoices: [{ code: '', number: '26332000000012345678', issuedOn: '2026-11-01', total: '5000.00' }],
  exceptionReason: 'contract',
  exceptionText: '质保期九个月',
  remark: '第二批',
};

describe('a copied form', () => {
  it('keeps the values that a next application may share, and leaves out those of the first', () => {
    expect(copyTradeForm(form, '2026-11-27')).toEqual({
      ...form,
      invoices: [],
      exceptionReason: '',
      exceptionText: '',
    });
  });

  it.each([
    ['2027-03-30', '2027-03-31'],
    ['2027-03-31', ''],
    ['2027-04-01', ''],
  ])('has on %s the due day "%s"', (today, dueOn) => {
    expect(copyTradeForm(form, today).dueOn).toBe(dueOn);
  });
});
