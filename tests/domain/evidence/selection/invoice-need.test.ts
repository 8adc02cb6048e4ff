import { describe, expect, it } from 'vitest';
import { invoiceNeedOf, isRequired, type InvoiceNeed } from '../../../../src/domain/evidence/selection/invoice-need.ts';
import { policyOf } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { candidate } from '../../../builders/candidates.ts';

const credit = policyOf('credit');
const plain = candidate({});
const absent = candidate({ invoiceTag: 'INVOICE_ABSENT' });
const later = candidate({ invoiceTag: 'INVOICE_ABSENT_REPLENISH' });
const owing = candidate({ state: 'PUSHED_BLANK', invoiceTag: 'INVOICE_ABSENT_REPLENISH' });

describe('what a package says of its invoices', () => {
  it.each([
    ['nothing, where one business needs them', [absent, plain], undefined],
    ['nothing, where it has no business', [], undefined],
    ['that none are needed', [absent, absent], 'absent'],
    ['that they may follow, where those of one may', [absent, later], 'follow'],
    ['that they are owed, where they were passed on without', [owing, owing], 'owed'],
  ] as const)('is %s', (_said, businesses, need) => {
    expect(invoiceNeedOf(businesses, credit)).toBe(need);
  });

  it('is never that they are owed in a book that knows of no blank packages', () => {
    expect(invoiceNeedOf([owing], policyOf('est'))).toBe('follow');
  });

  it.each<readonly [InvoiceNeed | undefined, boolean, boolean, boolean]>([
    [undefined, true, true, false],
    ['absent', false, true, false],
    ['follow', false, true, false],
    ['owed', true, false, false],
  ])('decides, when it is %s, which documents must be there', (need, invoice, contract, extra) => {
    expect(isRequired({ required: true, documentType: 'BUSI_INVOICE' }, need)).toBe(invoice);
    expect(isRequired({ required: true, documentType: 'BUSI_CONTRACT' }, need)).toBe(contract);
    expect(isRequired({ required: false, documentType: 'OTHER' }, need)).toBe(extra);
  });
});
