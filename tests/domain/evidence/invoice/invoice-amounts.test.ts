import { expect, it } from 'vitest';
import { amountFrom, type InvoiceAmount } from '../../../../src/domain/evidence/invoice/invoice-amounts.ts';
import { money, moneyToText } from '../../../../src/domain/money/money.ts';

const from = (wanted: InvoiceAmount, given: Readonly<Partial<Record<InvoiceAmount, string>>>): string | undefined => {
  const read = (field: InvoiceAmount) => (given[field] === undefined ? undefined : money(given[field]));
  const found = amountFrom(wanted, {
    amountExcludingTax: read('amountExcludingTax'),
    tax: read('tax'),
    total: read('total'),
  });
  return found && moneyToText(found);
};

it.each([
  ['total', { amountExcludingTax: '85221.24', tax: '11078.76' }, '96300.00'],
  ['tax', { amountExcludingTax: '85221.24', total: '96300.00' }, '11078.76'],
  ['amountExcludingTax', { tax: '11078.76', total: '96300.00' }, '85221.24'],
  ['tax', { amountExcludingTax: '100.00', total: '100.00' }, '0.00'],
  ['total', { amountExcludingTax: '70000000000.01', tax: '9100000000.02' }, '79100000000.03'],
] as const)('finds %s from %o: %s', (wanted, given, found) => {
  expect(from(wanted, given)).toBe(found);
});

it.each([
  ['total', { amountExcludingTax: '100.00' }],
  ['total', { tax: '13.00' }],
  ['tax', { total: '113.00' }],
  ['tax', { amountExcludingTax: '100.00' }],
  ['amountExcludingTax', { total: '113.00' }],
  ['tax', { amountExcludingTax: '100.00', total: '99.99' }],
  ['amountExcludingTax', { tax: '13.00', total: '13.00' }],
  ['total', { amountExcludingTax: '99999999999.98', tax: '0.01' }],
] as const)('finds no %s from %o', (wanted, given) => {
  expect(from(wanted, given)).toBeUndefined();
});
