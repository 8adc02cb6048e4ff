import { describe, expect, it } from 'vitest';
import { fileRefusal, limitsOf } from '../../../src/domain/upload/file-limits.ts';
import { contractNumberProblem, withoutSeparators } from '../../../src/domain/trade-contract/contract-number.ts';

const kilobyte = 1024;

describe('file limits', () => {
  it.each([
    ['BUSI_INVOICE', 'a.pdf', 5120 * kilobyte, undefined],
    ['BUSI_INVOICE', 'a.PDF', 5120 * kilobyte, undefined],
    ['BUSI_INVOICE', 'a.pdf', 5120 * kilobyte + 1, { because: 'too-large', limitMegabytes: 5 }],
    ['BUSI_INVOICE', 'a.xlsx', 1, { because: 'extension-not-allowed', allowed: ['jpg', 'jpeg', 'png', 'pdf'] }],
    ['BUSI_INVOICE', 'pdf', 1, { because: 'extension-not-allowed', allowed: ['jpg', 'jpeg', 'png', 'pdf'] }],
    ['BUSI_CONTRACT', 'a.pdf', 61440 * kilobyte, undefined],
    ['BUSI_CONTRACT', 'a.png', 5121 * kilobyte, { because: 'too-large', limitMegabytes: 5 }],
    ['CHANGE_LETTER_FOR_COLLECTION_ACCOUNT', 'a.png', 1, { because: 'extension-not-allowed', allowed: ['pdf'] }],
    ['OTHER', 'a.pdf', 0, { because: 'empty-file' }],
  ] as const)('%s takes %s of %i bytes: %j', (type, name, size, refusal) => {
    expect(fileRefusal({ name, size }, limitsOf[type])).toEqual(refusal);
  });
});

describe('contract numbers', () => {
  it.each([
    ['', 'contract-number-empty'], ['   ', 'contract-number-empty'], ['A1', undefined], ['x'.repeat(32), undefined], ['x'.repeat(33), 'contract-number-format'],
    ['QH-2026', 'contract-number-format'], ['合同1', 'contract-number-format'], [' A1', 'contract-number-format'],
  ])('%j: %s', (number, problem) => {
    expect(contractNumberProblem(number)).toBe(problem);
  });

  it('without separators are acceptable whenever anything is left', () => {
    expect(withoutSeparators('QH-2026(甲)/09 号')).toBe('QH202609');
    expect(contractNumberProblem(withoutSeparators('9-'.repeat(40)))).toBeUndefined();
  });
});
