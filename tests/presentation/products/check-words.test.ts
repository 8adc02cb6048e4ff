import { describe, expect, it } from 'vitest';
import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import { word } from '../../../src/words/catalogue.ts';
import { zhCN } from '../../../features/support/every-word.ts';
import type { CertificationStatus } from '../../../src/domain/keys/certification.ts';
import { openingOf, remedyOf, openingReasons } from '../../../src/domain/products/shared/opening.ts';
import {
  certificateDaysLeft,
  certificatePlaceOf,
  requirementState,
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

describe('the conditions of a product', () => {
  const [approving, rejected] = [
    { ...standing, realName: 'VERIFYING', node: 'APPROVEING_1ST' },
    { ...standing, realName: 'VERIFYING', node: 'APPROVE_NOPASS_1ST' },
  ] as const;
  const rowsOf = (product: ProductCode, certification: CertificationStatus): Readonly<Record<string, string>> => {
    const { checks } = openingOf(product, {
      ...certification,
      role: 'ROLE_CORP_OPERATOR',
      application: undefined,
      offered: true,
      opened: false,
      agreementWithdrawn: false,
      agreementSigned: false,
    });
    return Object.fromEntries(
      checks.map((check) => [check.requirement, word(zhCN, requirementState(check, certification, checks))]),
    );
  };

  it.each([
    ['RECEIVABLE', rejected, '资料已提交，结果见“实名审核”', '审核未通过'],
    ['RECEIVABLE', approving, '资料已提交，结果见“实名审核”', '审核中'],
    ['CREDIT', rejected, '实名认证尚未完成', '审核未通过'],
    ['CREDIT', approving, '实名认证尚未完成', '审核中'],
    ['EDT', approving, undefined, '审核中，不影响开通本产品'],
  ] as const)('of %s never contradict each other: %o', (product, certification, realName, review) => {
    const rows = rowsOf(product, certification);
    expect([rows['real-name'], rows['review']].map((words) => words?.slice(0, 40))).toEqual([
      realName === undefined ? undefined : expect.stringContaining(realName),
      expect.stringContaining(review),
    ]);
    // A row that says "does not matter" is not combined with one that blocks the opening because of the same review.
    expect(Object.values(rows).filter((words) => /不影响/u.test(words)).length).toBe(product === 'EDT' ? 1 : 0);
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
