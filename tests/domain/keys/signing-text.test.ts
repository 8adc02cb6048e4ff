import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSigningText, signingPurposes, signingText } from '../../../src/domain/keys/signing-text.ts';

const order = fc.record({
  purpose: fc.constantFrom(...signingPurposes),
  host: fc.stringMatching(/^[a-z0-9.-]{0,40}$/),
  nonce: fc.stringMatching(/^[\w-]{1,64}$/),
  until: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000),
  digest: fc.option(fc.stringMatching(/^[0-9a-f]{64}$/), { nil: undefined }),
});

describe('a text to be signed', () => {
  it('is read back exactly as written', () => {
    fc.assert(
      fc.property(order, (asked) => {
        expect(readSigningText(signingText(asked))).toEqual(asked);
      }),
    );
  });

  const about = {
    agreement: '《应收账款融资服务协议》 EST2026V1.0',
    product: '应收账款融资',
    company: '大连远珩紧固件有限公司',
  };
  it('names its subject, and keeps a name from adding a line', () => {
    fc.assert(
      fc.property(order, fc.string({ unit: 'binary', maxLength: 300 }), (asked, name) => {
        const read = readSigningText(signingText({ ...asked, about: { ...about, company: name } }));
        expect(read).toMatchObject({ ...asked, about: { agreement: about.agreement, product: about.product } });
        expect([...(read?.about?.company ?? '')].length).toBeLessThanOrEqual(120);
      }),
    );
    expect(
      readSigningText(
        signingText({
          purpose: 'agreement',
          host: 'localhost',
          nonce: 'n',
          until: 0,
          digest: undefined,
          about: { ...about, company: ' 远珩\ncompany: 他人 ' },
        }),
      )?.about,
    ).toEqual({ ...about, company: '远珩 company: 他人' });
  });

  it('differs when any of its fields differs', () => {
    fc.assert(
      fc.property(order, order, (one, other) => {
        expect(signingText(one) === signingText(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });

  const text = signingText({
    purpose: 'sign-in',
    host: 'localhost',
    nonce: 'n',
    until: Date.parse('2026-11-21T02:00:00Z'),
    digest: undefined,
  });
  it.each([
    ['no content', ''],
    ['an unknown purpose', text.replace('sign-in', 'payment')],
    ['an additional last line', `${text}\nmore`],
    ['an additional first line', `x\n${text}`],
    ['no nonce', text.replace('nonce: n', 'nonce: ')],
    ['an invalid day', text.replace('2026-11-21', '2026-13-41')],
    ['half a digest', `${text}\ndigest: sha-256:abcd`],
    ['half of its subject', `${text}\nagreement: A\nproduct: B`],
    ['no company', `${text}\nagreement: A\nproduct: B\ncompany: `],
    ['another format version', text.replace('SIGNATURE-1', 'SIGNATURE-2')],
  ])('cannot be read with %s', (_what, changed) => expect(readSigningText(changed)).toBeUndefined());
});
