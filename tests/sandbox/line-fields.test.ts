import { expect, it } from 'vitest';
import { fieldsIn, fieldsOf } from '../../src/sandbox/review/line-fields.ts';

const red = {
  invoiceNum: '01287734',
  taxIncludedAmount: '-113.00',
  originalInvoiceNum: '01287700',
  originalInvoiceCode: '033992400111',
};

it("the reviewer sees an invoice's original after its amounts, and writes nothing into it", () => {
  expect(fieldsIn(red).map(({ name }) => name)).toEqual([
    'invoiceNum',
    'taxIncludedAmount',
    'originalInvoiceNum',
    'originalInvoiceCode',
  ]);
  expect(fieldsOf(red).map(({ name }) => name)).toEqual(['invoiceNum', 'taxIncludedAmount']);
});

it('where an original has no code, or none was named, nothing is said of it', () => {
  expect(fieldsIn({ ...red, originalInvoiceCode: '' }).map(({ name }) => name)).not.toContain('originalInvoiceCode');
  expect(fieldsIn({ invoiceNum: '01287734' }).map(({ name }) => name)).toEqual(['invoiceNum']);
});
