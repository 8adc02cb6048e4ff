import { describe, expect, it } from 'vitest';
import { invoiceNeedOf, isRequired, type InvoiceNeed } from '../../../../src/domain/evidence/selection/invoice-need.ts';
import { policyOf } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { candidate } from '../../../builders/candidates.ts';

const credit = policyOf('credit');
const plain = candidate({});
const absent = candidate({ invoiceTag: 'INVOICE_ABSENT' });
const later = candidate({ invoiceTag: 'INVOICE_ABSENT_REPLENISH' });
const owing = candidate({ state: 'PUSHED_BLANK', invoiceTag: 'INVOICE_ABSENT_REPLENISH' });

describe('the invoice need of a package', () => {
  it.each([
    ['missing when one business needs invoices', [absent, plain], undefined],
    ['missing without a business', [], undefined],
    ['“absent” when no business needs them', [absent, absent], 'absent'],
    ['“follow” when those of one business may follow', [absent, later], 'follow'],
    ['“owed” when the businesses were passed on without them', [owing, owing], 'owed'],
  ] as const)('is %s', (_said, businesses, need) => {
    expect(invoiceNeedOf(businesses, credit)).toBe(need);
  });

  it('is never “owed” in a book without blank packages', () => {
    expect(invoiceNeedOf([owing], policyOf('est'))).toBe('follow');
  });

  it.each<readonly [InvoiceNeed | undefined, boolean, boolean, boolean]>([
    [undefined, true, true, false],
    ['absent', false, true, false],
    ['follow', false, true, false],
    ['owed', true, false, false],
  ])('of %s decides which documents are required', (need, invoice, contract, extra) => {
    expect(isRequired({ required: true, documentType: 'BUSI_INVOICE' }, need)).toBe(invoice);
    expect(isRequired({ required: true, documentType: 'BUSI_CONTRACT' }, need)).toBe(contract);
    expect(isRequired({ required: false, documentType: 'OTHER' }, need)).toBe(extra);
  });
});
