import { describe, expect, it } from 'vitest';
import { emptyInvoice } from '../../../../src/domain/evidence/invoice/invoice.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { fieldIdOf, itemFieldsOf } from '../../../../src/presentation/evidence/shared/field-kinds.ts';
import {
  fieldsAfterEdit,
  differingFields,
  toContent,
  fieldsOf,
  sameFields,
  savedFields,
  type ItemFields,
} from '../../../../src/presentation/evidence/shared/item-fields.ts';
import { pathsOf } from '../../../../src/presentation/evidence/shared/package-paths.ts';
import { shownValue, type ShownValue } from '../../../../src/presentation/evidence/shared/shown-value.ts';
import { contractItem, invoiceItem, item } from '../../../builders/materials.ts';

const [invoice, contract, other] = [invoiceItem('I1', '113.00'), contractItem('C1', '5.00'), item()];
const typed = (wish: Partial<ItemFields>): ItemFields => ({ ...fieldsOf({ content: { kind: 'other' } }), ...wish });

describe('the fields of a document', () => {
  it('are texts, empty when there is no value', () => {
    expect(new Set(Object.values(typed({})))).toEqual(new Set(['']));
    expect(fieldsOf(invoice)).toEqual(
      typed({
        type: 'E_SPECIAL_VAT_ELEC',
        number: '26992000000000000001',
        date: '2026-09-18',
        amountExcludingTax: '113.00',
        tax: '0.00',
        total: '113.00',
      }),
    );
    expect(
      fieldsOf({ content: { kind: 'contract', contract: { number: 'A1', asWritten: 'A-1', amount: money('5') } } }),
    ).toEqual(typed({ contractNumber: 'A1', contractAmount: '5.00', contractAsWritten: 'A-1' }));
  });

  it('are read without blanks around numbers, and unreadable amounts as none', () => {
    const fields = typed({
      type: 'GENERAL_VAT',
      code: ' 033 ',
      number: ' 004 ',
      checkCode: ' 615 ',
      date: '2026-09-18',
      amountExcludingTax: 'x',
      tax: '1',
      total: '2.5',
    });
    expect(toContent(invoice, fields)).toEqual({
      kind: 'invoice',
      invoice: {
        type: 'GENERAL_VAT',
        code: '033',
        number: '004',
        checkCode: '615',
        date: '2026-09-18',
        amountExcludingTax: undefined,
        tax: money('1'),
        total: money('2.5'),
      },
    });
    expect(
      toContent(contract, typed({ contractNumber: ' A1 ', contractAmount: '5', contractAsWritten: 'A-1' })),
    ).toEqual({ kind: 'contract', contract: { number: 'A1', asWritten: 'A-1', amount: money('5') } });
    expect(toContent(other, fields)).toEqual({ kind: 'other' });
  });

  it('are normalised as saved; an unreadable amount stays as typed', () => {
    const settled = savedFields(invoice, typed({ number: ' 004 ', amountExcludingTax: '1,5', tax: ' ', total: '2.5' }));
    expect(settled).toEqual(typed({ number: '004', amountExcludingTax: '1,5', tax: '', total: '2.50' }));
    expect(savedFields(contract, typed({ contractNumber: 'A1 ', contractAmount: 'viel' }))).toEqual(
      typed({ contractNumber: 'A1', contractAmount: 'viel' }),
    );
  });

  it('are limited by the invoice type, and a spelling stays only with its own number', () => {
    expect(
      fieldsAfterEdit(invoice, typed({ type: 'E_SPECIAL_VAT_ELEC', code: '033', checkCode: '615', number: '004' })),
    ).toEqual(typed({ type: 'E_SPECIAL_VAT_ELEC', number: '004' }));
    expect(fieldsAfterEdit(contract, typed({ contractNumber: 'A2', contractAsWritten: 'A-1' }))).toEqual(
      typed({ contractNumber: 'A2' }),
    );
    expect(fieldsAfterEdit(contract, typed({ contractNumber: 'A1', contractAsWritten: 'A-1' }))).toEqual(
      typed({ contractNumber: 'A1', contractAsWritten: 'A-1' }),
    );
    expect(fieldsAfterEdit(other, typed({ code: '033' }))).toEqual(typed({ code: '033' }));
  });

  it('differ when they hold other values', () => {
    expect([
      differingFields(typed({ code: '1', tax: '2' }), typed({ code: '1', tax: '3' })),
      sameFields(typed({}), typed({})),
      sameFields(typed({ code: '1' }), typed({})),
    ]).toEqual([['tax'], true, false]);
  });

  it('are those of a contract, of the invoice type, or none', () => {
    expect(
      itemFieldsOf(contract, typed({})).map(({ id, kind, required, problemField }) => [
        id,
        kind,
        required,
        problemField,
      ]),
    ).toEqual([
      ['contractNumber', 'contract-number', true, 'contract-number'],
      ['contractAmount', 'amount', true, 'contract-amount'],
    ]);
    expect(
      itemFieldsOf({ content: { kind: 'invoice', invoice: emptyInvoice } }, typed({ type: 'SPECIAL_VAT' })).map(
        ({ id, kind, required }) => [id, kind, required],
      ),
    ).toEqual([
      ['type', 'invoice-type', true],
      ['code', 'digits', true],
      ['number', 'digits', true],
      ['date', 'date', true],
      ['amountExcludingTax', 'amount', true],
      ['tax', 'amount', false],
      ['total', 'amount', true],
    ]);
    expect(itemFieldsOf(other, typed({}))).toEqual([]);
  });

  it.each([
    ['files', undefined],
    ['contract-number', 'contractNumber'],
    ['contract-amount', 'contractAmount'],
    ['checkCode', 'checkCode'],
  ] as const)('show a problem with %s at %s', (field, id) => {
    expect(fieldIdOf({ field })).toBe(id);
  });
});

describe('a field value', () => {
  it.each<[Parameters<typeof shownValue>[0], string, ShownValue]>([
    [
      { id: 'type', kind: 'invoice-type' },
      'SPECIAL_VAT',
      { kind: 'words', words: message('materials.type-special-vat') },
    ],
    [{ id: 'type', kind: 'invoice-type' }, 'constructor', { kind: 'text', text: 'constructor' }],
    [{ id: 'number', kind: 'digits' }, 'SPECIAL_VAT', { kind: 'text', text: 'SPECIAL_VAT' }],
    [{ id: 'date', kind: 'date' }, '2026-9-1', { kind: 'date', text: '2026-9-1' }],
    [{ id: 'total', kind: 'amount' }, '5.00', { kind: 'amount', text: '5.00', main: true }],
    [{ id: 'contractAmount', kind: 'amount' }, '5.00', { kind: 'amount', text: '5.00', main: true }],
    [{ id: 'tax', kind: 'amount' }, '5.00', { kind: 'amount', text: '5.00', main: false }],
    [{ id: 'tax', kind: 'amount' }, '5.001', { kind: 'text', text: '5.001' }],
    [{ id: 'code', kind: 'digits' }, '5.00', { kind: 'text', text: '5.00' }],
  ])('of %o that is %s is shown as %o', (field, value, shown) => {
    expect(shownValue(field, value)).toEqual(shown);
  });
});

it.each([
  [pathsOf('credit').detail('DD 1'), '/credit/finance-data/detail?p=DD%201'],
  [pathsOf('credit').upload('DD 1'), '/credit/finance-data/upload/default?p=DD%201'],
  [pathsOf('est').upload('DD1', 'BUSI_INVOICE'), '/est/finance-data/upload/default?s=BUSI_INVOICE&p=DD1'],
])('the path of a package is %s', (path, expected) => {
  expect(path).toBe(expected);
});
