import { describe, expect, test } from 'vitest';
import {
  type InvoiceField,
  emptyInvoice,
  clearUnusedFields,
  invoiceFieldsOf,
  requiredInvoiceFields,
} from '../../../../src/domain/evidence/invoice/invoice.ts';
import {
  type InvoiceType,
  invoiceTypeOf,
  invoiceTypes,
  selectableInvoiceTypes,
} from '../../../../src/domain/evidence/invoice/invoice-type.ts';

describe('invoice types', () => {
  test('are seven in the documents, and one more in the portal', () => {
    expect(selectableInvoiceTypes(false, '')).toEqual(invoiceTypes.filter((type) => type !== 'E_GENERAL_VAT_ELEC'));
    expect(selectableInvoiceTypes(false, '')).toHaveLength(7);
    expect(selectableInvoiceTypes(true, '')).toEqual(invoiceTypes);
  });

  test('include the digital general type for an existing invoice even when it is no longer offered', () => {
    expect(selectableInvoiceTypes(false, 'E_GENERAL_VAT_ELEC')).toEqual(invoiceTypes);
  });

  test('do not include an unknown code', () => {
    expect(invoiceTypeOf('SPECIAL_VAT')).toBe('SPECIAL_VAT');
    expect(invoiceTypeOf('toString')).toBeUndefined();
  });

  test.each<[InvoiceType, readonly InvoiceField[]]>([
    ['GENERAL_VAT', ['type', 'code', 'number', 'checkCode', 'date', 'total']],
    ['GENERAL_VAT_ELEC', ['type', 'code', 'number', 'checkCode', 'date', 'total']],
    ['SPECIAL_VAT', ['type', 'code', 'number', 'date', 'amountExcludingTax', 'total']],
    ['SPECIAL_VAT_ELEC', ['type', 'code', 'number', 'date', 'amountExcludingTax', 'total']],
    ['VEHICLE_VAT', ['type', 'code', 'number', 'date', 'amountExcludingTax', 'total']],
    ['USED_VEHICLE_VAT', ['type', 'code', 'number', 'date', 'total']],
    ['E_SPECIAL_VAT_ELEC', ['type', 'number', 'date', 'total']],
    ['E_GENERAL_VAT_ELEC', ['type', 'number', 'date', 'total']],
  ])('%s requires %j', (type, fields) => {
    expect(requiredInvoiceFields(type)).toEqual(fields);
  });

  test.each<[InvoiceType, boolean, boolean]>([
    ['GENERAL_VAT', true, true],
    ['SPECIAL_VAT', true, false],
    ['SPECIAL_VAT_ELEC', true, false],
    ['VEHICLE_VAT', true, true],
    ['USED_VEHICLE_VAT', true, true],
    ['E_SPECIAL_VAT_ELEC', false, false],
  ])('%s offers a code: %s, a check code: %s', (type, code, checkCode) => {
    expect(invoiceFieldsOf(type).includes('code')).toBe(code);
    expect(invoiceFieldsOf(type).includes('checkCode')).toBe(checkCode);
  });

  test('have every field while none is chosen', () => {
    expect(invoiceFieldsOf(undefined)).toHaveLength(8);
  });
});

describe('an edited invoice', () => {
  const filled = { ...emptyInvoice, code: '033992400104', number: '00412207', checkCode: '6'.repeat(20) };

  test.each(invoiceTypes.filter((type) => type.includes('SPECIAL')))('%s loses its check code', (type) => {
    expect(clearUnusedFields({ ...filled, type }).checkCode).toBe('');
  });

  test('a digital invoice loses its code', () => {
    expect(clearUnusedFields({ ...filled, type: 'E_GENERAL_VAT_ELEC' })).toMatchObject({
      code: '',
      checkCode: '',
      number: '00412207',
    });
  });

  test.each<InvoiceType>(['GENERAL_VAT', 'GENERAL_VAT_ELEC', 'VEHICLE_VAT', 'USED_VEHICLE_VAT'])(
    '%s keeps everything',
    (type) => {
      expect(clearUnusedFields({ ...filled, type })).toEqual({ ...filled, type });
    },
  );
});
