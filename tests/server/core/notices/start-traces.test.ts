import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { CertificateRecord } from '../../../../server/core/records/certificates.ts';
import type {
  CertificationRecord,
  RealNameRecord,
  RealNameStep,
} from '../../../../server/core/records/certification.ts';
import type { PackageRecord } from '../../../../server/core/records/evidence.ts';
import type { Transaction } from '../../../../server/core/store.ts';
import { sandboxAgreements } from '../../../../server/core/sandbox/sandbox-agreements.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { ProductCode } from '../../../../src/domain/catalogue/product-code.ts';
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
  return (await asker.given<{ readonly steps: readonly Step[] }>('companyFacts')).steps.find(
    (each) => each.step === step,
  );
}
const trace = async (account: string, step: string) => {
  const found = await stepOf(account, step);
  return [found?.state, found?.by ?? '', found?.at];
};
const all = async (work: (transaction: Transaction) => Promise<void>): Promise<void> => store.transaction(work);

describe('the certificate step', () => {
  const certificate = (
    serial: string,
    userId: string,
    validFrom: number,
    kind: CertificateRecord['kind'] = 'HARD',
  ): CertificateRecord => ({
    serial,
    userId,
    kind,
    certificate: '',
    validFrom,
    validTo: now + 300 * 24 * hour,
    revokedAt: undefined,
    endedAs: undefined,
  });
  async function held(
    certificates: readonly CertificateRecord[],
    certification: Partial<CertificationRecord>,
    state: 'activated' | 'withdrawn' = 'activated',
  ): Promise<void> {
    await all(async ({ certificates: kept, certifications, hardKeys }) => {
      for (const each of certificates) {
        await kept.save(each);
        if (each.kind === 'HARD')
          await hardKeys.save({
            number: `HK-${each.serial}`,
            pkCorp: 'C-YANZHOU',
            userId: each.userId,
            appliedBy: each.userId,
            appliedByName: '',
            purpose: 'first',
            replaces: '',
            state,
            reason: '',
            courier: '',
            recipient: '',
            mobile: '',
            address: '',
            appliedAt: 1,
            since: 1,
            postedAt: 1,
            certificate: '',
            serial: each.serial,
            revision: 1,
          });
      }
      const before = await certifications.find('C-YANZHOU');
      if (before)
        await certifications.save({
          ...before,
          hardCertificate: 'AUTH',
          softCertificate: 'UNAUTH',
          softKeyUsable: false,
          certificateNumber: '',
          ...certification,
        });
    });
  }
  const tokens = [
    certificate('1a', 'U-zhousiyuan', now - 9),
    certificate('1b', 'U-limin', now - 3),
    certificate('1c', 'U-zhousiyuan', now - 7),
  ];

  it.each<[string, readonly CertificateRecord[], Partial<CertificationRecord>, readonly [string, number | undefined]]>([
    ['the token that was activated last', tokens, {}, ['李敏', now - 3]],
    [
      'the cloud certificate by whose number it signs, whatever tokens there are',
      [...tokens, certificate('2a', 'U-zhousiyuan', now - 8, 'CLOUD')],
      { softCertificate: 'AUTH', softKeyUsable: true, certificateNumber: '2a' },
      ['周思远', now - 8],
    ],
    [
      'a token whose holder works elsewhere by now, who is not named',
      [certificate('1d', 'U-heqinghe', now - 2)],
      {},
      ['', now - 2],
    ],
    ['what was not issued here, of which nobody knows', [], {}, ['', undefined]],
  ])('names the holder and the time for %s', async (_which, certificates, certification, [by, at]) => {
    await held(certificates, certification);
    expect(await trace('limin', 'certificate')).toEqual(['done', by, at]);
  });

  it.each<[string, readonly CertificateRecord[], Partial<CertificationRecord>, string]>([
    ['nothing yet', [], {}, 'open'],
    ['a token that has expired', [{ ...certificate('1a', 'U-limin', 1), validTo: now - 1 }], {}, 'mend'],
    [
      'a cloud certificate that has',
      [{ ...certificate('2a', 'U-limin', 1, 'CLOUD'), validTo: now - 1 }],
      { softCertificate: 'AUTH', softKeyUsable: true, certificateNumber: '2a' },
      'mend',
    ],
  ])('has the right state with %s', async (_what, certificates, certification, state) => {
    await held(certificates, { hardCertificate: 'UNAUTH', ...certification });
    expect((await stepOf('limin', 'certificate'))?.state).toBe(state);
  });

  it('ignores a token that was not activated', async () => {
    await held(tokens, { hardCertificate: 'UPDATE_VERIFYING' }, 'withdrawn');
    expect(await trace('limin', 'certificate')).toEqual(['done', '', undefined]);
  });
});

it('the product step names who opened the first product, if that is known', async () => {
  const opened = async (product: ProductCode, pkCorp: string, openedAt: number, openedBy: string): Promise<void> =>
    all(async ({ productOpenings }) =>
      productOpenings.save({
        id: `${pkCorp} ${product}`,
        pkCorp,
        product,
        openedAt,
        userId: '',
        openedBy,
        agreementVersion: '',
        textHash: '',
      }),
    );
  expect(await trace('limin', 'product')).toEqual(['done', '', undefined]);
  await opened('CREDIT', 'C-YANZHOU', now - 5, '李敏');
  await opened('EST', 'C-YANZHOU', now - 9, '周思远');
  await opened('SCCP', 'C-CHENGYE', now - 20, '何清和');
  expect(await trace('limin', 'product')).toEqual(['done', '周思远', now - 9]);
});

it('the account step names the person who registered, and no person for older companies', async () => {
  expect(await trace('limin', 'account')).toEqual(['done', '', undefined]);
  await all(async ({ registrations }) => {
    await registrations.save({
      pkCorp: 'C-YANZHOU',
      userId: 'U-zhousiyuan',
      legalRepresentative: '周思远',
      product: undefined,
      serial: undefined,
      registeredAt: now - 9,
      source: '',
    });
  });
  expect(await trace('limin', 'account')).toEqual(['done', '周思远', now - 9]);
});

describe('the package step', () => {
  const put = async (docDatumId: string, wish: Partial<PackageRecord>): Promise<void> =>
    all(async ({ packages }) => {
      const [some] = await packages.inStates(undefined, 1);
      if (some)
        await packages.save({
          ...some,
          docDatumId,
          pkCorp: 'C-CHENSHI',
          book: 'credit',
          side: 'finance',
          state: 'PREPARE',
          submittedAt: undefined,
          submittedByName: '',
          ...wish,
        });
    });

  it('names who submitted the first package, or who made it when none was submitted', async () => {
    await put('DD-1', { createdAt: now - 9, createdByName: '陈老四', book: 'first-trade' });
    await put('DD-2', { createdAt: now - 8, createdByName: '陈小五' });
    expect(await trace('chenlaosi', 'package')).toEqual(['doing', '陈老四', now - 9]);
    await put('DD-3', {
      createdAt: now - 6,
      createdByName: '陈小五',
      state: 'UN_AUDIT',
      submittedAt: now - 1,
      submittedByName: '陈小五',
    });
    await put('DD-4', {
      createdAt: now - 7,
      createdByName: '陈小五',
      state: 'AUDITED',
      submittedAt: now - 2,
      submittedByName: '陈老四',
    });
    await put('DD-5', {
      createdAt: now - 30,
      createdByName: '何清和',
      pkCorp: 'C-CHENGYE',
      state: 'AUDITED',
      submittedAt: now - 29,
      submittedByName: '何清和',
    });
    expect(await trace('chenlaosi', 'package')).toEqual(['done', '陈老四', now - 2]);
  });

  it('ignores a discarded package', async () => {
    await put('DD-1', { createdAt: now - 9, createdByName: '陈老四', state: 'INVALID' });
    expect((await trace('chenlaosi', 'package')).slice(1)).toEqual(['', undefined]);
  });
});

describe('the obstacle to new packages', () => {
  const products = async (...openedProducts: readonly ProductCode[]): Promise<void> =>
    all(async ({ companies }) => {
      const company = await companies.find('C-YANZHOU');
      if (company) await companies.save({ ...company, openedProducts });
    });
  const recall = async (product: ProductCode, action: 'withdraw' | 'publish-anew', ago = 0): Promise<void> => {
    await sandboxAgreements(store, { now: () => now - ago }).put(product, action);
  };
  const obstacle = async (): Promise<string | undefined> => {
    await all(async ({ packages }) => {
      for (const each of await packages.inStates(undefined))
        if (each.pkCorp === 'C-YANZHOU') await packages.save({ ...each, pkCorp: 'C-NOBODY' });
    });
    return (await stepOf('limin', 'package'))?.obstacle;
  };

  it.each<[string, readonly ProductCode[], readonly Parameters<typeof recall>[], string | undefined]>([
    ['nothing, where the agreements hold', ['CREDIT', 'EST'], [], undefined],
    ['nothing, where one of two holds', ['CREDIT', 'EST'], [['CREDIT', 'withdraw']], undefined],
    [
      'that all were withdrawn',
      ['CREDIT', 'EST'],
      [
        ['CREDIT', 'withdraw'],
        ['EST', 'withdraw'],
      ],
      'agreement-withdrawn',
    ],
    [
      'that one of them is to be signed, which mends it',
      ['CREDIT', 'EST'],
      [
        ['CREDIT', 'withdraw'],
        ['EST', 'publish-anew', 48 * hour],
      ],
      'agreement-unsigned',
    ],
    ['nothing, while there is time to sign', ['EST'], [['EST', 'publish-anew', 47 * hour]], undefined],
    ['nothing, where what was withdrawn was never opened', ['CREDIT'], [['EST', 'withdraw']], undefined],
    ['nothing, where nothing was opened', [], [['EST', 'withdraw']], undefined],
  ])('is %s', async (_what, openedProducts, recalls, told) => {
    await products(...openedProducts);
    for (const each of recalls) await recall(...each);
    expect(await obstacle()).toBe(told);
  });
});

describe('the certification step', () => {
  const step = (event: RealNameStep['event'], at: number, name = ''): RealNameStep => ({
    event,
    at,
    by: event === 'submit' || event === 'resubmit' ? 'submitter' : 'first-reviewer',
    name,
    node: '',
    returned: 0,
  });
  const reviewed = [
    step('submit', now - 9, '陈老四'),
    step('take', now - 8),
    step('return', now - 7),
    step('resubmit', now - 5, '陈老四'),
    step('take', now - 3),
  ];
  async function stands(
    certification: Partial<CertificationRecord>,
    form: Partial<RealNameRecord>,
  ): Promise<Step | undefined> {
    await all(async ({ certifications, realNames }) => {
      const [before, kept] = [await certifications.find('C-CHENSHI'), await realNames.find('C-CHENSHI')];
      if (!before || !kept) throw new Error('The demo world has lost a certification');
      await certifications.save({ ...before, node: '', ...certification });
      await realNames.save({
        ...kept,
        savedAt: 0,
        savedBy: '',
        personSubmit: '',
        submittedBy: '',
        certified: undefined,
        rounds: [],
        steps: [],
        ...form,
      });
    });
    return stepOf('chenlaosi', 'certification');
  }

  it.each<[string, Partial<CertificationRecord>, (kept: RealNameRecord) => Partial<RealNameRecord>, object]>([
    [
      'is open where nobody has saved anything',
      { realName: 'UNAUTH' },
      () => ({}),
      { state: 'open', holder: 'you', by: '' },
    ],
    [
      'is begun by whoever saved last',
      { realName: 'UNAUTH' },
      () => ({ savedAt: now - 4, savedBy: '陈老四' }),
      { state: 'doing', holder: 'you', by: '陈老四', at: now - 4 },
    ],
    [
      'is reviewed first since it was handed in last',
      { realName: 'VERIFYING', node: 'APPROVEING_1ST' },
      () => ({ steps: reviewed, submittedBy: '陈老四' }),
      { state: 'doing', holder: 'platform', office: 'first-review', by: '', at: now - 5 },
    ],
    [
      'is reviewed once more, since the same',
      { realName: 'VERIFYING', node: 'APPROVEING_2ND' },
      () => ({ steps: reviewed.slice(0, 2) }),
      { state: 'doing', holder: 'platform', office: 'second-review', at: now - 9 },
    ],
    [
      'was returned by the last step, to whoever handed it in',
      { realName: 'VERIFYING', node: 'APPROVE_NOPASS_1ST' },
      () => ({ steps: reviewed.slice(0, 3), submittedBy: '陈老四', personSubmit: 'P-somebody-else' }),
      { state: 'mend', holder: 'colleague', by: '陈老四', at: now - 7 },
    ],
    [
      'was returned to everybody where it is not known who handed it in',
      { realName: 'VERIFYING', node: 'APPROVE_NOPASS_1ST' },
      () => ({ steps: reviewed.slice(0, 3) }),
      { state: 'mend', holder: 'you', by: '', at: now - 7 },
    ],
    [
      'is done since it was passed, by whoever handed that in',
      { realName: 'AUTH' },
      ({ form }) => ({
        certified: { form, slots: [], at: now - 2 },
        rounds: [
          { form, slots: [], at: now - 20, handedInBy: '陈小五', handedInAt: now - 30 },
          { form, slots: [], at: now - 2, handedInBy: '陈老四', handedInAt: now - 9 },
        ],
        submittedBy: '陈小六',
      }),
      { state: 'done', by: '陈老四', at: now - 2 },
    ],
  ])('%s', async (_how, certification, form, told) => {
    const kept = await store.transaction(async ({ realNames }) => realNames.find('C-CHENSHI'));
    expect(await stands(certification, kept ? form(kept) : {})).toMatchObject(told);
  });
});

it('a cloud certificate waits for the applicant, at each of their accounts', async () => {
  await all(async ({ certifications, users }) => {
    const [before, li, zhou] = [
      await certifications.find('C-YANZHOU'),
      await users.find('U-limin'),
      await users.find('U-zhousiyuan'),
    ];
    if (!before || !li || !zhou) return;
    await certifications.save({
      ...before,
      hardCertificate: 'UNAUTH',
      softCertificate: 'UNAUTH',
      softKeyUsable: false,
      certificateNumber: '',
      cloudApplication: { personId: li.personId, by: '李敏', at: now - 3 },
    });
    await users.save({ ...zhou, personId: li.personId });
  });
  for (const account of ['limin', 'zhousiyuan'])
    expect(await stepOf(account, 'certificate')).toMatchObject({
      state: 'doing',
      holder: 'you',
      at: now - 3,
      asks: 'phone',
    });
});

it('the agreements step has the time of the last platform agreement', async () => {
  await all(async ({ signatures }) => {
    const own = (await signatures.of('U-limin')).filter(({ agreement }) => !agreement.startsWith('PRODUCT'));
    expect(own).toHaveLength(2);
    for (const [index, each] of own.entries()) await signatures.save({ ...each, signedAt: now - 9 + index });
    const [some] = own;
    if (some)
      await signatures.save({ ...some, id: 'S-PRODUCT', agreement: 'PRODUCT_EST_AGREEMENT', signedAt: now - 1 });
  });
  expect(await trace('limin', 'agreements')).toEqual(['done', '李敏', now - 8]);
});

it.each([
  ['zhousiyuan', 'you'],
  ['shenruogu', 'colleague'],
])('the bank account and invoicing steps are for %s: %s', async (account, holder) => {
  await all(async ({ bankAccounts, invoicing }) => {
    for (const each of await bankAccounts.ofCompany('C-YANZHOU')) await bankAccounts.save({ ...each, removedAt: now });
    await invoicing.remove('C-YANZHOU');
  });
  expect([await stepOf(account, 'bank-account'), await stepOf(account, 'invoicing')]).toMatchObject([
    { state: 'open', holder },
    { state: 'open', holder },
  ]);
});
