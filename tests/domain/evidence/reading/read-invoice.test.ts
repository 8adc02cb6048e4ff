import { describe, expect, test } from 'vitest';
import { companies } from '../../../../server/seed/parties/companies.ts';
import {
  invoiceFrom,
  readInvoice,
  type ReadingCircumstances,
} from '../../../../src/domain/evidence/reading/read-invoice.ts';
import type { Doubt, FieldReading } from '../../../../src/domain/evidence/reading/read-document.ts';
import type { InvoiceReadField } from '../../../../src/domain/evidence/reading/read-fields.ts';
import { money } from '../../../../src/domain/money/money.ts';

const { yanzhou, qiheng, beiyu } = companies;
const circumstances: ReadingCircumstances = { today: '2026-09-20', parties: { sellers: [yanzhou], buyers: [qiheng] } };

type Values = Partial<Record<InvoiceReadField, string>>;

const digital: Values = {
  type: 'E_SPECIAL_VAT_ELEC',
  number: '26612900000000000127',
  date: '2026-09-18',
  amountExcludingTax: '200000.00',
  tax: '26000.00',
  total: '226000.00',
  sellerName: yanzhou.name,
  sellerTaxNumber: yanzhou.uscc,
  buyerName: qiheng.name,
  buyerTaxNumber: qiheng.uscc,
};
const special: Values = { ...digital, type: 'SPECIAL_VAT', code: '6199241130', number: '00412207' };
const general: Values = {
  ...digital,
  type: 'GENERAL_VAT_ELEC',
  code: '032992400111',
  number: '00412207',
  checkCode: '61522093847165502938',
};

const said = (values: Values, source: FieldReading['source'] = 'xml'): readonly FieldReading<InvoiceReadField>[] =>
  Object.entries(values).map(([field, value]) => ({ field: field as InvoiceReadField, value, source, sure: true }));

const readOf = (values: Values, more: readonly FieldReading<InvoiceReadField>[] = []) =>
  readInvoice([...said(values), ...more], circumstances);

function doubtsIn(values: Values): Partial<Record<InvoiceReadField, readonly Doubt[]>> {
  return Object.fromEntries(
    readOf(values)
      .fields.filter(({ doubts }) => doubts.length > 0)
      .map(({ field, doubts }) => [field, doubts]),
  );
}

describe('a read invoice', () => {
  test.each([
    ['digital', digital],
    ['special', special],
    ['general', general],
  ])('of the kind %s is certain, complete and blue', (_, values) => {
    const read = readOf(values);
    expect(read.fields.every(({ certainty }) => certainty === 'certain')).toBe(true);
    expect(read.missing).toEqual([]);
    expect(read.fields.find(({ field }) => field === 'colour')?.value).toBe('blue');
  });

  test('fills the form', () => {
    expect(invoiceFrom(readOf(general).fields)).toEqual({
      type: 'GENERAL_VAT_ELEC',
      code: '032992400111',
      number: '00412207',
      checkCode: '61522093847165502938',
      date: '2026-09-18',
      amountExcludingTax: money('200000.00'),
      tax: money('26000.00'),
      total: money('226000.00'),
    });
  });

  test.each<[string, Values, Partial<Record<InvoiceReadField, readonly Doubt[]>>]>([
    ['sums that do not add up', { ...digital, total: '226000.01' }, { total: ['does-not-add-up'] }],
    ['a number that is too short for its type', { ...digital, number: '00412207' }, { number: ['wrong-length'] }],
    ['a number with letters', { ...digital, number: '2661290000000000O127' }, { number: ['not-digits'] }],
    ['a code that is too short', { ...special, code: '619924113' }, { code: ['wrong-length'] }],
    ['a code of another type', { ...general, code: '033992400113' }, { code: ['code-of-another-type'] }],
    ['a check code that is cut off', { ...general, checkCode: '502938' }, { checkCode: ['wrong-length'] }],
    ['a day that does not exist', { ...digital, date: '2026-02-30' }, { date: ['no-such-date'] }],
    ['tomorrow', { ...digital, date: '2026-09-21' }, { date: ['in-the-future'] }],
    [
      'another seller',
      { ...digital, sellerName: beiyu.name, sellerTaxNumber: beiyu.uscc },
      { sellerName: ['another-party'], sellerTaxNumber: ['another-party'] },
    ],
    [
      'another buyer',
      { ...digital, buyerName: beiyu.name, buyerTaxNumber: beiyu.uscc },
      { buyerName: ['another-party'], buyerTaxNumber: ['another-party'] },
    ],
    [
      'seller and buyer swapped',
      { ...digital, sellerName: qiheng.name, buyerName: yanzhou.name },
      { sellerName: ['parties-swapped'], buyerName: ['parties-swapped'] },
    ],
    [
      'a mistyped credit code',
      { ...digital, sellerTaxNumber: '91330299MA5JMH9239' },
      { sellerTaxNumber: ['not-a-credit-code', 'another-party'] },
    ],
    [
      'a tax number that is cut off',
      { ...digital, buyerTaxNumber: '91610199MAE' },
      { buyerTaxNumber: ['wrong-length', 'another-party'] },
    ],
    ['a name of odd letters', { ...digital, sellerName: '称㔩Ɓ莏␐đ' }, { sellerName: ['odd-name', 'another-party'] }],
    ['a name of Latin letters', { ...digital, sellerName: 'FGHIJKLMN' }, { sellerName: ['odd-name', 'another-party'] }],
    ['a number of no length, of no type', { number: '2661290000000000012' }, { number: ['wrong-length'] }],
    [
      'a red invoice',
      { ...digital, colour: 'red', amountExcludingTax: '-200000.00', tax: '-26000.00', total: '-226000.00' },
      { colour: ['red-invoice'] },
    ],
    [
      'a red invoice not labelled as red',
      { ...digital, amountExcludingTax: '-200000.00', tax: '-26000.00', total: '-226000.00' },
      { colour: ['red-invoice'] },
    ],
    [
      'a red invoice with wrong sums',
      { ...digital, colour: 'red', amountExcludingTax: '-200000.00', tax: '-26000.00', total: '-226000.01' },
      { colour: ['red-invoice'], total: ['does-not-add-up'] },
    ],
    [
      'a blue invoice with negative amounts',
      { ...digital, colour: 'blue', amountExcludingTax: '-1.00', tax: '0.00', total: '-1.00' },
      { amountExcludingTax: ['not-positive'], total: ['not-positive'], colour: ['amounts-say-otherwise'] },
    ],
  ])('is marked only for: %s', (_, values, doubts) => {
    expect(doubtsIn(values)).toEqual(doubts);
  });

  test('accepts a party with brackets of another width', () => {
    const read = readInvoice(said({ sellerName: '禾泽商业保理（天津）有限公司' }), {
      today: '2026-09-20',
      parties: { sellers: [companies.heze], buyers: [] },
    });
    expect(read.fields).toMatchObject([{ field: 'sellerName', doubts: [] }]);
  });

  test('accepts any name of a known company', () => {
    const read = readInvoice(said({ sellerName: 'FGH Ltd' }), {
      today: '2026-09-20',
      parties: { sellers: [{ name: 'FGH Ltd' }], buyers: [] },
    });
    expect(read.fields).toMatchObject([{ field: 'sellerName', doubts: [] }]);
  });

  test.each(['915101991PDB1K2', '91510199MA1PDB1K24', '91510199MA1PDB1K2400'])(
    'accepts a tax number as long as %s',
    (sellerTaxNumber) => {
      expect(
        readInvoice(said({ sellerTaxNumber }), {
          today: '2026-09-20',
          parties: { sellers: [], buyers: [] },
        }).fields.flatMap(({ doubts }) => doubts),
      ).toEqual([]);
    },
  );

  test('is not compared without known parties, nor codes when one is unknown', () => {
    const strangers = { ...digital, sellerName: beiyu.name, sellerTaxNumber: beiyu.uscc };
    expect(
      readInvoice(said(strangers), { today: '2026-09-20', parties: { sellers: [], buyers: [] } }).fields.flatMap(
        ({ doubts }) => doubts,
      ),
    ).toEqual([]);
    const oneUnknown = readInvoice(said(strangers), {
      today: '2026-09-20',
      parties: { sellers: [yanzhou, { name: '砚舟二厂' }], buyers: [] },
    });
    expect(oneUnknown.fields.filter(({ doubts }) => doubts.length > 0).map(({ field }) => field)).toEqual([
      'sellerName',
    ]);
  });

  test.each([
    ['SPECIAL_VAT', special],
    ['SPECIAL_VAT_ELEC', { ...special, type: 'SPECIAL_VAT_ELEC', code: '033992400113' }],
    ['E_SPECIAL_VAT_ELEC', digital],
  ])('of the type %s has its check code cleared', (_, values) => {
    expect(readOf({ ...values, checkCode: '61522093847165502938' }).fields.map(({ field }) => field)).not.toContain(
      'checkCode',
    );
  });

  test('leaves out a code when it is digital', () => {
    expect(readOf({ ...digital, code: '6199241130' }).fields.map(({ field }) => field)).not.toContain('code');
  });

  test('takes its type from its code only when no source gives the type', () => {
    const { type: _, ...untold } = general;
    expect(readOf(untold).fields[0]).toMatchObject({ field: 'type', value: 'GENERAL_VAT_ELEC', source: 'xml' });
    expect(readOf({ ...untold, type: 'GENERAL_VAT' }).fields[0]).toMatchObject({ value: 'GENERAL_VAT' });
  });

  test('lists required fields that were not read as missing, in the order of the form', () => {
    expect(readOf({ type: 'GENERAL_VAT' }).missing).toEqual(['code', 'number', 'checkCode', 'date', 'total']);
    expect(readOf({ type: 'SPECIAL_VAT' }).missing).toEqual(['code', 'number', 'date', 'amountExcludingTax', 'total']);
    expect(readOf({}).missing).toEqual(['type', 'number', 'date', 'total']);
  });

  test('keeps the values of two sources that differ', () => {
    const read = readOf(digital, said({ total: '22600.00' }, 'pdf-text'));
    expect(read.fields.find(({ field }) => field === 'total')).toMatchObject({
      value: '226000.00',
      source: 'xml',
      certainty: 'to-check',
      doubts: ['sources-disagree'],
      said: [{ source: 'xml' }, { value: '22600.00', source: 'pdf-text' }],
    });
  });
});
