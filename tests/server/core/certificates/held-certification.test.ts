import { beforeEach, describe, expect, it } from 'vitest';
import { heldCertification } from '../../../../server/core/keys/company-key.ts';
import type { CertificateRecord } from '../../../../server/core/records/certificates.ts';
import type { CertificationRecord } from '../../../../server/core/records/certification.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-21T02:00:00Z');
let store: MemoryStore;
beforeEach(async () => {
  store = new MemoryStore();
  await demoBackEnd(store);
});

const record = (serial: string, more: Partial<CertificateRecord> = {}): CertificateRecord => ({
  serial,
  userId: 'U-limin',
  kind: 'CLOUD',
  certificate: '',
  validFrom: now - 400 * day,
  validTo: now + 10 * day,
  revokedAt: undefined,
  endedAs: undefined,
  ...more,
});
async function held(
  certificates: readonly CertificateRecord[],
  more: Partial<CertificationRecord> = {},
  certificateUntil = '',
): Promise<unknown> {
  return store.transaction(async (transaction) => {
    const [company, kept] = [
      await transaction.companies.lock('C-YANZHOU'),
      await transaction.certifications.lock('C-YANZHOU'),
    ];
    if (company) await transaction.companies.save({ ...company, certificateUntil });
    if (kept)
      await transaction.certifications.save({
        ...kept,
        hardCertificate: 'UNAUTH',
        softCertificate: 'AUTH',
        softKeyUsable: true,
        certificateNumber: 'named',
        ...more,
      });
    for (const each of certificates) await transaction.certificates.save(each);
    return heldCertification(transaction, 'C-YANZHOU', now);
  });
}
const expired = { validTo: now - day } as const;
const none = { softCertificate: 'UNAUTH', softKeyUsable: false, certificateNumber: '', softEndsOn: '' };

describe('the soft certificate by which a company signs', () => {
  it.each<[string, readonly CertificateRecord[], object]>([
    [
      'is taken as it is where it was issued elsewhere',
      [],
      { softCertificate: 'AUTH', softKeyUsable: true, certificateNumber: 'named', softExpiredOn: '', softEndsOn: '' },
    ],
    [
      'ends some day',
      [record('named')],
      { softCertificate: 'AUTH', certificateNumber: 'named', softExpiredOn: '', softEndsOn: '2026-12-01' },
    ],
    [
      'holds to the very end',
      [record('named', { validTo: now })],
      { softCertificate: 'AUTH', certificateNumber: 'named', softExpiredOn: '', softEndsOn: '2026-11-21' },
    ],
    [
      'goes on by itself though a colleague’s holds longer',
      [record('named'), record('other', { userId: 'U-zhousiyuan', validTo: now + 90 * day })],
      { certificateNumber: 'named', softEndsOn: '2026-12-01' },
    ],
    ['has expired where nothing takes its place', [record('named', expired)], { ...none, softExpiredOn: '2026-11-20' }],
    [
      'was taken back, and has not expired',
      [record('named', { revokedAt: now - 2 * day })],
      { ...none, softExpiredOn: '' },
    ],
    [
      'is the colleague’s that holds longest',
      [
        record('named', expired),
        record('a', { userId: 'U-zhousiyuan', validTo: now + 20 * day }),
        record('b', { userId: 'U-guyunzhou', validTo: now + 30 * day }),
      ],
      {
        softCertificate: 'AUTH',
        softKeyUsable: true,
        certificateNumber: 'b',
        softExpiredOn: '',
        softEndsOn: '2026-12-21',
      },
    ],
    [
      'is none in a token',
      [record('named', expired), record('a', { userId: 'U-zhousiyuan', kind: 'HARD' })],
      { ...none, softExpiredOn: '2026-11-20' },
    ],
    [
      'is none of query staff',
      [record('named', expired), record('a', { userId: 'U-shenruogu' })],
      { ...none, softExpiredOn: '2026-11-20' },
    ],
    [
      'is none that has expired as well',
      [record('named', expired), record('a', { userId: 'U-zhousiyuan', ...expired })],
      { ...none, softExpiredOn: '2026-11-20' },
    ],
  ])('%s', async (_what, certificates, expected) => {
    expect(await held(certificates)).toMatchObject(expected);
  });
});

describe('the hard certificate that was told from elsewhere', () => {
  it.each([
    ['AUTH', '', { hardCertificate: 'AUTH', hardExpiredOn: '', hardEndsOn: '' }],
    ['AUTH', '2026-11-22', { hardCertificate: 'AUTH', hardExpiredOn: '', hardEndsOn: '2026-11-22' }],
    ['AUTH', '2026-11-21', { hardCertificate: 'AUTH', hardExpiredOn: '', hardEndsOn: '2026-11-21' }],
    ['AUTH', '2026-11-20', { hardCertificate: 'UNAUTH', hardExpiredOn: '2026-11-20', hardEndsOn: '' }],
    ['UNAUTH', '2026-11-20', { hardCertificate: 'UNAUTH', hardExpiredOn: '', hardEndsOn: '' }],
    ['VERIFYING', '2026-11-20', { hardCertificate: 'VERIFYING', hardExpiredOn: '', hardEndsOn: '' }],
  ] as const)('%s until %s', async (hardCertificate, until, expected) => {
    expect(await held([], { hardCertificate }, until)).toMatchObject(expected);
  });
});
