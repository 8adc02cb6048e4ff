import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  certificateObstacle,
  certificateObstacles,
  newCertificatePlace,
  obstacleWay,
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

describe('by which certificates products are signed', () => {
  it('is told for each, and asks nobody for what opening does not ask for', () => {
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

describe('whether a certificate signs', () => {
  it.each<[string, Partial<SigningCertificate>, readonly ('hard' | 'cloud')[], string | undefined]>([
    ['one’s own that holds', {}, both, undefined],
    ['a cloud certificate where either does', { kind: 'cloud' }, both, undefined],
    ['a cloud certificate where a token is asked for', { kind: 'cloud' }, ['hard'], 'kind'],
    ['a token where a cloud certificate is asked for', {}, ['cloud'], 'kind'],
    ['a cloud certificate of which nobody can be asked', { kind: 'cloud', canAsk: false }, both, 'no-phone'],
    ['a token, whoever can be asked', { canAsk: false }, both, undefined],
    ['another person’s', { holder: 'other' }, both, 'not-holder'],
    ['one’s own at another company', { holder: 'own-elsewhere' }, both, 'other-company'],
    ['one that names another company', { namesCompany: false }, both, 'other-company'],
    ['that of a frozen account', { isFrozen: true }, both, 'frozen'],
    ['one that was lost', { revokedAt: 1, endedAs: 'lost' }, both, 'lost'],
    ['one that was renewed', { revokedAt: 1, endedAs: 'renewed' }, both, 'replaced'],
    ['one that was reissued', { revokedAt: 1, endedAs: 'reissued' }, both, 'replaced'],
    ['one that was taken back', { revokedAt: 1 }, both, 'revoked'],
    ['one that does not hold yet', { validFrom: now + 1 }, both, 'not-yet'],
    ['one from its first instant on', { validFrom: now }, both, undefined],
    ['one to its last instant', { validTo: now }, both, undefined],
    ['one whose time is over', { validTo: now - 1 }, both, 'expired'],
  ])('%s', (_what, more, signedBy, obstacle) =>
    expect(certificateObstacle({ ...good, ...more }, signedBy, now)).toBe(obstacle),
  );

  it('is settled by the nearest reason, whatever else there is', () => {
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

  it('is mended where that can be done', () => {
    const ways = Object.fromEntries(
      certificateObstacles.map((obstacle) => [
        obstacle,
        [obstacleWay(obstacle, 'hard', ['hard']), obstacleWay(obstacle, 'cloud', both)],
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
    // What was taken back is asked for anew where its own kind is, whichever is the quickest to have.
    expect([obstacleWay('revoked', 'hard', both), obstacleWay('revoked', 'cloud', ['hard'])]).toEqual([
      'tokens',
      'cloud',
    ]);
    expect([newCertificatePlace(['hard']), newCertificatePlace(['cloud'])]).toEqual(['tokens', 'cloud']);
  });
});

describe('what is signed for', () => {
  const statement = fc.record({
    agreement: fc.string(),
    version: fc.string(),
    textHash: fc.string(),
    companyId: fc.string(),
    personId: fc.string(),
    userId: fc.string(),
    serial: fc.string(),
  });

  it('is another as soon as anything in it is', () => {
    fc.assert(
      fc.property(
        statement,
        statement,
        (one, other) =>
          (agreementStatement(one) === agreementStatement(other)) === (JSON.stringify(one) === JSON.stringify(other)),
      ),
    );
  });

  it('has no part that goes on as the next one', () => {
    const rest = { textHash: 'ab', companyId: 'C-1', personId: 'P-1', userId: 'U-1', serial: '1e' };
    const [one, other] = [
      agreementStatement({ ...rest, agreement: 'A\nversion: B', version: 'C' }),
      agreementStatement({ ...rest, agreement: 'A', version: 'B\nversion: C' }),
    ];
    expect(one).not.toBe(other);
    expect([one, other].map((each) => each.split('\n').length)).toEqual([8, 8]);
  });

  it('names all of it', () => {
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
