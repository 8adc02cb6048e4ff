import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type InvoiceQrFacts,
  invoiceQrContent,
  readInvoiceQrContent,
} from '../../../../src/domain/evidence/invoice/invoice-qr-code.ts';
import { invoiceTypes } from '../../../../src/domain/evidence/invoice/invoice-type.ts';
import { invoiceRules } from '../../../../src/domain/evidence/invoice/invoice-rules.ts';
import { money } from '../../../../src/domain/money/money.ts';

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((values) => values.join(''));

const genuineFacts = fc.constantFrom(...invoiceTypes).chain((type) => {
  const rule = invoiceRules[type];
  return fc.record<InvoiceQrFacts>({
    type: fc.constant(type),
    code: digits(rule.codeLengths[0] ?? 0),
    number: digits(rule.numberLength),
    amount: fc.bigInt({ min: 1n, max: 9_999_999_999_998n }).map((fen) => ({ fen })),
    date: fc.constantFrom('2024-05-14', '2026-02-28', '2026-12-31'),
    checkCode: digits(rule.checkCode === 'cleared' ? 0 : 20),
  });
});

describe('the QR code of an invoice', () => {
  test('contains the fields of a digital general invoice', () => {
    const facts: InvoiceQrFacts = {
      type: 'E_GENERAL_VAT_ELEC',
      code: '',
      number: '24312000000136634917',
      amount: money('0.01'),
      date: '2024-05-14',
      checkCode: '',
    };
    expect(invoiceQrContent(facts)).toBe('01,32,,24312000000136634917,0.01,20240514,,1DD6');
  });

  test('has no code for a digital invoice, even if the field is filled', () => {
    expect(
      invoiceQrContent({
        type: 'E_SPECIAL_VAT_ELEC',
        code: '6199241130',
        number: '26992000000000000018',
        amount: money('1'),
        date: '2026-09-18',
        checkCode: '',
      }),
    ).toMatch(/^01,31,,26992000000000000018,/u);
  });

  test('has a checksum of four digits, also with a leading zero', () => {
    expect(
      invoiceQrContent({
        type: 'E_GENERAL_VAT_ELEC',
        code: '',
        number: '24312000000136634905',
        amount: money('0.01'),
        date: '2024-05-14',
        checkCode: '',
      }),
    ).toMatch(/,,05EA$/u);
  });

  test.each(['01,32,,24312000000136634917,0.01,20240514', ' 01,32,,24312000000136634917,0.01,20240514,,1DD6\n'])(
    'is read from %j',
    (content) => {
      expect(readInvoiceQrContent(content)).toEqual({
        type: 'E_GENERAL_VAT_ELEC',
        code: '',
        number: '24312000000136634917',
        amount: money('0.01'),
        date: '2024-05-14',
        checkCode: '',
      });
    },
  );

  test('has the code and no check code for a special invoice', () => {
    const content = invoiceQrContent({
      type: 'SPECIAL_VAT',
      code: '6199241130',
      number: '00412207',
      amount: money('200000'),
      date: '2026-09-18',
      checkCode: '61522093847165502938',
    });
    expect(content).toMatch(/^01,01,6199241130,00412207,200000\.00,20260918,,[0-9A-F]{4},$/u);
  });

  test('is read back as written', () => {
    fc.assert(
      fc.property(genuineFacts, (facts) => {
        expect(readInvoiceQrContent(invoiceQrContent(facts))).toEqual(facts);
      }),
    );
  });

  test.each([
    '',
    'https://example.test/',
    '02,01,6199241130,00412207,1.00,20260918,,0000,',
    '01,99,,1,1.00,20260918,,',
    '01,01,1,1,x,20260918,,',
    '01,01,a1,1,1.00,20260918,,',
    '01,01,1a,1,1.00,20260918,,',
    '01,01,1,a1,1.00,20260918,,',
    '01,01,1,1a,1.00,20260918,,',
    '01,04,1,1,1.00,20260918,a1,',
    '01,04,1,1,1.00,20260918,1a,',
    '01,01,1,1,1.00,2026,,',
    '01,01,1,1,1.00,120260918,,',
    '01,01,1,1,1.00,202609181,,',
  ])('is refused for %j', (content) => {
    expect(readInvoiceQrContent(content)).toBeUndefined();
  });
});
