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

const had: Invoice = {
  type: 'GENERAL_VAT',
  code: '3300',
  number: '01281362',
  checkCode: '123456',
  date: '2026-09-18',
  amountExcludingTax: money('321078.48'),
  tax: money('41740.20'),
  total: money('362816.68'),
};
const invoice = (wish: Partial<Invoice> = {}) => ({ kind: 'invoice', invoice: { ...had, ...wish } }) as const;
const replaced = (wish: Partial<ReplacedContent> = {}): ReplacedContent => ({
  fileName: 'a.pdf',
  number: had.number,
  amount: had.total,
  sameFiles: true,
  content: invoice(),
  by: '沈若谷',
  ...wish,
});
const item = (wish: Partial<MaterialItem>) => ({
  result: 'NOPASS' as const,
  reason: '',
  changedSinceReturn: true,
  replaced: replaced(),
  content: invoice({ code: '033992400999' }),
  ...wish,
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

  it('is nothing where it says the same, and where it has no fields', () => {
    expect([fieldChanges(invoice(), invoice()), fieldChanges({ kind: 'other' }, { kind: 'other' })]).toEqual([[], []]);
  });

  it('leaves out fields that the type of an invoice does not have', () => {
    expect(fieldChanges(invoice({ type: 'SPECIAL_VAT' }), invoice({ type: 'SPECIAL_VAT', checkCode: '' }))).toEqual([]);
  });
});

describe('the fields that a reason is about', () => {
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
  ])('of an invoice: %s', (reason, fields) => {
    expect(fieldsNamedInReason(reason, invoice())).toEqual(fields);
  });

  it('are those of the document itself', () => {
    expect([
      fieldsNamedInReason('价税合计与合同金额不符', contractContent('A1', '5.00')),
      fieldsNamedInReason('价税合计', { kind: 'other' }),
    ]).toEqual([['contractAmount'], []]);
  });
});

describe('how far a returned document is mended', () => {
  const reason = '价税合计与合同金额不符';

  it.each<[string, Partial<MaterialItem>, object | undefined]>([
    [
      'waits where nobody touched it',
      { changedSinceReturn: false, replaced: undefined },
      { state: 'waits', changes: [], untouched: [], by: '' },
    ],
    [
      'is changed beside its reason where only other fields were',
      { reason },
      {
        state: 'beside',
        changes: [{ field: 'code', before: '3300', after: '033992400999' }],
        untouched: ['total'],
        by: '沈若谷',
      },
    ],
    [
      'is changed where the field that the reason names was',
      { reason, content: invoice({ total: money('1.00') }) },
      { state: 'changed', untouched: [] },
    ],
    [
      'names what is left of several fields',
      { reason: '发票代码、价税合计有误' },
      { state: 'changed', untouched: ['total'] },
    ],
    [
      'is changed where its file is another one',
      { reason, replaced: replaced({ sameFiles: false }) },
      { state: 'changed', untouched: [] },
    ],
    ['is changed where the reason names no field', { reason: '与原件不一致' }, { state: 'changed', untouched: [] }],
    [
      'is changed where it is not told what it said',
      { reason, replaced: replaced({ content: undefined, by: undefined }) },
      { state: 'changed', changes: [], untouched: [], by: '' },
    ],
    ['tells what the platform changed of it', { result: 'UNKNOWN' }, { state: 'changed', untouched: [] }],
    [
      'is not asked of what was never returned',
      { result: 'PASS', changedSinceReturn: false, replaced: undefined },
      undefined,
    ],
  ])('%s', (_words, wish, mending) => {
    if (mending) expect(documentCorrectionOf(item(wish))).toMatchObject(mending);
    else expect(documentCorrectionOf(item(wish))).toBeUndefined();
  });
});
