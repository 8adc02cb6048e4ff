import { describe, expect, it } from 'vitest';
import type { CertificationStatus } from '../../../src/domain/keys/certification.ts';
import { mendingOf, openingReasons } from '../../../src/domain/products/shared/opening.ts';
import {
  certificateDaysLeft,
  certificatePlaceOf,
  usualDuration,
} from '../../../src/presentation/products/product-overview/check-words.ts';

const standing: CertificationStatus = {
  realName: 'AUTH',
  hardCertificate: 'AUTH',
  softCertificate: 'AUTH',
  node: '',
  individual: false,
  pending: false,
  softKeyUsable: true,
  certificateNumber: '',
  unified: true,
  hardEndsOn: '2026-12-20',
  softEndsOn: '2027-01-21',
};

describe('how a certificate’s days are told beside its condition', () => {
  it.each([
    ['hard-certificate', '2026-10-20', undefined],
    ['hard-certificate', '2026-10-21', 60],
    ['hard-certificate', '2026-12-20', 0],
    ['hard-certificate', '2026-12-21', undefined],
    ['soft-certificate', '2026-12-21', 31],
    ['soft-key', '2026-12-21', 31],
    ['real-name', '2026-12-20', undefined],
  ] as const)('of %s on %s: %s', (requirement, today, left) => {
    expect(certificateDaysLeft({ requirement, because: undefined }, standing, today)).toBe(left);
  });

  it('are none where the condition is not met, or no end is known', () => {
    expect(
      certificateDaysLeft({ requirement: 'hard-certificate', because: 'not-certified' }, standing, '2026-12-20'),
    ).toBeUndefined();
    expect(
      certificateDaysLeft(
        { requirement: 'hard-certificate', because: undefined },
        { ...standing, hardEndsOn: undefined },
        '2026-12-20',
      ),
    ).toBeUndefined();
  });
});

describe('where a missing certificate is mended', () => {
  it('is the place of what is missing', () => {
    const reasons = openingReasons.filter((reason) => mendingOf(reason) === 'certificates');
    expect(reasons.map((reason) => [reason, certificatePlaceOf(reason)])).toEqual([
      ['hard-certificate-expired', 'own'],
      ['not-certified', 'tokens'],
      ['soft-certificate-expired', 'own'],
      ['no-certificate', 'cloud'],
      ['no-soft-key', 'cloud'],
    ]);
  });
});

describe('how long it usually takes', () => {
  it('is told of what somebody here can hasten', () => {
    expect(
      (
        [
          ['role', 'role'],
          ['company', 'companies-only'],
          ['agreement', 'agreement-withdrawn'],
          ['hard-certificate', 'certification-under-review'],
          ['soft-certificate', 'certificate-under-review'],
          ['real-name', undefined],
        ] as const
      ).map(([requirement, because]) => usualDuration({ requirement, because })),
    ).toEqual(Array.from({ length: 6 }, () => undefined));
    expect(
      (
        [
          ['real-name', 'needs-real-name'],
          ['review', 'under-review'],
          ['hard-certificate', 'not-certified'],
          ['soft-key', 'no-soft-key'],
          ['application', 'application-under-review'],
          ['agreement', 'agreement-unsigned'],
        ] as const
      ).map(([requirement, because]) => usualDuration({ requirement, because })?.key),
    ).toEqual([
      'products.time-certification',
      'products.time-certification',
      'products.time-token',
      'products.time-minutes',
      'products.time-application',
      'products.time-minutes',
    ]);
  });
});
