import { describe, expect, it } from 'vitest';
import { isReusable, reuseVerdict, remainingItems } from '../../../../src/domain/evidence/reuse/earlier-document.ts';
import { documentTypes } from '../../../../src/domain/evidence/materials/stage.ts';
import { limitsOf } from '../../../../src/domain/evidence/upload/document-limits.ts';

const file = (name: string, size = 1000) => ({ fileId: name, name, size, mimeType: '' });
const invoices = { limits: limitsOf.BUSI_INVOICE };
const plain = { isHere: false, mark: undefined, files: [file('a.pdf')] };

describe('an earlier document', () => {
  it('may be chosen when its files could be uploaded', () => {
    expect(reuseVerdict(plain, invoices)).toEqual({ allowed: true });
  });

  it('may be chosen when its file has no size yet', () => {
    expect(reuseVerdict({ ...plain, files: [file('a.pdf', 0)] }, invoices)).toEqual({ allowed: true });
  });

  it.each([
    ['that is in the package already', { isHere: true }, { because: 'here' }],
    ['that is red', { mark: 'RED' as const }, { because: 'red' }],
    ['that is void', { mark: 'VOID' as const }, { because: 'void' }],
    ['with more files than accepted', { files: [file('a.pdf'), file('b.pdf')] }, { because: 'too-many-files' }],
    [
      'with a file of a wrong kind',
      { files: [file('a.ofd')] },
      { because: 'file', refusal: { because: 'extension-not-allowed' } },
    ],
    [
      'with a file that is too large',
      { files: [file('a.png', 5120 * 1024 + 1)] },
      { because: 'file', refusal: { because: 'too-large', limitMegabytes: 5 } },
    ],
  ])('%s may not be chosen', (_which, change, refusal) => {
    expect(reuseVerdict({ ...plain, ...change }, invoices)).toMatchObject({ allowed: false, ...refusal });
  });

  it('is an invoice or a contract', () => {
    expect(documentTypes.filter(isReusable)).toEqual(['BUSI_INVOICE', 'BUSI_CONTRACT']);
  });

  it('has the remaining room of the category', () => {
    expect([
      remainingItems({ maxItems: undefined, items: [1, 2] }),
      remainingItems({ maxItems: 3, items: [1, 2] }),
      remainingItems({ maxItems: 1, items: [1, 2] }),
    ]).toEqual([undefined, 1, 0]);
  });
});
