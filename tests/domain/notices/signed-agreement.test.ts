import { describe, expect, it } from 'vitest';
import {
  maskSource,
  nextSignature,
  signedAgreementState,
  type SignedAgreement,
} from '../../../src/domain/notices/signed-agreement.ts';

const now = Date.parse('2026-11-24T02:00:00Z');
const hour = 3_600_000;
const present = { version: 'V2', textHash: 'new', publishedAt: now - 10 * hour, isSigned: false };

describe('the state of a signed agreement', () => {
  it.each([
    [
      'is in force for the current text of the platform',
      { textHash: 'new', isPlatform: true, present: { ...present, isSigned: true } },
      { kind: 'in-force' },
    ],
    [
      'is replaced for an earlier text followed by a signature',
      { textHash: 'old', isPlatform: true, present: { ...present, isSigned: true } },
      { kind: 'replaced', version: 'V2' },
    ],
    [
      'is to be signed for an earlier text without a later signature',
      { textHash: 'old', isPlatform: true, present },
      { kind: 'to-sign', version: 'V2', deadline: now + 38 * hour, isPast: false },
    ],
    [
      'is to be signed for the same text published again',
      { textHash: 'new', isPlatform: true, present },
      { kind: 'to-sign', version: 'V2', deadline: now + 38 * hour, isPast: false },
    ],
    [
      'is overdue for an earlier text after the time to object',
      { textHash: 'old', isPlatform: true, present: { ...present, publishedAt: now - 48 * hour } },
      { kind: 'to-sign', version: 'V2', deadline: now, isPast: true },
    ],
    [
      'is in force for a product opened by a colleague',
      { textHash: 'new', isPlatform: false, present },
      { kind: 'in-force' },
    ],
    [
      'is outdated for a product whose text has changed',
      { textHash: 'old', isPlatform: false, present },
      { kind: 'newer', version: 'V2' },
    ],
    [
      'is in force for a text that is no longer offered',
      { textHash: 'old', isPlatform: false, present: undefined },
      { kind: 'in-force' },
    ],
  ])('%s', (_words, protocol, state) => {
    expect(signedAgreementState(protocol, now, 'CORP_OPERATOR')).toEqual(state);
  });

  it.each([
    [
      'withdrawn',
      { kind: 'withdrawn', at: now - hour, product: 'EST' },
      { kind: 'withdrawn', at: now - hour, product: 'EST' },
    ],
    [
      'to be signed again, before its deadline',
      { kind: 'to-sign', deadline: now + 1, product: 'EST' },
      { kind: 'sign-again', deadline: now + 1, isPast: false, product: 'EST', turn: { kind: 'own' } },
    ],
    [
      'to be signed again, at its deadline',
      { kind: 'to-sign', deadline: now, product: 'EST' },
      { kind: 'sign-again', deadline: now, isPast: true, product: 'EST', turn: { kind: 'own' } },
    ],
    [
      'to be signed again, after its deadline',
      { kind: 'to-sign', deadline: now - 1, product: 'EST' },
      { kind: 'sign-again', deadline: now - 1, isPast: true, product: 'EST', turn: { kind: 'own' } },
    ],
  ] as const)('of a recalled product is %s, for the current and an earlier text', (_words, recalled, state) => {
    for (const textHash of ['new', 'old'])
      expect(signedAgreementState({ textHash, isPlatform: false, present, recalled }, now, 'CORP_OPERATOR')).toEqual(
        state,
      );
  });
});

describe('the signature after an earlier one', () => {
  const signature = (signedAt: number, more: Partial<SignedAgreement> = {}): SignedAgreement => ({
    id: String(signedAt),
    title: '服务协议',
    version: 'V2',
    textHash: 'new',
    signedAt,
    signedBy: '周思远',
    isOwn: true,
    isPlatform: false,
    present,
    ...more,
  });
  const [first, again, last] = [signature(1), signature(5, { isOwn: false, signedBy: '李敏' }), signature(9)];

  it('is the next one of the company for a product, and missing for the last', () => {
    const all = [last, again, first];
    expect(all.map((each) => nextSignature(each, all))).toEqual([undefined, 9, 5]);
    expect(signedAgreementState(first, now, '', 5)).toEqual({ kind: 'signed-again', at: 5 });
  });

  it.each([
    ['of another text', { textHash: 'old' }],
    ['of another agreement', { title: '隐私政策' }],
    ['at the same instant', { signedAt: 1 }],
    ['of a platform agreement, by a colleague', { isPlatform: true, isOwn: false }],
  ] as const)('is not one %s', (_what, more) => {
    const own = { ...first, isPlatform: 'isPlatform' in more };
    expect(nextSignature(own, [own, signature(7, more)])).toBeUndefined();
  });
});

describe('a network address', () => {
  it.each([
    ['203.0.113.24', '203.0.*.*'],
    ['::ffff:203.0.113.24', '203.0.*.*'],
    ['2001:db8:85a3::7334', '2001:db8:*'],
    ['', '*'],
    ['localhost', '*'],
    ['1.2.3', '*'],
    ['a.b.c.d', '*'],
    ['<b>:x:y', '*'],
  ])('%s is shown as %s', (source, shown) => {
    expect(maskSource(source)).toBe(shown);
  });
});
