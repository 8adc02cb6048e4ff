import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { CertificateRecord, CertificationRecord, PackageRecord } from '../../../../server/core/records.ts';
import { agreementsPlayed } from '../../../../server/core/sandbox/agreements-played.ts';
import type { Transaction } from '../../../../server/core/store.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { ProductCode } from '../../../../src/domain/products/shared/product-code.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const [hour, now] = [3_600_000, Date.parse('2026-11-21T02:00:00Z')];
let store: MemoryStore;
let backEnd: BackEnd;
beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
});

interface Step {
  readonly step: string;
  readonly state: string;
  readonly by?: string;
  readonly at?: number;
  readonly obstacle?: string;
}
async function stepOf(account: string, step: string): Promise<Step | undefined> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return (await asker.given<{ readonly steps: readonly Step[] }>('companyFacts')).steps.find((each) => each.step === step);
}
const trace = async (account: string, step: string) => {
  const found = await stepOf(account, step);
  return [found?.state, found?.by ?? '', found?.at];
};
const all = async (work: (transaction: Transaction) => Promise<void>): Promise<void> => store.transaction(work);

describe('by whom the company signs, and since when', () => {
  const certificate = (serial: string, userId: string, validFrom: number, kind: CertificateRecord['kind'] = 'HARD'): CertificateRecord => ({ serial, userId, kind, certificate: '', validFrom, validTo: now + 300 * 24 * hour, revokedAt: undefined, endedAs: undefined });
  async function held(certificates: readonly CertificateRecord[], certification: Partial<CertificationRecord>, state: 'activated' | 'withdrawn' = 'activated'): Promise<void> {
    await all(async ({ certificates: kept, certifications, hardKeys }) => {
      for (const each of certificates) {
        await kept.save(each);
        if (each.kind === 'HARD') await hardKeys.save({ number: `HK-${each.serial}`, pkCorp: 'C-YANZHOU', userId: each.userId, appliedBy: each.userId, appliedByName: '', purpose: 'first', replaces: '', state, reason: '', courier: '', recipient: '', mobile: '', address: '', appliedAt: 1, since: 1, postedAt: 1, certificate: '', serial: each.serial, revision: 1 });
      }
      const before = await certifications.find('C-YANZHOU');
      if (before) await certifications.save({ ...before, hardCertificate: 'AUTH', softCertificate: 'UNAUTH', softKeyUsable: false, certificateNumber: '', ...certification });
    });
  }
  const tokens = [certificate('1a', 'U-zhousiyuan', now - 9), certificate('1b', 'U-limin', now - 3), certificate('1c', 'U-zhousiyuan', now - 7)];

  it.each<[string, readonly CertificateRecord[], Partial<CertificationRecord>, readonly [string, number | undefined]]>([
    ['the token that was activated last', tokens, {}, ['李敏', now - 3]],
    ['the cloud certificate by whose number it signs, whatever tokens there are', [...tokens, certificate('2a', 'U-zhousiyuan', now - 8, 'CLOUD')], { softCertificate: 'AUTH', softKeyUsable: true, certificateNumber: '2a' }, ['周思远', now - 8]],
    ['a token whose holder works elsewhere by now, who is not named', [certificate('1d', 'U-heqinghe', now - 2)], {}, ['', now - 2]],
    ['what was not issued here, of which nobody knows', [], {}, ['', undefined]],
  ])('is told of %s', async (_which, certificates, certification, [by, at]) => {
    await held(certificates, certification);
    expect(await trace('limin', 'certificate')).toEqual(['done', by, at]);
  });

  it('is told of no token that was not activated', async () => {
    await held(tokens, { hardCertificate: 'UPDATE_VERIFYING' }, 'withdrawn');
    expect(await trace('limin', 'certificate')).toEqual(['done', '', undefined]);
  });
});

it('the first product says who opened it, and nothing where that was not written down', async () => {
  const opened = async (product: ProductCode, pkCorp: string, openedAt: number, openedBy: string): Promise<void> =>
    all(async ({ productOpenings }) => productOpenings.save({ id: `${pkCorp} ${product}`, pkCorp, product, openedAt, userId: '', openedBy, agreementVersion: '', textHash: '' }));
  expect(await trace('limin', 'product')).toEqual(['done', '', undefined]);
  await opened('CREDIT', 'C-YANZHOU', now - 5, '李敏');
  await opened('EST', 'C-YANZHOU', now - 9, '周思远');
  await opened('SCCP', 'C-CHENGYE', now - 20, '何清和');
  expect(await trace('limin', 'product')).toEqual(['done', '周思远', now - 9]);
});

it('the account says who registered, and nothing of companies that were here before', async () => {
  expect(await trace('limin', 'account')).toEqual(['done', '', undefined]);
  await all(async ({ registrations }) => {
    await registrations.save({ pkCorp: 'C-YANZHOU', userId: 'U-zhousiyuan', legalRepresentative: '周思远', product: undefined, serial: undefined, registeredAt: now - 9, source: '' });
  });
  expect(await trace('limin', 'account')).toEqual(['done', '周思远', now - 9]);
});

describe('the first package', () => {
  const put = async (docDatumId: string, wish: Partial<PackageRecord>): Promise<void> => all(async ({ packages }) => {
    const [some] = await packages.inStates(undefined, 1);
    if (some) await packages.save({ ...some, docDatumId, pkCorp: 'C-CHENSHI', book: 'credit', side: 'finance', state: 'PREPARE', submittedAt: undefined, submittedByName: '', ...wish });
  });

  it('says who handed it in, or who made it where none was', async () => {
    await put('DD-1', { createdAt: now - 9, createdByName: '陈老四', book: 'first-trade' });
    await put('DD-2', { createdAt: now - 8, createdByName: '陈小五' });
    expect(await trace('chenlaosi', 'package')).toEqual(['doing', '陈老四', now - 9]);
    await put('DD-3', { createdAt: now - 6, createdByName: '陈小五', state: 'UN_AUDIT', submittedAt: now - 1, submittedByName: '陈小五' });
    await put('DD-4', { createdAt: now - 7, createdByName: '陈小五', state: 'AUDITED', submittedAt: now - 2, submittedByName: '陈老四' });
    await put('DD-5', { createdAt: now - 30, createdByName: '何清和', pkCorp: 'C-CHENGYE', state: 'AUDITED', submittedAt: now - 29, submittedByName: '何清和' });
    expect(await trace('chenlaosi', 'package')).toEqual(['done', '陈老四', now - 2]);
  });

  it('is none that was thrown away', async () => {
    await put('DD-1', { createdAt: now - 9, createdByName: '陈老四', state: 'INVALID' });
    expect((await trace('chenlaosi', 'package')).slice(1)).toEqual(['', undefined]);
  });
});

describe('what holds new packages up', () => {
  const products = async (...openedProducts: readonly ProductCode[]): Promise<void> => all(async ({ companies }) => {
    const company = await companies.find('C-YANZHOU');
    if (company) await companies.save({ ...company, openedProducts });
  });
  const recall = async (product: ProductCode, deed: 'withdraw' | 'publish-anew', ago = 0): Promise<void> => {
    await agreementsPlayed(store, { now: () => now - ago }).put(product, deed);
  };
  const obstacle = async (): Promise<string | undefined> => {
    await all(async ({ packages }) => {
      for (const each of await packages.inStates(undefined)) if (each.pkCorp === 'C-YANZHOU') await packages.save({ ...each, pkCorp: 'C-NOBODY' });
    });
    return (await stepOf('limin', 'package'))?.obstacle;
  };

  it.each<[string, readonly ProductCode[], readonly Parameters<typeof recall>[], string | undefined]>([
    ['nothing, where the agreements hold', ['CREDIT', 'EST'], [], undefined],
    ['nothing, where one of two holds', ['CREDIT', 'EST'], [['CREDIT', 'withdraw']], undefined],
    ['that all were withdrawn', ['CREDIT', 'EST'], [['CREDIT', 'withdraw'], ['EST', 'withdraw']], 'agreement-withdrawn'],
    ['that one of them is to be signed, which mends it', ['CREDIT', 'EST'], [['CREDIT', 'withdraw'], ['EST', 'publish-anew', 48 * hour]], 'agreement-unsigned'],
    ['nothing, while there is time to sign', ['EST'], [['EST', 'publish-anew', 47 * hour]], undefined],
    ['nothing, where what was withdrawn was never opened', ['CREDIT'], [['EST', 'withdraw']], undefined],
    ['nothing, where nothing was opened', [], [['EST', 'withdraw']], undefined],
  ])('is %s', async (_what, openedProducts, recalls, told) => {
    await products(...openedProducts);
    for (const each of recalls) await recall(...each);
    expect(await obstacle()).toBe(told);
  });
});
