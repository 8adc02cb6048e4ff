import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { GroupRecord } from '../../../../server/core/records/company.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

let store: MemoryStore;
let clock: ManualClock;
let backEnd: BackEnd;
beforeEach(async () => {
  [store, clock] = [new MemoryStore(), new ManualClock(Date.parse('2026-11-21T02:00:00Z'))];
  backEnd = await demoBackEnd(store, undefined, { clock });
});

async function as(account: string, at = backEnd): Promise<Asker> {
  const asker = new Asker(at);
  expect(await asker.signIn(account)).toMatchObject({ code: '0' });
  return asker;
}

async function group(more: Partial<GroupRecord>): Promise<void> {
  await store.transaction(async ({ groups }) => {
    const kept = await groups.find('C-QIHENG');
    if (!kept) throw new Error('There is no group');
    await groups.save({ ...kept, ...more });
  });
}

const codes = async (asker: Asker) => [(await asker.ask('innerOrgs')).code, (await asker.ask('authorisations')).code];
const paths = async (asker: Asker) =>
  JSON.stringify(await asker.given('security', { menus3Required: true })).match(
    /\/my\/(?:inner-org|authorization)\/index/gu,
  ) ?? [];
const authorised = (
  id: string,
  more: Partial<GroupRecord['authorisations'][number]> = {},
): GroupRecord['authorisations'][number] => ({
  id,
  personName: '温以宁',
  organisationId: 'IO-2',
  products: ['EDT'],
  from: '2026-01-01',
  until: '2026-12-31',
  withdrawnOn: '',
  ...more,
});

describe('the data of a group', () => {
  it.each([
    [true, true, ['0', '0']],
    [true, false, ['0', 'NOT_PERMITTED']],
    [false, true, ['NOT_PERMITTED', '0']],
    [false, false, ['NOT_PERMITTED', 'NOT_PERMITTED']],
  ] as const)(
    'are given as they are switched on: inner organisations %s, authorisations %s',
    async (innerOrganisationsOn, authorisationsOn, expected) => {
      await group({ innerOrganisationsOn, authorisationsOn });
      const luo = await as('luoqiubai');
      expect(await codes(luo)).toEqual(expected);
      expect(await luo.given('innerOrgFlags')).toEqual({
        innerOrgFlag: innerOrganisationsOn,
        authorizationFlag: authorisationsOn,
      });
      expect(await paths(luo)).toEqual([
        ...(innerOrganisationsOn ? ['/my/inner-org/index'] : []),
        ...(authorisationsOn ? ['/my/authorization/index'] : []),
      ]);
    },
  );

  it('have no authorisations where the back end does not support them', async () => {
    const luo = await as('luoqiubai', await demoBackEnd(store, undefined, { clock, extensions: [] }));
    expect(await luo.given('innerOrgFlags')).toEqual({ innerOrgFlag: true, authorizationFlag: false });
    expect([await codes(luo), await paths(luo)]).toEqual([['0', 'NOT_FOUND'], ['/my/inner-org/index']]);
  });

  it('are not available to accounts of institutions', async () => {
    await store.transaction(async ({ users }) => {
      const luo = await users.byName('luoqiubai');
      if (luo) await users.save({ ...luo, institution: '衡铎银行' });
    });
    const luo = await as('luoqiubai');
    expect([await codes(luo), await paths(luo), await luo.given('innerOrgFlags')]).toEqual([
      ['NOT_PERMITTED', 'NOT_PERMITTED'],
      [],
      { innerOrgFlag: false, authorizationFlag: false },
    ]);
  });

  it('are not available without a session', async () => {
    expect([await codes(new Asker(backEnd)), (await new Asker(backEnd).ask('innerOrgFlags')).code]).toEqual([
      ['SESSION_REQUIRED', 'SESSION_REQUIRED'],
      'SESSION_REQUIRED',
    ]);
  });
});

describe('the products of an organisation', () => {
  const products = async () =>
    (
      await (
        await as('luoqiubai')
      ).given<readonly { innerOrgId: string; state: string; products: readonly string[] }[]>('innerOrgs')
    )
      .filter(({ innerOrgId }) => ['IO-2', 'IO-21'].includes(innerOrgId))
      .map(({ state, products: each }) => [state, each.join()]);

  it('are those that are authorised for it, and none once it is stopped', async () => {
    await group({
      authorisations: [
        authorised('A'),
        authorised('B', { organisationId: 'IO-21' }),
        authorised('C', { organisationId: 'IO-3', products: ['CREDIT'] }),
      ],
    });
    expect(await products()).toEqual([
      ['VALID', 'EDT'],
      ['STOPPED', ''],
    ]);
  });

  it('are by the day in Shanghai', async () => {
    await group({ authorisations: [authorised('A', { from: '2026-11-22' })] });
    expect(await products()).toEqual([
      ['VALID', ''],
      ['STOPPED', ''],
    ]);
    clock.advance(14 * 3_600_000);
    expect(await products()).toEqual([
      ['VALID', 'EDT'],
      ['STOPPED', ''],
    ]);
  });
});

describe('the authorisations', () => {
  const told = async () =>
    (await as('luoqiubai')).given<
      readonly { authorisationId: string; innerOrgName: string; state: string; withdrawnOn?: string }[]
    >('authorisations');

  it('begin with the valid ones, and are sorted by date', async () => {
    await group({
      authorisations: [
        authorised('withdrawn', { withdrawnOn: '2026-11-01' }),
        authorised('expired', { until: '2026-10-31' }),
        authorised('older'),
        authorised('newer', { from: '2026-06-01' }),
        authorised('newest', { from: '2026-09-01' }),
        authorised('not yet', { from: '2026-12-01' }),
        authorised('as old', { personName: '梁叙白' }),
      ],
    });
    expect((await told()).map(({ authorisationId }) => authorisationId)).toEqual([
      'newest',
      'newer',
      'older',
      'as old',
      'not yet',
      'expired',
      'withdrawn',
    ]);
  });

  it('include those of removed organisations, and those that are withdrawn from a later day', async () => {
    await group({
      authorisations: [
        authorised('A', { organisationId: 'IO-9' }),
        authorised('B', { withdrawnOn: '2026-11-22', from: '2025-01-01' }),
      ],
    });
    expect(await told()).toMatchObject([
      { authorisationId: 'A', innerOrgName: '', state: 'valid' },
      { authorisationId: 'B', innerOrgName: '西北采购中心', state: 'valid', withdrawnOn: '2026-11-22' },
    ]);
  });
});

describe('the head of a group', () => {
  it('is shown for the own company, and for no other', async () => {
    const luo = await as('luoqiubai');
    for (const request of [{}, { pkCorp: '' }, { pkCorp: 'C-QIHENG' }])
      expect(await luo.ask('groupHead', request)).toMatchObject({ code: '0', data: { isOwn: true, isMember: true } });
    expect(await luo.ask('groupHead', { pkCorp: 'C-YANZHOU' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not a member once it is deregistered', async () => {
    const zhou = await as('zhousiyuan');
    const upper = await store.transaction(async ({ companies, realNames }) => {
      const [found, record] = [await companies.find('C-QIHENG'), await realNames.lock('C-YANZHOU')];
      if (!found || !record?.certified) throw new Error('The demo world has lost its companies');
      await realNames.save({
        ...record,
        certified: {
          ...record.certified,
          form: { ...record.certified.form, isBranch: true, upperName: '启衡重工', upperCode: found.uscc },
        },
      });
      return found;
    });
    expect(await zhou.given('groupHead')).toEqual({
      corpName: upper.name,
      socialCreditCode: upper.uscc,
      isOwn: false,
      isMember: true,
    });
    await store.transaction(async ({ companies }) => companies.save({ ...upper, deregistered: true }));
    expect(await zhou.given('groupHead')).toEqual({
      corpName: '启衡重工',
      socialCreditCode: upper.uscc,
      isOwn: false,
      isMember: false,
    });
  });
});
