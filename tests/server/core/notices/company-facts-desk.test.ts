import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { CertificationRecord } from '../../../../server/core/records/certification.ts';
import type { HardKeyRecord } from '../../../../server/core/records/certificates.ts';
import { agreementRecallsFact } from '../../../../server/core/agreements/agreement-recalls.ts';
import { sandboxMembers, type MemberOrder } from '../../../../server/core/sandbox/sandbox-members.ts';
import { productCodes } from '../../../../src/domain/catalogue/product-code.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const now = Date.parse('2026-11-21T02:00:00Z');
let store: MemoryStore;
let backEnd: BackEnd;
beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
});

async function factsOf(account: string): Promise<object> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker.given<object>('companyFacts');
}
async function stepsOf(account: string): Promise<object> {
  const { steps } = (await factsOf(account)) as {
    readonly steps: readonly { readonly step: string; readonly state: string }[];
  };
  return Object.fromEntries(steps.map(({ step, state }) => [step, state]));
}
const put = async (pkCorp: string, order: Omit<MemberOrder, 'pkCorp'>): Promise<void> =>
  sandboxMembers(store, { now: () => now }).put({ pkCorp, ...order });

it('the standing is shown only to the main user', async () => {
  await put('C-YANZHOU', { standing: 'violating', effectiveOn: '2026-12-05' });
  expect(await factsOf('zhousiyuan')).toMatchObject({ billAgencyType: '1', billAgencyEffectDate: '2026-12-05' });
  expect(await factsOf('limin')).toMatchObject({ billAgencyType: undefined, billAgencyEffectDate: undefined });
});

it('a restriction is shown to everybody once it is in force', async () => {
  await put('C-YANZHOU', { standing: 'violating', effectiveOn: '2999-01-01' });
  expect(await factsOf('limin')).toMatchObject({ restricted: undefined });
  await put('C-YANZHOU', { standing: 'violating', effectiveOn: '2026-01-01', barred: ['finance'] });
  const restricted = { violating: true, violatingFrom: '2026-01-01', barred: ['finance'], objectors: ['周思远'] };
  expect(await factsOf('limin')).toMatchObject({ restricted });
  expect(await factsOf('zhousiyuan')).toMatchObject({ restricted });
});

it.each<[string, Omit<MemberOrder, 'pkCorp'>, string]>([
  ['a bar', { barred: ['finance'] }, 'barred'],
  ['a violation, where it opened credits alone', { standing: 'violating', effectiveOn: '2026-01-01' }, 'violating'],
])('the first package is blocked by %s', async (_what, order, obstacle) => {
  await store.transaction(async ({ companies }) => {
    const company = await companies.find('C-CHENSHI');
    if (company) await companies.save({ ...company, openedProducts: ['CREDIT'] });
  });
  await put('C-CHENSHI', order);
  const { steps } = (await factsOf('chenlaosi')) as { readonly steps: readonly { readonly step: string }[] };
  expect(steps.find(({ step }) => step === 'package')).toMatchObject({ holder: 'platform', obstacle });
});

it('a withdrawn agreement is shown when the company has opened its product', async () => {
  const [opened, other] = await store.transaction(async ({ companies, facts }) => {
    const { openedProducts = [] } = (await companies.find('C-YANZHOU')) ?? {};
    const others = productCodes.filter((each) => !openedProducts.includes(each));
    await facts.write(
      agreementRecallsFact,
      Object.fromEntries([openedProducts[0], others[0]].map((each) => [each, { what: 'withdrawn', at: now }])),
    );
    return [openedProducts[0], others[0]];
  });
  expect(other).toBeDefined();
  expect(((await factsOf('zhousiyuan')) as { readonly agreements: readonly object[] }).agreements).toMatchObject([
    { productType: opened, state: 'WITHDRAWN', time: now },
  ]);
});

it('the sandbox sets the expiry of each paper separately', async () => {
  await put('C-YANZHOU', { certificateInDays: -1 });
  expect(await factsOf('limin')).toMatchObject({ licenceUntil: '2029-05-09', certificateUntil: '2026-11-20' });
  await put('C-YANZHOU', { licenceInDays: null });
  expect(await factsOf('limin')).toMatchObject({ licenceUntil: undefined, certificateUntil: '2026-11-20' });
  expect(
    (await sandboxMembers(store, { now: () => now }).all()).find(({ pkCorp }) => pkCorp === 'C-YANZHOU'),
  ).toMatchObject({ licenceUntil: '', certificateUntil: '2026-11-20' });
});

it('the agreements are a step of the person, and the other steps are the company’s', async () => {
  await put('C-CHENSHI', { invoicingEmptied: true });
  expect(await stepsOf('chenlaosi')).toMatchObject({ agreements: 'done', invoicing: 'open', package: 'open' });
  await store.transaction(async ({ signatures }) => signatures.remove('U-chenlaosi-CORP_REG_AGREEMENT'));
  expect(await stepsOf('chenlaosi')).toMatchObject({ agreements: 'open' });
});

it.each([
  ['PREPARE', false],
  ['INVALID', false],
  ['UN_AUDIT', true],
  ['AUDIT_REJECT', true],
] as const)('a package in %s counts as submitted: %s', async (state, submitted) => {
  await store.transaction(async ({ packages }) => {
    const [some] = await packages.inStates(undefined, 1);
    if (some)
      await packages.save({
        ...some,
        docDatumId: 'DD-OWN',
        pkCorp: 'C-CHENSHI',
        book: 'credit',
        side: 'finance',
        state,
      });
  });
  expect(await factsOf('chenlaosi')).toMatchObject({
    steps: expect.arrayContaining([expect.objectContaining({ step: 'package', state: submitted ? 'done' : 'doing' })]),
  });
});

it('limits are shown to a core enterprise’s own people only', async () => {
  expect(await factsOf('zhousiyuan')).toMatchObject({ limits: [] });
  expect(await factsOf('luoqiubai')).toMatchObject({ limits: [] });
  expect(await factsOf('mengxizhou')).toMatchObject({
    limits: [{ financeName: '长屿银行股份有限公司' }, { financeName: '禾泽商业保理(天津)有限公司' }],
  });
  // The contact of a salesperson is not included either.
  await store.transaction(async ({ users }) => {
    const user = await users.byName('mengxizhou');
    if (user) await users.save({ ...user, roles: ['ROLE_CORP_OPERATOR'] });
  });
  expect(await factsOf('mengxizhou')).toMatchObject({ limits: [] });
});

it.each([
  ['yunting', 'UNAUTH', '', 'open', 'open'],
  ['certified', 'AUTH', '', 'done', 'done'],
  ['changing', 'UPDATE_VERIFYING', 'APPROVE_NOPASS_1ST', 'done', 'done'],
  ['under review', 'VERIFYING', 'APPROVEING_2ND', 'doing', 'doing'],
  ['returned', 'VERIFYING', 'APPROVE_NOPASS_CORP_2ND', 'mend', 'open'],
] as const)('the steps of a company that is %s', async (_name, realName, node, certification, certificate) => {
  await store.transaction(async ({ certifications, realNames }) => {
    if (realName === 'UNAUTH') await realNames.remove('C-CHENSHI');
    const before = await certifications.find('C-CHENSHI');
    const soft = { open: 'UNAUTH', doing: 'VERIFYING', done: 'AUTH' } as const;
    if (before)
      await certifications.save({
        ...before,
        realName,
        node,
        hardCertificate: 'UNAUTH',
        softCertificate: soft[certificate],
      });
  });
  expect(await stepsOf('chenlaosi')).toMatchObject({ certification, certificate });
});

interface Step {
  readonly step: string;
  readonly state: string;
  readonly at?: number;
  readonly until?: string;
  readonly isLate?: boolean;
}
const stepOf = async (account: string, step: string): Promise<Step | undefined> =>
  ((await factsOf(account)) as { readonly steps: readonly Step[] }).steps.find((each) => each.step === step);

it('a removed bank account does not count', async () => {
  const list = async (removedAt: number | undefined): Promise<void> =>
    store.transaction(async ({ bankAccounts }) => {
      const [some] = await bankAccounts.ofCompany('C-YANZHOU');
      if (some)
        await bankAccounts.save({
          ...some,
          id: 'BA-OWN',
          pkCorp: 'C-CHENSHI',
          accountNumber: '6299030000000999',
          verifiedAt: now,
          removedAt,
        });
    });
  await list(undefined);
  expect(await stepOf('chenlaosi', 'bank-account')).toMatchObject({ state: 'done', at: now });
  await list(now);
  expect(await stepOf('chenlaosi', 'bank-account')).toMatchObject({ state: 'open' });
});

it('an agreement signed for another company does not count', async () => {
  const before = await stepOf('chenlaosi', 'agreements');
  const elsewhere = async (id: string, signedAt: number): Promise<void> =>
    store.transaction(async ({ signatures }) => {
      const own = (await signatures.of('U-chenlaosi')).find((each) => each.agreement === 'CORP_REG_AGREEMENT');
      if (own) await signatures.save({ ...own, id: id || own.id, pkCorp: 'C-YANZHOU', signedAt });
    });
  await elsewhere('elsewhere', now);
  expect(before?.at).toBeLessThan(now);
  expect(await stepOf('chenlaosi', 'agreements')).toEqual(before);
  await elsewhere('', now);
  expect(await stepOf('chenlaosi', 'agreements')).toMatchObject({ state: 'open' });
});

it.each(['hardCertificate', 'softCertificate'] as const)(
  'a certificate under a reviewed change counts as held: %s',
  async (kind) => {
    await store.transaction(async ({ certifications }) => {
      const before = await certifications.find('C-CHENSHI');
      if (before)
        await certifications.save({
          ...before,
          hardCertificate: 'UNAUTH',
          softCertificate: 'UNAUTH',
          [kind]: 'UPDATE_VERIFYING',
        });
    });
    expect(await stepOf('chenlaosi', 'certificate')).toMatchObject({ state: 'done' });
  },
);

it('the day of the platform’s answer is still shown after it has passed, as late', async () => {
  const until = (await stepOf('chuyunshen', 'certification'))?.until ?? '';
  expect(until).toMatch(/^2026-11-/);
  for (const [day, isLate] of [
    [until, false],
    ['2027-01-20', true],
  ] as const) {
    backEnd = await demoBackEnd(store, undefined, {
      clock: { now: () => Date.parse(`${day}T02:00:00Z`), realTime: () => Date.now() },
    });
    expect(await stepOf('chuyunshen', 'certification')).toMatchObject(isLate ? { until, isLate: true } : { until });
  }
});

it('a role without packages has no package step', async () => {
  const seen = await stepsOf('guyunzhou');
  await store.transaction(async ({ users }) => {
    const user = await users.byName('guyunzhou');
    if (user) await users.save({ ...user, roles: ['CORP_MANAGER'] });
  });
  expect([Object.keys(seen).includes('package'), Object.keys(await stepsOf('guyunzhou')).includes('package')]).toEqual([
    true,
    false,
  ]);
});

it('a returned step shows the count, the time and who mends it', async () => {
  const { steps } = (await factsOf('liumingyuan')) as { readonly steps: readonly object[] };
  expect(steps[1]).toMatchObject({ step: 'certification', state: 'mend', holder: 'you', count: 2 });
  await store.transaction(async ({ realNames, users }) => {
    const user = await users.byName('liumingyuan');
    const form = await realNames.find(user?.pkCorp ?? '');
    if (form) await realNames.save({ ...form, personSubmit: 'P-somebody-else' });
  });
  expect(((await factsOf('liumingyuan')) as { readonly steps: readonly object[] }).steps[1]).toMatchObject({
    holder: 'colleague',
    by: '柳明远',
  });
});

interface Holding extends Step {
  readonly holder?: string;
  readonly by?: string;
  readonly office?: string;
}
describe('the certificate step after a request', () => {
  const applied: HardKeyRecord = {
    number: 'HK-OWN',
    pkCorp: 'C-YANZHOU',
    userId: 'U-limin',
    appliedBy: 'U-zhousiyuan',
    appliedByName: '周思远',
    purpose: 'first',
    replaces: '',
    state: 'applied',
    reason: '',
    courier: '',
    recipient: '李敏',
    mobile: '13800000001',
    address: '宁波',
    appliedAt: now - 9,
    since: now - 5,
    postedAt: undefined,
    certificate: '',
    serial: '',
    revision: 1,
  };
  async function stands(
    key: HardKeyRecord | undefined,
    more: Partial<CertificationRecord> = {},
  ): Promise<(account: string) => Promise<Holding | undefined>> {
    await store.transaction(async ({ certifications, hardKeys }) => {
      const kept = await certifications.find('C-YANZHOU');
      if (kept)
        await certifications.save({
          ...kept,
          hardCertificate: 'UNAUTH',
          softCertificate: 'UNAUTH',
          softKeyUsable: false,
          certificateNumber: '',
          ...more,
        });
      if (key) await hardKeys.save(key);
    });
    return async (account) => stepOf(account, 'certificate');
  }

  it.each([
    [
      'applied',
      undefined,
      {
        zhousiyuan: { state: 'doing', holder: 'platform', office: 'authority', by: '周思远', at: now - 5 },
        limin: { holder: 'platform' },
      },
    ],
    [
      'returned',
      undefined,
      {
        zhousiyuan: { state: 'doing', holder: 'you', by: '周思远', at: now - 5 },
        limin: { state: 'doing', holder: 'colleague', by: '周思远' },
      },
    ],
    [
      'posted',
      now - 5,
      {
        zhousiyuan: { state: 'doing', holder: 'colleague', by: '李敏', at: now - 5 },
        limin: { state: 'doing', holder: 'you', by: '李敏' },
      },
    ],
    ['posted', now - 31 * 86_400_000, { limin: { state: 'open', holder: 'you' } }],
    ['withdrawn', undefined, { zhousiyuan: { state: 'open' }, limin: { state: 'open' } }],
  ] as const)('follows a token that is %s, posted at %s', async (state, postedAt, told) => {
    const of = await stands({ ...applied, state, postedAt });
    for (const [account, step] of Object.entries(told)) expect(await of(account)).toMatchObject(step);
  });

  it('is for the applicant of a cloud certificate, or for everybody once the applicant may not sign', async () => {
    const of = await stands(undefined, { cloudApplication: { personId: 'P-limin', by: '李敏', at: now - 3 } });
    const personId = await store.transaction(async ({ users, certifications }) => {
      const own = (await users.find('U-limin'))?.personId ?? '';
      const kept = await certifications.find('C-YANZHOU');
      if (kept) await certifications.save({ ...kept, cloudApplication: { personId: own, by: '李敏', at: now - 3 } });
      return own;
    });
    expect(personId).not.toBe('');
    expect(await of('limin')).toMatchObject({ state: 'doing', holder: 'you', by: '李敏', at: now - 3 });
    expect(await of('zhousiyuan')).toMatchObject({ state: 'doing', holder: 'colleague', by: '李敏' });
    await store.transaction(async ({ users }) => {
      const own = await users.find('U-limin');
      if (own) await users.save({ ...own, roles: ['CORP_QUERY'] });
    });
    const left = await of('zhousiyuan');
    expect([left?.holder, left?.by ?? '']).toEqual(['you', '']);
  });
});

it.each([
  [[], now - 9],
  [[now - 7, now - 4], now - 4],
] as const)('a bank account waits for its amount since the last transfer: %s', async (transfersSent, since) => {
  await store.transaction(async ({ bankAccounts }) => {
    const [some] = await bankAccounts.ofCompany('C-YANZHOU');
    if (some)
      await bankAccounts.save({
        ...some,
        id: 'BA-OWN',
        pkCorp: 'C-CHENSHI',
        accountNumber: '6299030000000999',
        addedBy: '陈老四',
        addedAt: now - 9,
        verifiedAt: undefined,
        removedAt: undefined,
        transfer: { ...some.transfer, wrong: 0, returned: undefined, sentAt: now - 1 },
        transfersSent: [...transfersSent],
      });
  });
  expect(await stepOf('chenlaosi', 'bank-account')).toMatchObject({ state: 'doing', at: since, by: '陈老四' });
});
