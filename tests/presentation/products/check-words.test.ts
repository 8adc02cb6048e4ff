import { describe, expect, it } from 'vitest';
import type { CertificationStatus } from '../../../src/domain/keys/certification.ts';
import { remedyOf, openingReasons } from '../../../src/domain/products/shared/opening.ts';
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

describe('the remaining days of a certificate condition', () => {
  it.each([
    ['hard-certificate', '2026-10-20', undefined],
    ['hard-certificate', '2026-10-21', 60],
    ['hard-certificate', '2026-12-20', 0],
    ['hard-certificate', '2026-12-21', undefined],
    ['soft-certificate', '2026-12-21', 31],
    ['soft-key', '2026-12-21', 31],
    ['real-name', '2026-12-20', undefined],
  ] as const)('for %s on %s: %s', (requirement, today, left) => {
    expect(certificateDaysLeft({ requirement, because: undefined }, standing, today)).toBe(left);
  });

  it('are unknown when the condition is not met, or no end is known', () => {
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

describe('the place to obtain a missing certificate', () => {
  it('is that of the missing kind', () => {
    const reasons = openingReasons.filter((reason) => remedyOf(reason) === 'certificates');
    expect(reasons.map((reason) => [reason, certificatePlaceOf(reason)])).toEqual([
      ['hard-certificate-expired', 'own'],
      ['not-certified', 'tokens'],
      ['soft-certificate-expired', 'own'],
      ['no-certificate', 'cloud'],
      ['no-soft-key', 'cloud'],
    ]);
  });
});

describe('the usual duration', () => {
  it('is shown for conditions that the company can fulfil', () => {
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
