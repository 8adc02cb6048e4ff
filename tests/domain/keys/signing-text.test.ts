import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maxSigningTextCharacters,
  readSigningText,
  signingPurposes,
  signingText,
} from '../../../src/domain/keys/signing-text.ts';

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
  it('names its subject, and no company name can add a line', () => {
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

  const business = {
    application: '签发 QF20261127-000001',
    amount: { fen: 10_000_000n },
    applicant: '启衡重工集团股份有限公司',
    counterparty: '宁波砚舟精密铸造有限公司',
    dueOn: '2027-03-31',
  };
  const decision = {
    purpose: 'trade-decision',
    host: 'localhost',
    nonce: 'n',
    until: 0,
    digest: 'a'.repeat(64),
  } as const;

  it('shows the business that is decided, with its amount in figures and capitals', () => {
    expect(
      signingText({ ...decision, business })
        .split('\n')
        .slice(6),
    ).toEqual([
      'application: 签发 QF20261127-000001',
      'amount: 100000.00',
      'in-words: 人民币壹拾万元整',
      'applicant: 启衡重工集团股份有限公司',
      'counterparty: 宁波砚舟精密铸造有限公司',
      'due: 2027-03-31',
    ]);
  });

  it('reads any business back as it was written, within the maximum length for keys', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(
        order,
        fc.record({
          application: anything,
          applicant: anything,
          counterparty: anything,
          amount: fc.bigInt({ min: 0n, max: 10n ** 16n }).map((fen) => ({ fen })),
          dueOn: fc.constantFrom('2027-03-31', ''),
        }),
        (asked, said) => {
          const written = signingText({ ...asked, business: said });
          const read = readSigningText(written);
          expect(read).toMatchObject({ ...asked, business: { amount: said.amount, dueOn: said.dueOn } });
          expect(read && signingText(read)).toBe(written);
        },
      ),
    );
    const long = '深'.repeat(300);
    const longest = signingText({
      ...decision,
      host: 'h'.repeat(253),
      nonce: 'n'.repeat(64),
      business: { application: long, applicant: long, counterparty: long, amount: { fen: 10n ** 16n - 1n }, dueOn: '' },
    });
    expect(longest.length).toBeLessThanOrEqual(maxSigningTextCharacters);
    expect(readSigningText(longest)).toBeDefined();
  });

  const decided = signingText({ ...decision, business });
  it.each([
    ['capitals of another amount', decided.replace('壹拾万', '贰拾万')],
    ['figures of another amount', decided.replace('100000.00', '200000.00')],
    ['an amount that is not in its canonical form', decided.replace('100000.00', '0100000.00')],
    ['a name with blanks at its end', decided.replace('启衡重工集团股份有限公司', '启衡重工集团股份有限公司 ')],
    ['half of the business', decided.split('\n').slice(0, -1).join('\n')],
    ['an invalid due date', decided.replace('2027-03-31', 'soon')],
  ])('with a business is not read with %s', (_what, changed) => {
    expect(readSigningText(decided)).toBeDefined();
    expect(readSigningText(changed)).toBeUndefined();
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
