import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../../../src/domain/evidence/invoice/invoice.ts';
import type { MaterialItem, ReplacedContent } from '../../../../src/domain/evidence/materials/material.ts';
import {
  fieldChanges,
  fieldsNamedInReason,
  documentCorrectionOf,
} from '../../../../src/domain/evidence/materials/document-correction.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { contractContent } from '../../../builders/materials.ts';

const original: Invoice = {
  type: 'GENERAL_VAT',
  code: '3300',
  number: '01281362',
  checkCode: '123456',
  date: '2026-09-18',
  amountExcludingTax: money('321078.48'),
  tax: money('41740.20'),
  total: money('362816.68'),
};
const invoice = (overrides: Partial<Invoice> = {}) =>
  ({ kind: 'invoice', invoice: { ...original, ...overrides } }) as const;
const replaced = (overrides: Partial<ReplacedContent> = {}): ReplacedContent => ({
  fileName: 'a.pdf',
  number: original.number,
  amount: original.total,
  sameFiles: true,
  content: invoice(),
  by: '沈若谷',
  ...overrides,
});
const item = (overrides: Partial<MaterialItem>) => ({
  result: 'NOPASS' as const,
  reason: '',
  changedSinceReturn: true,
  replaced: replaced(),
  content: invoice({ code: '033992400999' }),
  ...overrides,
});

describe('changes of a document', () => {
  it('are listed by field, with the old and the new value', () => {
    expect(fieldChanges(invoice(), invoice({ code: '3399', total: money('1.00'), tax: undefined }))).toEqual([
      { field: 'code', before: '3300', after: '3399' },
      { field: 'tax', before: '41740.20', after: '' },
      { field: 'total', before: '362816.68', after: '1.00' },
    ]);
    expect(fieldChanges(contractContent('A1', '5.00'), contractContent('A2', '5.00'))).toEqual([
      { field: 'contractNumber', before: 'A1', after: 'A2' },
    ]);
  });

  it('are empty when nothing differs, and for documents without fields', () => {
    expect([fieldChanges(invoice(), invoice()), fieldChanges({ kind: 'other' }, { kind: 'other' })]).toEqual([[], []]);
  });

  it('leave out fields that the type of an invoice does not have', () => {
    expect(fieldChanges(invoice({ type: 'SPECIAL_VAT' }), invoice({ type: 'SPECIAL_VAT', checkCode: '' }))).toEqual([]);
  });
});

describe('fieldsNamedInReason', () => {
  it.each([
    ['价税合计与合同金额不符', ['total']],
    ['不含税金额有误', ['amountExcludingTax']],
    ['含税金额有误', ['total']],
    ['发票号码、发票代码与原件不一致', ['code', 'number']],
    ['税额与开票日期', ['date', 'tax']],
    ['The Total differs from the contract', ['total']],
    ['check code missing', ['checkCode']],
    ['图片不清晰，请重新上传', []],
    ['', []],
  ])('returns the fields of an invoice: %s', (reason, fields) => {
    expect(fieldsNamedInReason(reason, invoice())).toEqual(fields);
  });

  it('returns only fields of the document’s own kind', () => {
    expect([
      fieldsNamedInReason('价税合计与合同金额不符', contractContent('A1', '5.00')),
      fieldsNamedInReason('价税合计', { kind: 'other' }),
    ]).toEqual([['contractAmount'], []]);
  });
});

describe('the correction state of a returned document', () => {
  const reason = '价税合计与合同金额不符';

  it.each<[string, Partial<MaterialItem>, object | undefined]>([
    [
      'waits if nobody has changed it',
      { changedSinceReturn: false, replaced: undefined },
      { state: 'waits', changes: [], remaining: [], by: '' },
    ],
    [
      'is `unrelated` if only fields outside the reason changed',
      { reason },
      {
        state: 'unrelated',
        changes: [{ field: 'code', before: '3300', after: '033992400999' }],
        remaining: ['total'],
        by: '沈若谷',
      },
    ],
    [
      'is `changed` if the named field changed',
      { reason, content: invoice({ total: money('1.00') }) },
      { state: 'changed', remaining: [] },
    ],
    [
      'lists the named fields that are still unchanged',
      { reason: '发票代码、价税合计有误' },
      { state: 'changed', remaining: ['total'] },
    ],
    [
      'is `changed` if the file was replaced',
      { reason, replaced: replaced({ sameFiles: false }) },
      { state: 'changed', remaining: [] },
    ],
    ['is `changed` if the reason names no field', { reason: '与原件不一致' }, { state: 'changed', remaining: [] }],
    [
      'is `changed` if the earlier content is unknown',
      { reason, replaced: replaced({ content: undefined, by: undefined }) },
      { state: 'changed', changes: [], remaining: [], by: '' },
    ],
    ['reports changes by the platform', { result: 'UNKNOWN' }, { state: 'changed', remaining: [] }],
    [
      'is undefined for a document that was never returned',
      { result: 'PASS', changedSinceReturn: false, replaced: undefined },
      undefined,
    ],
  ])('%s', (_title, overrides, expected) => {
    if (expected) expect(documentCorrectionOf(item(overrides))).toMatchObject(expected);
    else expect(documentCorrectionOf(item(overrides))).toBeUndefined();
  });
});
