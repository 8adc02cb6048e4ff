import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { CallName } from '../../../../src/contract/calls.ts';
import { moneyToText, sumMoney } from '../../../../src/domain/money/money.ts';
import { mayAllocate as allocates } from '../../../../server/core/trade/allocation-work.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import type { HoldingRecord } from '../../../../server/core/records/trade.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { Trading } from '../../../builders/trading.ts';
import { financing } from '../../../contracts/store/records/financing.ts';

const company = 'C-ZHUHE';
const clock = { now: () => Date.parse('2026-11-27T02:00:00Z'), realTime: () => Date.now() };

let store: MemoryStore;
let backEnd: BackEnd;
let operator: Asker;
let member: Asker;

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker;
}

const held = async (companyId = company): Promise<readonly HoldingRecord[]> =>
  store.transaction(async ({ holdings }) =>
    holdings.page(
      { companyId, place: 'held', keyword: '', orderBy: 'dueOn', descending: false },
      { offset: 0, limit: 100 },
    ),
  );
const find = async (id: string): Promise<HoldingRecord | undefined> =>
  store.transaction(async ({ holdings }) => holdings.find(id));
/** A holding of the group without an organisation. */
const unallocated = async (): Promise<HoldingRecord> => {
  const found = (await held()).find(({ innerOrganisationId }) => innerOrganisationId === undefined);
  if (!found) throw new Error('All holdings are allocated');
  return found;
};
const allocatedTo = async (organisationId: string): Promise<readonly HoldingRecord[]> =>
  (await held()).filter((each) => each.innerOrganisationId === organisationId);
const changeGroup = async (change: (stopped: boolean, id: string) => boolean, isOn = true): Promise<void> =>
  store.transaction(async ({ groups }) => {
    const group = await groups.lock(company);
    if (group)
      await groups.save({
        ...group,
        innerOrganisationsOn: isOn,
        organisations: group.organisations.map((each) => ({ ...each, stopped: change(each.stopped, each.id) })),
      });
  });

const changeMember = async (change: Partial<UserRecord>): Promise<void> =>
  store.transaction(async ({ users }) => {
    const user = await users.byName('moyunchi');
    if (user) await users.save({ ...user, ...change });
  });

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock });
  operator = await as('tangyishan');
  member = await as('moyunchi');
});

const allocate = async (who: Asker, id: string, innerOrgId: string, version = 0, key?: string) =>
  who.ask('allocateCredit', { id, innerOrgId, version }, key);
const handBack = async (who: Asker, id: string, version: number, key?: string) =>
  who.ask('handBackCredit', { id, version }, key);

describe('who allocates holdings', () => {
  it.each([
    ['ROLE_CORP_OPERATOR', '', true],
    ['ROLE_CHAIN_OPERATOR', '', true],
    ['ROLE_CORE_OPERATOR', '', false],
    ['ROLE_CORP_DIRECTOR', '', false],
    ['ROLE_CORP_OPERATOR', 'GI-1', false],
  ])('is %s of the institution %j: %j', (role, institution, may) => {
    expect(allocates({ role, user: { institution } as UserRecord })).toBe(may);
  });
});

describe('allocating a holding', () => {
  it('gives it to an organisation, keeps all sums, and is recorded in the history of the instrument', async () => {
    const before = sumMoney((await held()).map(({ amount }) => amount));
    const { id, instrumentId } = await unallocated();
    expect(await allocate(operator, id, 'IO-ZH2')).toMatchObject({
      code: '0',
      data: { holdingId: id, innerOrgId: 'IO-ZH2', innerOrgName: '两江项目部', version: 1 },
    });
    expect(await find(id)).toMatchObject({ innerOrganisationId: 'IO-ZH2', allocationVersion: 1 });
    expect(sumMoney((await held()).map(({ amount }) => amount))).toEqual(before);
    const detail = await operator.given<{ allocations: readonly object[]; own: readonly object[] }>('tradeInstrument', {
      instrumentId,
    });
    expect(detail.allocations).toEqual([
      { event: 'allocated', innerOrgName: '两江项目部', personName: '唐亦山', time: clock.now() },
    ]);
    expect(detail.own).toMatchObject([{ innerOrgName: '两江项目部', allocationVersion: 1 }]);
  });

  it('tells the people of the organisation, and tells them when it is handed back', async () => {
    const { id, number } = await unallocated();
    await allocate(operator, id, 'IO-ZH1');
    await handBack(operator, id, 1);
    const titles = await store.transaction(async ({ messages }) =>
      (await messages.of('U-moyunchi', 0, 10))
        .filter(({ subject }) => subject === id)
        .toSorted((one, other) => (one.kind < other.kind ? -1 : 1)),
    );
    expect(titles.map(({ source, kind, values }) => [source, kind, values['number'], values['by']])).toEqual([
      ['allocation', 'allocated', number, '唐亦山'],
      ['allocation', 'returned', number, '唐亦山'],
    ]);
  });

  it.each([
    ['jiyuanzhou', 'NOT_PERMITTED'],
    ['moyunchi', 'NOT_PERMITTED'],
    ['luoqiubai', 'NOT_PERMITTED'],
    ['zhousiyuan', 'NOT_PERMITTED'],
  ])('is refused to %s', async (who, code) => {
    const { id } = await unallocated();
    expect(await allocate(await as(who), id, 'IO-ZH2')).toMatchObject({ code });
  });

  it('is refused for another company’s holding as for one that does not exist', async () => {
    const [other] = await held('C-YANZHOU');
    for (const id of [other?.id ?? '', 'constructor', '__proto__', 'H-NONE']) {
      expect(await allocate(operator, id, 'IO-ZH2')).toMatchObject({ code: 'NOT_FOUND' });
      expect(await handBack(operator, id, 0)).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it.each(['IO-1', 'constructor', '__proto__', 'IO-NONE'])('is refused to the organisation %s', async (innerOrgId) => {
    const { id } = await unallocated();
    expect(await allocate(operator, id, innerOrgId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await find(id)).not.toHaveProperty('innerOrganisationId', innerOrgId);
  });

  it('is refused with the reason', async () => {
    const { id } = await unallocated();
    const because = async (answer: ReturnType<typeof allocate>) => [(await answer).code, (await answer).data];
    expect(await because(allocate(operator, id, 'IO-ZH4'))).toEqual(['ALLOCATION', { because: 'stopped' }]);
    expect(await because(handBack(operator, id, 0))).toEqual(['ALLOCATION', { because: 'not-allocated' }]);
    await allocate(operator, id, 'IO-ZH2');
    expect(await because(allocate(operator, id, 'IO-ZH3', 0))).toEqual(['ALLOCATION', { because: 'changed' }]);
    expect(await because(allocate(operator, id, 'IO-ZH3', 1))).toEqual(['ALLOCATION', { because: 'allocated' }]);
    const transit = (await find(`H-${id}`))?.id ?? '';
    expect(await because(allocate(operator, transit, 'IO-ZH2'))).toEqual(['ALLOCATION', { because: 'not-held' }]);
  });

  it('is done once under one key, and another request under it is refused', async () => {
    const { id } = await unallocated();
    const first = await allocate(operator, id, 'IO-ZH2', 0, 'once');
    expect(await allocate(operator, id, 'IO-ZH2', 0, 'once')).toEqual(first);
    expect(first).toMatchObject({ code: '0' });
    const log = await store.transaction(async ({ holdingAllocations }) => holdingAllocations.ofHoldings([id]));
    expect(log.length).toBe(1);
    expect(await allocate(operator, id, 'IO-ZH3', 0, 'once')).not.toMatchObject({ code: '0' });
  });

  it('of two at once does one', async () => {
    const { id } = await unallocated();
    const answers = await Promise.all([
      allocate(operator, id, 'IO-ZH2'),
      allocate(await as('tangyishan'), id, 'IO-ZH3'),
    ]);
    expect(answers.filter(({ code }) => code === '0').length).toBe(1);
    expect(answers.filter(({ code }) => code === 'ALLOCATION').length).toBe(1);
    expect(await find(id)).toMatchObject({ allocationVersion: 1 });
  });

  it('is refused to an operator of an institution, who may hand nothing back either', async () => {
    const { id } = await unallocated();
    const [allocated] = await allocatedTo('IO-ZH1');
    await changeMember({ roles: ['ROLE_CORP_OPERATOR'] });
    const clerk = await as('moyunchi');
    expect(await allocate(clerk, id, 'IO-ZH1')).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await handBack(clerk, allocated?.id ?? '', 1)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await clerk.given('tradeOrganisations')).toMatchObject({ mayAllocate: false });
  });

  it('is announced to no other user, and to no user who sees no instruments', async () => {
    const { id } = await unallocated();
    await allocate(operator, id, 'IO-ZH1');
    await changeMember({ roles: ['CORP_MANAGER'] });
    await handBack(operator, id, 1);
    const kinds = async (userId: string) =>
      (await store.transaction(async ({ messages }) => messages.of(userId, 0, 100)))
        .filter(({ subject }) => subject === id)
        .map(({ kind }) => kind);
    expect(await kinds('U-jiyuanzhou')).toEqual([]);
    expect(await kinds('U-moyunchi')).toEqual(['allocated']);
  });

  it('is refused while inner organisations are switched off', async () => {
    const { id } = await unallocated();
    await changeGroup((stopped) => stopped, false);
    expect(await allocate(operator, id, 'IO-ZH2')).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await operator.ask('creditShowInner')).toMatchObject({ data: false });
    expect(await operator.given('tradeOrganisations')).toEqual({ records: [], mayAllocate: false });
    expect(await operator.ask('creditsOfInnerOrg', { ...page, innerOrgId: 'IO-ZH1' })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('handing back', () => {
  it('gives a holding back to the company, also from a stopped organisation', async () => {
    const [first] = await allocatedTo('IO-ZH2');
    await changeGroup((stopped, id) => stopped || id === 'IO-ZH2');
    expect(await handBack(operator, first?.id ?? '', 1)).toMatchObject({ code: '0', data: { version: 2 } });
    const after = await find(first?.id ?? '');
    expect(after?.innerOrganisationId).toBeUndefined();
    expect(after).toMatchObject({ allocationVersion: 2 });
  });
});

describe('the allocation of a transferred amount', () => {
  it('stays with the remainder; a received amount has none, and a returned amount gets it back', async () => {
    const trading = new Trading(store, clock);
    const [first] = await allocatedTo('IO-ZH2');
    if (!first) throw new Error('Nothing is allocated');
    const maker = await trading.caller('tangyishan', 'operator');
    const director = await trading.caller('jiyuanzhou', 'director');
    const transfer = async (amount: string) => {
      const saved = await trading.save(maker, 'transfer', {
        holdingId: first.id,
        lines: [{ payeeId: 'C-YANZHOU', amount }],
        purpose: '货款',
      });
      return trading.decide(director, saved);
    };
    await transfer('1000.00');
    expect(await find(first.id)).toMatchObject({ innerOrganisationId: 'IO-ZH2', allocationVersion: 1 });
    const sent = (await store.transaction(async ({ holdings }) => holdings.ofInstrument(first.instrumentId))).find(
      ({ companyId }) => companyId === 'C-YANZHOU',
    );
    expect(sent?.innerOrganisationId).toBeUndefined();
    const receiver = await trading.caller('zhousiyuan', 'operator');
    await trading.save(receiver, 'refuse', { holdingId: sent?.id ?? '' });
    expect(await find(first.id)).toMatchObject({ amount: first.amount, innerOrganisationId: 'IO-ZH2' });
  });
});

type Rows = {
  readonly count: number;
  readonly totalAmount: string;
  readonly records: readonly { holdingId: string }[];
};
const page = { page: 1, pageSize: 100 };
const idsOf = ({ records }: Rows): readonly string[] => records.map(({ holdingId }) => holdingId).toSorted();

describe('the list of holdings', () => {
  it('is filtered by an organisation with those below it, and by holdings without one', async () => {
    const of = async (innerOrgId?: string) =>
      operator.given<Rows>('creditsOfInnerOrg', { ...page, ...(innerOrgId === undefined ? {} : { innerOrgId }) });
    const [first, below, second] = [
      await allocatedTo('IO-ZH1'),
      await allocatedTo('IO-ZH11'),
      await allocatedTo('IO-ZH2'),
    ];
    expect([first.length, below.length, second.length]).toEqual([2, 1, 2]);
    expect(idsOf(await of('IO-ZH1'))).toEqual([...first, ...below].map(({ id }) => id).toSorted());
    expect(idsOf(await of('IO-ZH11'))).toEqual(below.map(({ id }) => id));
    expect((await of('IO-ZH1')).totalAmount).toBe(
      moneyToText(sumMoney([...first, ...below].map(({ amount }) => amount))),
    );
    const none = await of();
    expect(none.count).toBe((await held()).length - 5);
    expect(await of('IO-ZH3')).toMatchObject({ count: 0, records: [] });
  });

  it('answers an organisation of another company as one that does not exist', async () => {
    for (const innerOrgId of ['IO-1', 'constructor', '__proto__'])
      expect(await operator.ask('creditsOfInnerOrg', { ...page, innerOrgId })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('shows no organisations and no allocations to a role of a core enterprise', async () => {
    const core = await as('luoqiubai');
    expect(await core.ask('tradeOrganisations')).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await core.ask('creditsOfInnerOrg', page)).toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('names the organisations with the holdings of each itself', async () => {
    const { records, mayAllocate } = await operator.given<{
      records: readonly { innerOrgId: string; isActive: boolean; count: number }[];
      mayAllocate: boolean;
    }>('tradeOrganisations');
    expect(mayAllocate).toBe(true);
    expect(records.map(({ innerOrgId, isActive, count }) => [innerOrgId, isActive, count])).toEqual([
      ['IO-ZH1', true, 2],
      ['IO-ZH11', true, 1],
      ['IO-ZH2', true, 2],
      ['IO-ZH3', true, 0],
      ['IO-ZH4', false, 0],
    ]);
    expect(await (await as('jiyuanzhou')).given('tradeOrganisations')).toMatchObject({ mayAllocate: false });
  });

  it.each([
    ['tangyishan', true],
    ['jiyuanzhou', true],
    ['moyunchi', true],
    ['zhousiyuan', false],
    ['luoqiubai', false],
  ])('shows the allocation to %s: %s', async (who, shown) => {
    expect(await (await as(who)).ask('creditShowInner')).toMatchObject({ code: '0', data: shown });
  });
});

describe('a user of an institution that is an inner organisation', () => {
  const mine = async (): Promise<readonly HoldingRecord[]> => [
    ...(await allocatedTo('IO-ZH1')),
    ...(await allocatedTo('IO-ZH11')),
  ];
  const days = { from: '2026-01-01', to: '2026-12-31' };

  it('sees the holdings of its organisation and those below it', async () => {
    const list = await member.given<Rows>('tradeHoldings', { place: 'held', ...page });
    expect(idsOf(list)).toEqual((await mine()).map(({ id }) => id).toSorted());
    expect(await member.given<Rows>('tradeHoldings', { place: 'transit', ...page })).toMatchObject({ count: 0 });
    expect(await member.given<Rows>('creditsOfInnerOrg', page)).toMatchObject({ count: 0 });
    expect(await member.ask('creditsOfInnerOrg', { ...page, innerOrgId: 'IO-ZH2' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    const arrival = await find(`H-${(await unallocated()).id}`);
    await store.transaction(async ({ holdings }) => arrival && holdings.save({ ...arrival, amount: { fen: 100n } }));
    expect(await operator.given('creditsOfInnerOrg', page)).toMatchObject({ transit: { totalAmount: '1.00' } });
    // What is on its way has no organisation yet, so that a choice of one does not hide it.
    const ofOne = { ...page, innerOrgId: 'IO-ZH2' };
    expect(await operator.given('creditsOfInnerOrg', ofOne)).toMatchObject({ transit: { totalAmount: '1.00' } });
    expect(await member.given('creditsOfInnerOrg', page)).toMatchObject({ transit: { count: 0 } });
    const { records } = await member.given<{ records: readonly { innerOrgId: string }[] }>('tradeOrganisations');
    expect(records.map(({ innerOrgId }) => innerOrgId)).toEqual(['IO-ZH1', 'IO-ZH11']);
  });

  it('reads its instruments, and no other one', async () => {
    const [first] = await mine();
    const [other] = await allocatedTo('IO-ZH2');
    const own = await unallocated();
    const read = async (instrumentId = '') => member.ask('tradeInstrument', { instrumentId });
    expect(await read(first?.instrumentId)).toMatchObject({ code: '0', data: { own: [{ holdingId: first?.id }] } });
    for (const id of [other?.instrumentId, own.instrumentId, 'constructor', '__proto__'])
      expect(await read(id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('reads of the allocations of its instruments those to its organisation, and not who had them before', async () => {
    const [first] = await mine();
    const change = { holdingId: first?.id ?? '', companyId: 'C-ZHUHE', event: 'allocated', userId: '' } as const;
    const by = { at: 1, personName: '唐亦山' };
    await store.transaction(async ({ holdingAllocations }) => {
      for (const [id, name] of [
        ['IO-ZH2', '别的部门'],
        ['IO-ZH1', '本部门'],
      ] as const)
        await holdingAllocations.save({ ...change, ...by, id, organisationId: id, organisationName: name });
    });
    type Read = { readonly allocations: readonly { readonly innerOrgName: string }[] };
    const namesFor = async (who: Asker) => {
      const { allocations } = await who.given<Read>('tradeInstrument', { instrumentId: first?.instrumentId });
      return allocations.map(({ innerOrgName }) => innerOrgName).filter((name) => name.endsWith('部门'));
    };
    expect((await namesFor(operator)).toSorted()).toEqual(['别的部门', '本部门'].toSorted());
    expect(await namesFor(member)).toEqual(['本部门']);
  });

  it('has figures and a ledger that add up to its holdings', async () => {
    const sum = moneyToText(sumMoney((await mine()).map(({ amount }) => amount)));
    const figures = await member.given<object>('tradeFigures', { instrumentKind: 'credit' });
    expect(figures).toMatchObject({
      toDo: { count: 0 },
      holder: { held: { count: 3, totalAmount: sum }, transit: { count: 0 }, acceptBy: '' },
      recent: [],
    });
    expect(figures).not.toHaveProperty('financings.underWay');
    expect(await member.given('tradeLedger', { ...days, ...page })).toMatchObject({
      opening: '0.00',
      closing: sum,
      in: { count: 3, totalAmount: sum },
      out: { count: 0 },
    });
  });

  it('finds its instruments by their numbers, and no other one', async () => {
    const found = async (text = '') =>
      (
        await member.given<{ instruments: readonly { instrumentNo: string }[] }>('foundTradeRecords', { text })
      ).instruments.map(({ instrumentNo }) => instrumentNo);
    const [first] = await mine();
    expect(await found(first?.number)).toEqual([first?.number]);
    expect(await found((await unallocated()).number)).toEqual([]);
  });

  it('sees only the issuers of its own holdings', async () => {
    const issuers = await member.given<readonly { pkCorp: string }[]>('creditIssuers');
    expect(issuers.map(({ pkCorp }) => pkCorp)).toEqual([...new Set((await mine()).map(({ issuerId }) => issuerId))]);
  });

  it.each<readonly [CallName, object]>([
    ['tradeApplications', page],
    ['waitingTradeApplications', {}],
    ['tradeToDo', {}],
    ['tradeStatistics', { instrumentKind: 'credit', from: '2026-01', to: '2026-12' }],
    ['tradeFinancings', page],
    ['creditPilots', {}],
    ['creditCorpsByName', { corpName: '砚舟' }],
  ])('is refused %s', async (call, request) => {
    expect(await member.ask(call, request)).toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('sees nothing while inner organisations are switched off, and its menus do not lead there', async () => {
    const paths = async (): Promise<string> =>
      JSON.stringify((await member.given<{ menus3: object }>('security', { menus3Required: true })).menus3);
    expect(await paths()).toContain('/credit/chain/holdings');
    expect(await paths()).not.toMatch(/\/credit\/chain\/(?:statistics|applications|accept|finance)/u);
    await changeGroup((stopped) => stopped, false);
    expect(await paths()).not.toContain('/credit/chain/holdings');
    expect(await member.given<Rows>('tradeHoldings', { place: 'held', ...page })).toMatchObject({ count: 0 });
  });

  it('sees nothing in a role of a core enterprise', async () => {
    await changeMember({ roles: ['CORE_QUERY'] });
    const reader = await as('moyunchi');
    for (const [call, request] of [
      ['tradeInstruments', page],
      ['tradeFigures', { instrumentKind: 'credit' }],
      ['tradeLedger', { ...days, ...page }],
    ] as const)
      expect(await reader.ask(call, request)).toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('sees nothing of its company’s debts or other holdings', async () => {
    const [first] = await mine();
    const other = await unallocated();
    const elsewhere = (await held('C-YANZHOU'))[0];
    await store.transaction(async ({ instruments, holdings }) => {
      const issued = await instruments.find(elsewhere?.instrumentId ?? '');
      if (issued) await instruments.save({ ...issued, issuerId: company });
      // An overdue holding, and another part of the same instrument.
      await holdings.save({ ...other, dueOn: '2026-10-01', instrumentId: first?.instrumentId ?? '' });
    });
    expect(await member.ask('tradeInstrument', { instrumentId: elsewhere?.instrumentId })).toMatchObject({
      code: 'NOT_FOUND',
    });
    await allocate(operator, other.id, 'IO-ZH2');
    expect(await member.given('tradeInstrument', { instrumentId: first?.instrumentId })).toMatchObject({
      own: [{ holdingId: first?.id }],
      chain: expect.not.arrayContaining([expect.objectContaining({ holdingId: other.id })]),
      allocations: [{ innerOrgName: '江北项目部' }],
    });
    expect(await member.given('tradeFigures', { instrumentKind: 'credit' })).toMatchObject({
      holder: { overdue: { count: 0 } },
    });
  });

  it('sees no holder of its company’s instruments, although a part of one came back', async () => {
    const [first] = await mine();
    if (!first) throw new Error('Nothing is allocated');
    await store.transaction(async ({ instruments, holdings }) => {
      const instrument = await instruments.find(first.instrumentId);
      if (instrument) await instruments.save({ ...instrument, issuerId: company });
      await holdings.save({ ...first, id: 'H-holder', companyId: 'C-YANZHOU', originId: undefined });
    });
    const partsFor = async (who: Asker) =>
      (
        await who.given<{ chain: readonly { holdingId: string }[] }>('tradeInstrument', {
          instrumentId: first.instrumentId,
        })
      ).chain.map(({ holdingId }) => holdingId);
    expect(await partsFor(operator)).toContain('H-holder');
    expect(await partsFor(member)).toEqual([`H-${first.id}`, first.id]);
  });

  it('has of an instrument the lines of its own part alone', async () => {
    const [first] = await mine();
    const lines = async (who: Asker) =>
      (
        await who.given<{ postings: readonly { entry: string }[] }>('tradeInstrument', {
          instrumentId: first?.instrumentId,
        })
      ).postings.map(({ entry }) => entry);
    const all = await lines(member);
    const other = { ...(await unallocated()), id: 'H-other', instrumentId: first?.instrumentId ?? '' };
    await store.transaction(async ({ holdings, postings }) => {
      const [line] = (await postings.ofInstrument(other.instrumentId)).filter(({ toId }) => toId === first?.id);
      if (!line) throw new Error('Nothing arrived');
      await holdings.save(other);
      await postings.append([{ ...line, id: 'P-other', toId: other.id }]);
    });
    expect(await lines(operator)).toHaveLength(all.length + 1);
    expect(await lines(member)).toEqual(all);
  });

  it('finds no application of its company', async () => {
    const [first] = await mine();
    const found = async (who: Asker) => {
      const [made] = await store.transaction(async ({ tradeApplications }) =>
        tradeApplications.about(company, first?.instrumentId ?? '', [], 1),
      );
      const { applications } = await who.given<{ applications: readonly object[] }>('foundTradeRecords', {
        text: made?.number ?? '',
      });
      return applications.length;
    };
    expect([await found(operator), await found(member)]).toEqual([1, 0]);
  });

  it('finds no financing of its company', async () => {
    await store.transaction(async ({ financings }) => financings.save({ ...financing, companyId: company }));
    const found = async (who: Asker) =>
      (await who.given<{ financings: readonly object[] }>('foundTradeRecords', { text: financing.number })).financings
        .length;
    expect([await found(operator), await found(member)]).toEqual([1, 0]);
  });

  it('is offered no act to undo an instrument that its company could cancel', async () => {
    const [first] = await mine();
    const actsOffered = async (who: Asker) => {
      const detail = await who.given<{ chain: readonly { undoActs: readonly string[] }[] }>('tradeInstrument', {
        instrumentId: first?.instrumentId,
      });
      return detail.chain.flatMap(({ undoActs }) => undoActs);
    };
    await changeMember({ roles: ['ROLE_CORP_OPERATOR'] });
    expect(await actsOffered(operator)).toEqual(['cancellation']);
    expect(await actsOffered(await as('moyunchi'))).toEqual([]);
  });

  it('has no messages about allocations while inner organisations are switched off', async () => {
    await allocate(operator, (await unallocated()).id, 'IO-ZH1');
    const shown = async (): Promise<string> =>
      JSON.stringify(await member.given('messages', { messageState: 'SENT', messageType: 'ALL' }));
    expect(await shown()).toContain('江北项目部');
    await changeGroup((stopped) => stopped, false);
    expect(await shown()).not.toContain('江北项目部');
  });

  it('no longer sees a holding that is handed back', async () => {
    const [first] = await mine();
    await handBack(operator, first?.id ?? '', 1);
    expect(await member.ask('tradeInstrument', { instrumentId: first?.instrumentId })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the name of the organisation that a user works in', () => {
  it('is the one that it has today, in the account and among the companies that are served', async () => {
    await store.transaction(async ({ groups }) => {
      const group = await groups.lock(company);
      if (!group) throw new Error('No group');
      const renamed = group.organisations.map((each) =>
        each.id === 'IO-ZH1' ? { ...each, name: '江北第一项目部' } : each,
      );
      await groups.save({ ...group, organisations: renamed });
    });
    const asked = { user3Required: true };
    expect(await member.given('security', asked)).toMatchObject({ user3: { innerOrgName: '江北第一项目部' } });
    expect(await member.given('servedCompanies')).toMatchObject([{ institution: '江北第一项目部' }]);
  });
});
