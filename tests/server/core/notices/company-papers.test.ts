import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { CertificateRecord } from '../../../../server/core/records/certificates.ts';
import type { CertificationRecord } from '../../../../server/core/records/certification.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { CertificationForm } from '../../../../src/domain/certification/shared/certification-form.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const [day, now] = [86_400_000, Date.parse('2026-11-21T02:00:00Z')];
let store: MemoryStore;
let backEnd: BackEnd;
beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
});

interface Facts {
  readonly certificateUntil?: string;
  readonly certificateLostOn?: string;
  readonly legalIdUntil?: string;
  readonly agentIdUntil?: string;
  readonly entrustUntil?: string;
  readonly upperLetterUntil?: string;
  readonly certificateHolder?: { readonly personName: string; readonly isOwn: boolean };
}
async function factsOf(account: string): Promise<Facts> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker.given<Facts>('companyFacts');
}

/** A certificate of the company: its kind, the days until its end, and the days since its loss or replacement. */
interface Held {
  readonly kind: 'CLOUD' | 'HARD';
  readonly of?: string;
  readonly days: number;
  readonly endedAs?: CertificateRecord['endedAs'];
  readonly ago?: number;
}

async function given(held: readonly Held[], certification: Partial<CertificationRecord> = {}): Promise<void> {
  await store.transaction(async ({ certificates, certifications, hardKeys }) => {
    for (const [index, { kind, of = 'U-zhousiyuan', days, endedAs, ago }] of held.entries()) {
      const [serial, instant] = [`5e${index}`, now - 300 * day];
      await certificates.save({
        serial,
        userId: of,
        kind,
        certificate: '',
        validFrom: instant,
        validTo: now + days * day,
        revokedAt: ago === undefined ? undefined : now - ago * day,
        endedAs,
      });
      if (kind === 'HARD')
        await hardKeys.save({
          number: `HK${index}`,
          pkCorp: 'C-YANZHOU',
          userId: of,
          appliedBy: of,
          appliedByName: '',
          purpose: 'first',
          replaces: '',
          state: 'activated',
          reason: '',
          courier: '',
          recipient: '',
          mobile: '',
          address: '',
          appliedAt: instant,
          since: instant,
          postedAt: instant,
          certificate: '',
          serial,
          revision: 1,
        });
    }
    const kept = await certifications.find('C-YANZHOU');
    if (kept)
      await certifications.save({
        ...kept,
        hardCertificate: 'UNAUTH',
        softCertificate: 'UNAUTH',
        softKeyUsable: false,
        certificateNumber: '',
        ...certification,
      });
  });
}

const byCloud = { softCertificate: 'AUTH', softKeyUsable: true } as const;

describe('the expiry of the company’s certificates', () => {
  it.each<[string, readonly Held[], Partial<CertificationRecord>, string | undefined, string | undefined]>([
    ['as it is told, where none was issued here', [], {}, '2026-11-30', undefined],
    [
      'until the one by whose number it signs ends',
      [{ kind: 'CLOUD', days: 100 }],
      { ...byCloud, certificateNumber: '5e0' },
      '2027-03-01',
      undefined,
    ],
    [
      'until the first of both kinds ends',
      [
        { kind: 'CLOUD', days: 100 },
        { kind: 'HARD', days: 40 },
      ],
      { ...byCloud, certificateNumber: '5e0' },
      '2026-12-31',
      undefined,
    ],
    [
      'until the last of its tokens ends',
      [
        { kind: 'HARD', days: 40 },
        { kind: 'HARD', of: 'U-limin', days: 100 },
      ],
      {},
      '2027-03-01',
      undefined,
    ],
    [
      'by the token that took the place of another',
      [
        { kind: 'HARD', days: 200, endedAs: 'renewed', ago: 1 },
        { kind: 'HARD', days: 100 },
      ],
      {},
      '2027-03-01',
      undefined,
    ],
    [
      'by no token of somebody who signs for it no more',
      [
        { kind: 'HARD', of: 'U-left', days: 200 },
        { kind: 'HARD', days: 100 },
      ],
      {},
      '2027-03-01',
      undefined,
    ],
    [
      'no more since its token was lost',
      [{ kind: 'HARD', days: 100, endedAs: 'lost', ago: 1 }],
      {},
      undefined,
      '2026-11-20',
    ],
    [
      'no more since the last of its tokens was lost',
      [
        { kind: 'HARD', days: 100, endedAs: 'lost', ago: 9 },
        { kind: 'HARD', of: 'U-limin', days: 90, endedAs: 'lost', ago: 2 },
      ],
      {},
      undefined,
      '2026-11-19',
    ],
    [
      'by a colleague’s token, where one was lost',
      [
        { kind: 'HARD', days: 200, endedAs: 'lost', ago: 1 },
        { kind: 'HARD', of: 'U-limin', days: 100 },
      ],
      {},
      '2027-03-01',
      undefined,
    ],
    [
      'by what elsewhere told it has, where a token was lost',
      [{ kind: 'HARD', days: 100, endedAs: 'lost', ago: 1 }],
      { hardCertificate: 'AUTH' },
      '2026-11-30',
      undefined,
    ],
    [
      'no more since its cloud certificate was lost',
      [{ kind: 'CLOUD', days: 100, endedAs: 'lost', ago: 1 }],
      {},
      undefined,
      '2026-11-20',
    ],
    [
      'no more since it was replaced, without a word of a loss',
      [{ kind: 'CLOUD', days: 100, endedAs: 'renewed', ago: 1 }],
      {},
      '2026-11-30',
      undefined,
    ],
    [
      'without a word of what its owner lost and has again',
      [
        { kind: 'CLOUD', days: 90, endedAs: 'lost', ago: 9 },
        { kind: 'CLOUD', days: 100 },
      ],
      {},
      '2026-11-30',
      undefined,
    ],
    [
      'without a word of what somebody lost who signs nothing',
      [{ kind: 'CLOUD', of: 'U-shenruogu', days: 90, endedAs: 'lost', ago: 1 }],
      {},
      '2026-11-30',
      undefined,
    ],
    [
      'by a number from elsewhere, whatever was lost here',
      [{ kind: 'CLOUD', days: 90, endedAs: 'lost', ago: 1 }],
      { ...byCloud, certificateNumber: '0e1f' },
      '2026-11-30',
      undefined,
    ],
  ])('%s', async (_how, held, certification, until, lostOn) => {
    await given(held, certification);
    const { certificateUntil, certificateLostOn } = await factsOf('limin');
    expect([certificateUntil, certificateLostOn]).toEqual([until, lostOn]);
  });
});

describe('the expiry of the identity cards of the certification', () => {
  async function certifiedBy(change: Partial<CertificationForm>): Promise<void> {
    await store.transaction(async ({ realNames }) => {
      const kept = await realNames.find('C-YANZHOU');
      if (kept?.certified)
        await realNames.save({
          ...kept,
          certified: { ...kept.certified, form: { ...kept.certified.form, ...change } },
        });
    });
  }

  it.each([
    ['zhousiyuan', true],
    ['limin', true],
    ['guyunzhou', false],
    ['shenruogu', false],
  ])('is shown to %s if they may replace them: %s', async (account, may) => {
    const { legalIdUntil, agentIdUntil } = await factsOf(account);
    expect([legalIdUntil, agentIdUntil]).toEqual(may ? ['2036-05-17', '2026-12-30'] : [undefined, undefined]);
  });

  it.each<[string, Partial<CertificationForm>, string | undefined, string | undefined]>([
    ['of nobody who applies for themselves', { isLegalApply: true }, '2036-05-17', undefined],
    ['of no card that holds for good', { legalIdUntil: '长期', agentIdUntil: '长期' }, undefined, undefined],
    ['of no card without a day', { legalIdUntil: '', agentIdUntil: '' }, undefined, undefined],
  ])('is shown %s', async (_whose, change, legal, agent) => {
    await certifiedBy(change);
    const { legalIdUntil, agentIdUntil } = await factsOf('limin');
    expect([legalIdUntil, agentIdUntil]).toEqual([legal, agent]);
  });

  it.each<[string, Partial<CertificationForm>, string | undefined, string | undefined]>([
    ['of a branch that somebody applied for', { isLegalApply: false, isBranch: true }, '2026-12-01', '2026-12-02'],
    ['of its head alone, who needs no letter', { isLegalApply: true, isBranch: true }, undefined, '2026-12-02'],
    ['of no branch', { isLegalApply: false, isBranch: false }, '2026-12-01', undefined],
  ])('is shown together with that of the letters %s', async (_whose, change, entrust, upper) => {
    await certifiedBy({ entrustUntil: '2026-12-01', upperLetterUntil: '2026-12-02', ...change });
    const { entrustUntil, upperLetterUntil } = await factsOf('limin');
    expect([entrustUntil, upperLetterUntil]).toEqual([entrust, upper]);
  });
});

describe('the holder of the company’s certificate', () => {
  const holders = async (): Promise<readonly unknown[]> =>
    Promise.all(['zhousiyuan', 'limin'].map(async (account) => (await factsOf(account)).certificateHolder));

  it('is shown by name, and to the holder as their own', async () => {
    await given([{ kind: 'CLOUD', of: 'U-limin', days: 100 }], { ...byCloud, certificateNumber: '5e0' });
    expect(await holders()).toEqual([
      { personName: '李敏', isOwn: false },
      { personName: '李敏', isOwn: true },
    ]);
  });

  it.each<[string, Partial<UserRecord>]>([
    ['may do nothing here any more', { roles: [] }],
    ['is another company’s by now', { pkCorp: 'C-CHENSHI' }],
  ])('is not shown when the holder %s', async (_what, change) => {
    await given([{ kind: 'CLOUD', of: 'U-limin', days: 100 }], { ...byCloud, certificateNumber: '5e0' });
    await store.transaction(async ({ users }) => {
      const holder = await users.find('U-limin');
      if (holder) await users.save({ ...holder, ...change });
    });
    expect((await factsOf('zhousiyuan')).certificateHolder).toBeUndefined();
  });
});
