import { beforeEach, describe, expect, it } from 'vitest';
import { currentCertification } from '../../../../server/core/keys/company-key.ts';
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
    return currentCertification(transaction, 'C-YANZHOU', now);
  });
}
const expired = { validTo: now - day } as const;
const none = { softCertificate: 'UNAUTH', softKeyUsable: false, certificateNumber: '', softEndsOn: '' };

describe('the soft certificate a company signs with', () => {
  it.each<[string, readonly CertificateRecord[], object]>([
    [
      'is reported as usable, without an end date, when another authority issued it',
      [],
      { softCertificate: 'AUTH', softKeyUsable: true, certificateNumber: 'named', softExpiredOn: '', softEndsOn: '' },
    ],
    [
      'is reported with the day on which it ends',
      [record('named')],
      { softCertificate: 'AUTH', certificateNumber: 'named', softExpiredOn: '', softEndsOn: '2026-12-01' },
    ],
    [
      'is valid until its last millisecond',
      [record('named', { validTo: now })],
      { softCertificate: 'AUTH', certificateNumber: 'named', softExpiredOn: '', softEndsOn: '2026-11-21' },
    ],
    [
      'stays the same while it is valid, even if a colleague’s certificate ends later',
      [record('named'), record('other', { userId: 'U-zhousiyuan', validTo: now + 90 * day })],
      { certificateNumber: 'named', softEndsOn: '2026-12-01' },
    ],
    [
      'is reported as expired when no other certificate can replace it',
      [record('named', expired)],
      { ...none, softExpiredOn: '2026-11-20' },
    ],
    [
      'is missing, but not reported as expired, after it is revoked',
      [record('named', { revokedAt: now - 2 * day })],
      { ...none, softExpiredOn: '' },
    ],
    [
      'changes on expiry to the colleague’s certificate with the latest end date',
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
      'is not replaced on expiry by a certificate in a token',
      [record('named', expired), record('a', { userId: 'U-zhousiyuan', kind: 'HARD' })],
      { ...none, softExpiredOn: '2026-11-20' },
    ],
    [
      'is not replaced on expiry by a certificate of query staff',
      [record('named', expired), record('a', { userId: 'U-shenruogu' })],
      { ...none, softExpiredOn: '2026-11-20' },
    ],
    [
      'is not replaced on expiry by another expired certificate',
      [record('named', expired), record('a', { userId: 'U-zhousiyuan', ...expired })],
      { ...none, softExpiredOn: '2026-11-20' },
    ],
  ])('%s', async (_what, certificates, expected) => {
    expect(await held(certificates)).toMatchObject(expected);
  });
});

describe('the hard certificate reported by another system', () => {
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
