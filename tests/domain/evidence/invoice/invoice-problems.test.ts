import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Invoice, emptyInvoice } from '../../../../src/domain/evidence/invoice/invoice.ts';
import { invoiceFieldProblems } from '../../../../src/domain/evidence/invoice/invoice-problems.ts';
import { type InvoiceType, invoiceTypes } from '../../../../src/domain/evidence/invoice/invoice-type.ts';
import { invoiceRules } from '../../../../src/domain/evidence/invoice/invoice-rules.ts';
import { money } from '../../../../src/domain/money/money.ts';

const general: Invoice = {
  type: 'GENERAL_VAT',
  code: '033992400104',
  number: '00412207',
  checkCode: '61522093847165502938',
  date: '2026-09-18',
  amountExcludingTax: money('200000.00'),
  tax: money('26000.00'),
  total: money('226000.00'),
};

function complete(type: InvoiceType): Invoice {
  const rule = invoiceRules[type];
  return { ...general, type, code: '1'.repeat(rule.codeLengths.at(-1) ?? 0), number: '2'.repeat(rule.numberLength) };
}

describe('the problems of an invoice', () => {
  test.each(invoiceTypes)('are none for a complete %s', (type) => {
    expect(invoiceFieldProblems(complete(type), '2026-11-21')).toEqual([]);
  });

  test('include for an empty draft only the fields that every type needs', () => {
    expect(invoiceFieldProblems(emptyInvoice)).toEqual(
      ['type', 'number', 'date', 'total'].map((field) => ({ field, because: 'missing' })),
    );
  });

  test('include the missing code of a paper invoice', () => {
    expect(invoiceFieldProblems({ ...complete('SPECIAL_VAT'), code: '' })).toEqual([
      { field: 'code', because: 'missing' },
    ]);
  });

  test.each<[string, Partial<Invoice>, object]>([
    ['a code of eleven digits', { code: '03399240010' }, { field: 'code', because: 'wrong-length', lengths: [10, 12] }],
    ['a code with a letter', { code: '03399240010A' }, { field: 'code', because: 'not-digits' }],
    ['a code that begins with a letter', { code: 'A33992400104' }, { field: 'code', because: 'not-digits' }],
    [
      'a digital number on paper',
      { number: '26612900000000000127' },
      { field: 'number', because: 'wrong-length', lengths: [8] },
    ],
    [
      'the last six of a check code',
      { checkCode: '502938' },
      { field: 'checkCode', because: 'wrong-length', lengths: [20] },
    ],
    ['a missing check code', { checkCode: '' }, { field: 'checkCode', because: 'missing' }],
    ['30 February', { date: '2026-02-30' }, { field: 'date', because: 'no-such-date' }],
    ['tomorrow', { date: '2026-11-22' }, { field: 'date', because: 'in-the-future' }],
    [
      'zero excluding tax',
      { amountExcludingTax: money('0') },
      { field: 'amountExcludingTax', because: 'not-positive' },
    ],
    ['a negative tax', { tax: money('-26000.00') }, { field: 'tax', because: 'negative' }],
    ['a red-letter total', { total: money('-226000.00') }, { field: 'total', because: 'not-positive' }],
    ['a total that is one fen off', { total: money('226000.01') }, { field: 'total', because: 'does-not-add-up' }],
  ])('%s', (_, change, problem) => {
    expect(invoiceFieldProblems({ ...general, ...change }, '2026-11-21')).toContainEqual(problem);
  });

  test('exclude today’s date, and every future date without a known today', () => {
    expect(invoiceFieldProblems({ ...general, date: '2026-11-21' }, '2026-11-21')).toEqual([]);
    expect(invoiceFieldProblems({ ...general, date: '2999-01-01' })).toEqual([]);
  });

  test('include 29 February except in leap years', () => {
    expect(invoiceFieldProblems({ ...general, date: '2024-02-29' })).toEqual([]);
    expect(invoiceFieldProblems({ ...general, date: '2100-02-29' })).toHaveLength(1);
  });

  test('exclude a tax of zero', () => {
    expect(invoiceFieldProblems({ ...general, tax: money('0'), total: general.amountExcludingTax })).toEqual([]);
  });

  test('include a total below the amount without tax when the tax is missing', () => {
    expect(invoiceFieldProblems({ ...general, tax: undefined })).toEqual([]);
    expect(invoiceFieldProblems({ ...general, tax: undefined, total: general.amountExcludingTax })).toEqual([]);
    expect(invoiceFieldProblems({ ...general, tax: undefined, total: money('199999.99') })).toEqual([
      { field: 'total', because: 'does-not-add-up' },
    ]);
  });

  test('exclude a total without the amounts to add up', () => {
    expect(invoiceFieldProblems({ ...general, amountExcludingTax: undefined })).toEqual([]);
  });

  test('exclude fields that the type does not have', () => {
    expect(invoiceFieldProblems({ ...complete('E_SPECIAL_VAT_ELEC'), code: 'x', checkCode: 'y' })).toEqual([]);
  });

  test('name each field at most once', () => {
    const anyInvoice = fc.record<Invoice>({
      type: fc.constantFrom(...invoiceTypes, undefined),
      code: fc.string(),
      number: fc.string(),
      checkCode: fc.string(),
      date: fc.string(),
      amountExcludingTax: fc.option(
        fc.bigInt().map((fen) => ({ fen })),
        { nil: undefined },
      ),
      tax: fc.option(
        fc.bigInt().map((fen) => ({ fen })),
        { nil: undefined },
      ),
      total: fc.option(
        fc.bigInt().map((fen) => ({ fen })),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(anyInvoice, (invoice) => {
        const fields = invoiceFieldProblems(invoice, '2026-11-21').map((problem) => problem.field);
        return new Set(fields).size === fields.length;
      }),
    );
  });
});
