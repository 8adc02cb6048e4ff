import { expect, it } from 'vitest';
import { invoiceIdentity, sameInvoices } from '../../../../src/domain/evidence/materials/same-invoice.ts';
import { invoiceItem, invoiceWith } from '../../../builders/materials.ts';

const twice = invoiceItem('I1', '10.00');

it('lists every place of the same invoice', () => {
  expect(sameInvoices([twice, invoiceItem('I2', '10.00'), { ...twice, documentId: 'I3' }])).toEqual(
    new Map([
      ['I1', ['I3']],
      ['I3', ['I1']],
    ]),
  );
});

it('does not take two invoices without a number for the same', () => {
  const blank = (documentId: string) => ({ ...invoiceWith(twice, { number: '' }), documentId });
  expect(sameInvoices([blank('I1'), blank('I2')])).toEqual(new Map());
});

it('tells invoices of one number apart by their code', () => {
  expect(invoiceIdentity({ code: '033992400111', number: '01287734' })).not.toBe(
    invoiceIdentity({ code: '033992400104', number: '01287734' }),
  );
});

it('distinguishes them also when one contains the separator of code and number', () => {
  const identities = [
    ['1/2', '3'],
    ['1', '2/3'],
    ['1%2F2', '3'],
    ['', '1/2/3'],
    ['1', '2%2F3'],
  ].map(([code = '', number = '']) => invoiceIdentity({ code, number }));
  expect(new Set(identities).size).toBe(identities.length);
  expect(invoiceIdentity({ code: '033992400111', number: '01287734' })).toBe('033992400111/01287734');
});
