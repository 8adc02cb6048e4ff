import { describe, expect, it } from 'vitest';
import { originalOf, originalProblem } from '../../../../src/domain/evidence/invoice/original-invoice.ts';
import { hasOriginal } from '../../../../src/domain/evidence/materials/has-original.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { contractItem, invoiceItem, invoiceWith } from '../../../builders/materials.ts';

const digital = { number: '26992000000000000018', code: '' };
const paper = { number: '01280382', code: '033992400111' };

describe('an original invoice', () => {
  it.each([
    ['20 digits alone', '26992000000000000017', '', undefined],
    ['8 digits with a code of 12', '01280381', '033992400111', undefined],
    ['8 digits with a code of 10', '01280381', '0339924001', undefined],
    ['the same 8 digits under another code', '01280382', '033992400112', undefined],
    ['nothing', '', '', 'missing'],
    ['a code alone', '', '033992400111', 'number-format'],
    ['9 digits', '012803811', '033992400111', 'number-format'],
    ['21 digits', '269920000000000000171', '', 'number-format'],
    ['letters', '0128038A', '033992400111', 'number-format'],
    ['20 digits with a code', '26992000000000000017', '033992400111', 'code-format'],
    ['8 digits without a code', '01280381', '', 'code-format'],
    ['8 digits with a code of 11', '01280381', '03399240011', 'code-format'],
    ['8 digits with a code of letters', '01280381', '03399240011X', 'code-format'],
    ['the invoice itself', paper.number, paper.code, 'own-number'],
  ])('named by %s', (_, number, code, problem) => {
    expect(originalProblem({ number, code }, paper)).toBe(problem);
    expect(originalOf({ number, code }, paper)).toEqual(problem === undefined ? { number, code } : undefined);
  });

  it('is never the digital invoice itself', () => {
    expect(originalProblem(digital, digital)).toBe('own-number');
  });
});

describe('a funder asks for the original of', () => {
  const plain = invoiceItem('I1', '113.00');
  const replaced = { fileName: 'a.pdf', number: '1', amount: undefined, sameFiles: false };
  it.each([
    ['an invoice like any other', plain, undefined, false],
    ['a void one', plain, 'VOID', false],
    ['one that the register calls red', plain, 'RED', true],
    ['a negative total', invoiceWith(plain, { total: money('-1.00') }), undefined, true],
    ['a negative amount without tax', invoiceWith(plain, { amountExcludingTax: money('-1.00') }), undefined, true],
    ['a negative tax', invoiceWith(plain, { tax: money('-0.01') }), undefined, true],
    ['one whose file was replaced', { ...plain, replaced }, undefined, true],
    ['a contract whose file was replaced', contractItem('C1', '5.00', { replaced }), undefined, false],
    [
      'one of which only fields were corrected',
      { ...plain, replaced: { ...replaced, sameFiles: true } },
      undefined,
      false,
    ],
  ] as const)('%s', (_, item, mark, wanted) => {
    expect(hasOriginal(item, mark)).toBe(wanted);
  });
});
