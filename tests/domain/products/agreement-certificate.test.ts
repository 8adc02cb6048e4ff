import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  certificateObstacle,
  certificateObstacles,
  newCertificatePlace,
  resolutionPlaceOf,
  type SigningCertificate,
} from '../../../src/domain/agreements/agreement-certificate.ts';
import { agreementStatement } from '../../../src/domain/products/shared/agreement-statement.ts';
import { openingPolicies } from '../../../src/domain/agreements/opening-policy.ts';
import { productCodes } from '../../../src/domain/catalogue/product-code.ts';

const now = 1_000;
const good: SigningCertificate = {
  kind: 'hard',
  validFrom: 0,
  validTo: 2_000,
  revokedAt: undefined,
  endedAs: undefined,
  holder: 'own',
  namesCompany: true,
  isFrozen: false,
  canAsk: true,
};
const both = ['hard', 'cloud'] as const;

describe('the kinds of certificate that sign a product’s agreement', () => {
  it('are set by the product, within the certificates required for opening it', () => {
    expect(
      productCodes
        .flatMap((product) =>
          openingPolicies[product].signedBy.length === 0
            ? []
            : [`${product} ${openingPolicies[product].signedBy.join()}`],
        )
        .toSorted(),
    ).toEqual(['EST hard', 'EXTOC hard', 'SCCP hard,cloud']);
    for (const { signedBy, hardCertificate, softCertificate } of Object.values(openingPolicies)) {
      if (signedBy.includes('hard')) expect(hardCertificate).toBe('authenticated');
      if (signedBy.includes('cloud')) expect(softCertificate).toBe(true);
    }
  });
});

describe('the obstacle to signing with a certificate', () => {
  it.each<[string, Partial<SigningCertificate>, readonly ('hard' | 'cloud')[], string | undefined]>([
    ['is missing for a valid certificate of the signer', {}, both, undefined],
    ['is missing for a cloud certificate when both kinds are accepted', { kind: 'cloud' }, both, undefined],
    ['is the kind for a cloud certificate when a token is required', { kind: 'cloud' }, ['hard'], 'kind'],
    ['is the kind for a token when a cloud certificate is required', {}, ['cloud'], 'kind'],
    ['is the missing phone service for a cloud certificate', { kind: 'cloud', canAsk: false }, both, 'no-phone'],
    ['is missing for a token without a phone service', { canAsk: false }, both, undefined],
    ['is the holder for another person’s certificate', { holder: 'other' }, both, 'not-holder'],
    [
      'is the company for the signer’s certificate at another company',
      { holder: 'own-elsewhere' },
      both,
      'other-company',
    ],
    ['is the company for a certificate that names another company', { namesCompany: false }, both, 'other-company'],
    ['is the freeze for the certificate of a frozen account', { isFrozen: true }, both, 'frozen'],
    ['is the loss for a lost certificate', { revokedAt: 1, endedAs: 'lost' }, both, 'lost'],
    ['is the replacement for a renewed certificate', { revokedAt: 1, endedAs: 'renewed' }, both, 'replaced'],
    ['is the replacement for a reissued certificate', { revokedAt: 1, endedAs: 'reissued' }, both, 'replaced'],
    ['is the revocation for a revoked certificate', { revokedAt: 1 }, both, 'revoked'],
    ['is the first day for a certificate that is not valid yet', { validFrom: now + 1 }, both, 'not-yet'],
    ['is missing at the first instant of validity', { validFrom: now }, both, undefined],
    ['is missing at the last instant of validity', { validTo: now }, both, undefined],
    ['is the expiry for an expired certificate', { validTo: now - 1 }, both, 'expired'],
  ])('%s', (_what, more, signedBy, obstacle) =>
    expect(certificateObstacle({ ...good, ...more }, signedBy, now)).toBe(obstacle),
  );

  it('is always the first of several reasons', () => {
    const wrong: readonly (readonly [Partial<SigningCertificate>, string])[] = [
      [{ holder: 'other' }, 'not-holder'],
      [{ namesCompany: false }, 'other-company'],
      [{ isFrozen: true }, 'frozen'],
      [{ revokedAt: 1, endedAs: 'lost' }, 'lost'],
      [{ validTo: now - 1 }, 'expired'],
      [{ kind: 'cloud' }, 'kind'],
    ];
    for (const [index, [, obstacle]] of wrong.entries())
      expect(
        certificateObstacle(
          Object.assign({ ...good }, ...wrong.slice(index).map(([more]) => more)) as SigningCertificate,
          ['hard'],
          now,
        ),
      ).toBe(obstacle);
  });

  it('leads to the place that can remove it', () => {
    const ways = Object.fromEntries(
      certificateObstacles.map((obstacle) => [
        obstacle,
        [resolutionPlaceOf(obstacle, 'hard', ['hard']), resolutionPlaceOf(obstacle, 'cloud', both)],
      ]),
    );
    expect(ways).toEqual({
      'not-holder': [undefined, undefined],
      'other-company': ['tokens', 'cloud'],
      frozen: ['unfreeze', 'unfreeze'],
      lost: ['own', 'own'],
      replaced: [undefined, undefined],
      revoked: ['tokens', 'cloud'],
      'not-yet': [undefined, undefined],
      expired: ['own', 'own'],
      kind: ['tokens', 'cloud'],
      'no-phone': [undefined, undefined],
    });
    // A revoked certificate is replaced on the page of its own kind, even if another kind is faster to get.
    expect([resolutionPlaceOf('revoked', 'hard', both), resolutionPlaceOf('revoked', 'cloud', ['hard'])]).toEqual([
      'tokens',
      'cloud',
    ]);
    expect([newCertificatePlace(['hard']), newCertificatePlace(['cloud'])]).toEqual(['tokens', 'cloud']);
  });
});

describe('the statement signed for an agreement', () => {
  const statement = fc.record({
    agreement: fc.string(),
    version: fc.string(),
    textHash: fc.string(),
    companyId: fc.string(),
    personId: fc.string(),
    userId: fc.string(),
    serial: fc.string(),
  });

  it('differs when any of its parts differs', () => {
    fc.assert(
      fc.property(
        statement,
        statement,
        (one, other) =>
          (agreementStatement(one) === agreementStatement(other)) === (JSON.stringify(one) === JSON.stringify(other)),
      ),
    );
  });

  it('keeps a part from posing as the next one', () => {
    const rest = { textHash: 'ab', companyId: 'C-1', personId: 'P-1', userId: 'U-1', serial: '1e' };
    const [one, other] = [
      agreementStatement({ ...rest, agreement: 'A\nversion: B', version: 'C' }),
      agreementStatement({ ...rest, agreement: 'A', version: 'B\nversion: C' }),
    ];
    expect(one).not.toBe(other);
    expect([one, other].map((each) => each.split('\n').length)).toEqual([8, 8]);
  });

  it('names all its parts', () => {
    expect(
      agreementStatement({
        agreement: 'A',
        version: 'V1',
        textHash: 'ab',
        companyId: 'C-1',
        personId: 'P-1',
        userId: 'U-1',
        serial: '1e',
      }),
    ).toBe(
      'SCF-AGREEMENT-1\nagreement: A\nversion: V1\ntext: sha-256:ab\ncompany: C-1\nperson: P-1\naccount: U-1\ncertificate: 1e',
    );
  });
});
