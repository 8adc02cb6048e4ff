import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import type {
  AuthorisationChange,
  Authorisations,
  AuthorisationDesk,
  AuthorisationOutcome,
} from '../../../src/application/ports/company/authorisation-desk.ts';
import type {
  Organisations,
  OrganisationDesk,
  OrganisationOutcome,
} from '../../../src/application/ports/company/organisation-desk.ts';
import type { Authorisation, GroupDesk } from '../../../src/application/ports/company/group-desk.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { InnerOrganisation } from '../../../src/domain/parties/inner-organisation.ts';
import { neutralPageConfig } from '../../../src/domain/platform/page-config.ts';
import { AuthorisationsPresenter } from '../../../src/presentation/company/authorisations/authorisations-presenter.ts';
import { InnerOrgsPresenter } from '../../../src/presentation/company/inner-orgs/inner-orgs-presenter.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { AuthorisationsScreen } from '../../../src/views/company/authorisations/AuthorisationsScreen.tsx';
import { InnerOrgsScreen } from '../../../src/views/company/inner-orgs/InnerOrgsScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { loadProductTexts } from '../../../src/words/products/load-product-texts.ts';
import { fakeOrganisationDesk } from '../../builders/organisation-desk.ts';
import { never } from '../../builders/message-boxes.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const organisation = (
  id: string,
  name: string,
  parentId = '',
  more: Partial<InnerOrganisation> = {},
): InnerOrganisation => ({
  id,
  code: `QH${id}`,
  name,
  level: parentId === '' ? 1 : 2,
  parentId,
  state: 'active',
  products: [],
  ...more,
});
const organisations = [
  organisation('1', '装备制造事业部', '', { products: ['CREDIT', 'EST'] }),
  organisation('11', '铸锻分厂', '1', { state: 'stopped' }),
  organisation('2', '采购中心', '', { state: 'unrecognised' }),
];
const authorisation: Authorisation = {
  id: 'A1',
  personName: '梁叙白',
  organisationName: '装备制造事业部',
  products: ['CREDIT'],
  actions: [],
  from: '2026-03-01',
  until: '2027-02-28',
  withdrawnOn: '',
  state: 'valid',
};

async function open(
  Screen: () => React.ReactNode,
  desk: Partial<GroupDesk>,
  authorisationDesk: AuthorisationDesk = {
    isOffered: false,
    authorisations: never,
    grant: never,
    withdraw: never,
    decide: never,
  },
  organisationDesk: OrganisationDesk = fakeOrganisationDesk(),
) {
  const session = new SessionStore(
    {
      pageConfig: async () => ({
        ...neutralPageConfig,
        productTitles: [{ product: 'EST', title: '砚融', titleEn: 'Yanrong' }],
      }),
    },
    { current: never, switchRole: never, stay: never, signOut: async () => undefined },
  );
  await session.configure();
  const clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  const parts = {
    authorisationDesk,
    organisationDesk,
    clock,
    toasts: new Toasts(clock),
    desk: { head: never, organisations: never, authorisations: never, ...desk },
    session,
    texts: loadProductTexts,
    creditsPath: (id: string) => `/holdings?org=${id}`,
  };
  const offered = {
    innerOrgs: () => new InnerOrgsPresenter(parts),
    authorisations: () => new AuthorisationsPresenter(parts),
  };
  await act(async () => {
    show(
      <PresentersContext value={{ of: () => offered } as unknown as Presenters}>
        <Screen />
      </PresentersContext>,
    );
  });
  await act(async () => void (await loadProductTexts('zh-CN')));
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the page of inner organisations', () => {
  it('shows each organisation in the tree with its state and permissions, in the host’s words', async () => {
    await open(InnerOrgsScreen, { organisations: async () => organisations });
    expect(names()).toEqual(['装备制造事业部', '铸锻分厂', '采购中心']);
    for (const words of [
      '3 个组织',
      '可办理：应收账款债权、砚融',
      '编码 QH11 · 第 2 级 · 上级：装备制造事业部',
      '编码 QH2 · 第 1 级 · 直属企业',
      '已停用，不能代表企业办理业务',
      '已停用',
      '状态未知',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getAllByText('目前没有有效的授权，不能代表企业办理业务')).toHaveLength(1);
  });

  it('folds one and all, and finds folded ones by name or code', async () => {
    await open(InnerOrgsScreen, { organisations: async () => organisations });
    fireEvent.click(screen.getByRole('button', { name: '收起装备制造事业部的下级组织' }));
    expect([
      names(),
      screen.getByRole('button', { name: '展开装备制造事业部的下级组织' }).getAttribute('aria-expanded'),
    ]).toEqual([['装备制造事业部', '采购中心'], 'false']);
    const search = screen.getByRole('searchbox', { name: '按名称或编码查找' });
    fireEvent.change(search, { target: { value: '铸锻' } });
    expect(names()).toEqual(['装备制造事业部', '铸锻分厂']);
    fireEvent.change(search, { target: { value: '没有' } });
    expect(screen.getByText('没有符合的组织')).toBeTruthy();
    fireEvent.change(search, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: '全部展开' }));
    expect(names()).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: '全部收起' }));
    expect(names()).toEqual(['装备制造事业部', '采购中心']);
  });

  it('reports that there are none, and a failure with a retry', async () => {
    await open(InnerOrgsScreen, { organisations: async () => [] });
    expect(screen.getByText('还没有内部组织')).toBeTruthy();
    cleanup();
    let fails = true;
    await open(InnerOrgsScreen, {
      organisations: async () => (fails ? Promise.reject(new PortFault('offline')) : organisations),
    });
    fails = false;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
    expect(names()).toHaveLength(3);
  });
});

describe('changing inner organisations', () => {
  const managed = organisations.map(({ state, products: _products, level: _level, ...each }) => ({
    ...each,
    stopped: state === 'stopped',
    version: 2,
    memberCount: each.id === '1' ? 1 : 0,
  }));
  const person = {
    userId: 'U-1',
    personName: '莫云迟',
    mobile: '140****1041',
    institution: '江北项目部',
    organisationId: '1',
    mayPlace: true,
  };
  const standing: Organisations = {
    mayChange: true,
    organisations: managed,
    people: [person, { ...person, userId: 'U-2', personName: '季远舟', institution: '', mayPlace: false }],
    changes: [
      {
        event: 'placed',
        subjectName: '莫云迟',
        before: '采购中心',
        after: '装备制造事业部',
        at: Date.parse('2026-11-21T01:00:00Z'),
        by: '骆秋白',
      },
      {
        event: 'made',
        subjectName: '采购中心',
        before: '',
        after: '',
        at: Date.parse('2026-11-20T01:00:00Z'),
        by: '骆秋白',
      },
    ],
  };
  const page = async (more: Partial<Organisations> = {}, outcome: OrganisationOutcome = { done: true, now: '1' }) => {
    const did: string[] = [];
    const answer =
      (what: string) =>
      async (...asked: readonly unknown[]): Promise<OrganisationOutcome> => {
        did.push(`${what} ${JSON.stringify(asked)}`);
        return outcome;
      };
    await open(
      InnerOrgsScreen,
      { organisations: async () => organisations },
      undefined,
      fakeOrganisationDesk({
        isOffered: true,
        organisations: async () => ({ ...standing, ...more }),
        create: answer('make'),
        rename: answer('rename'),
        close: answer('stop'),
        place: answer('place'),
      }),
    );
    return did;
  };
  const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const inDialog = () => within(screen.getByRole('alertdialog'));
  const confirm = async (name: string) =>
    act(async () => void fireEvent.click(inDialog().getByRole('button', { name })));

  it('adds one below the organisation whose button was pressed, once its fields are right', async () => {
    const did = await page();
    await press('新增下级：装备制造事业部');
    await confirm('新增');
    expect([inDialog().getByText('请填写编码') !== null, inDialog().getByText('请填写名称') !== null, did]).toEqual([
      true,
      true,
      [],
    ]);
    fireEvent.change(inDialog().getByLabelText(/^编码/u), { target: { value: 'QH12' } });
    fireEvent.change(inDialog().getByLabelText(/^名称/u), { target: { value: '物流中心' } });
    expect(inDialog().getByLabelText<HTMLSelectElement>(/^上级组织/u).value).toBe('1');
    await confirm('新增');
    expect(did).toEqual(['make [{"code":"QH12","name":"物流中心","parentId":"1"}]']);
  });

  it('leads to the credits that keep an organisation from being stopped', async () => {
    await page({}, { done: false, because: 'holds' });
    await press('停用：装备制造事业部');
    expect(inDialog().queryByRole('link')).toBeNull();
    await confirm('停用');
    expect(inDialog().getByRole('link', { name: '看还有哪些凭证' }).getAttribute('href')).toContain('/holdings?org=1');
  });

  it('saves a name by Enter in its field', async () => {
    const did = await page();
    await press('改名：装备制造事业部');
    const field = inDialog().getByLabelText(/^名称/u);
    fireEvent.change(field, { target: { value: '装备事业部' } });
    // A browser submits the form of a single field when Enter is pressed in it.
    await act(async () => void fireEvent.submit(field));
    expect(did).toEqual(['rename [{"organisationId":"1","version":2},"装备事业部"]']);
  });

  it('says in the dialog why an organisation is not stopped, and how many people work there', async () => {
    await page({}, { done: false, because: 'children' });
    await press('停用：装备制造事业部');
    expect(inDialog().getByText(/1 名人员仍登记在组织内/u)).toBeTruthy();
    await confirm('停用');
    expect(inDialog().getByRole('alert').textContent).toContain('还有正常的下级组织，请先停用，或移到其他组织之下。');
  });

  it('offers only to reopen a stopped organisation', async () => {
    await page();
    expect(screen.getByRole('button', { name: '恢复使用：铸锻分厂' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '改名：铸锻分厂' })).toBeNull();
  });

  it('lists the people by organisation, and changes where one of an institution works', async () => {
    const did = await page();
    const members = within(screen.getByRole('region', { name: '组织内的人员' }));
    expect(members.getByRole('heading', { level: 3 }).textContent).toBe('装备制造事业部2 人');
    expect(members.getByText('140****1041 · 本企业人员，可以看到全部业务')).toBeTruthy();
    expect(members.queryByRole('button', { name: '调整：季远舟' })).toBeNull();
    await press('调整：莫云迟');
    fireEvent.change(inDialog().getByLabelText(/^所在组织/u), { target: { value: '' } });
    await confirm('调整');
    expect(did).toEqual(['place ["U-1","1",""]']);
  });

  it('shows the log: who, when and what', async () => {
    await page();
    const lines = within(screen.getByRole('region', { name: '变更记录' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '2026-11-21 09:00:00 骆秋白 将莫云迟从采购中心调整到装备制造事业部',
      '2026-11-20 09:00:00 骆秋白 新增采购中心',
    ]);
  });

  it('shows a user without the right who has it, and offers nothing', async () => {
    await page({ mayChange: false, people: [] });
    expect(screen.getByText('内部组织和人员由主用户或企业管理员变更。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /新增|改名|停用/u })).toBeNull();
    expect(screen.queryByRole('region', { name: '组织内的人员' })).toBeNull();
  });

  it('shows the page as it is without the extension', async () => {
    await open(InnerOrgsScreen, { organisations: async () => organisations });
    expect(screen.queryByRole('button', { name: /新增|改名|停用/u })).toBeNull();
    expect(screen.queryByRole('region', { name: '变更记录' })).toBeNull();
  });
});

describe('the page of authorisations', () => {
  it('lists valid ones apart from others, with scope and dates', async () => {
    await open(AuthorisationsScreen, {
      authorisations: async () => [
        authorisation,
        { ...authorisation, id: 'A2', personName: '段青崖', state: 'withdrawn', withdrawnOn: '2026-06-01' },
        { ...authorisation, id: 'A3', personName: '岑若溪', state: 'not-yet' },
        { ...authorisation, id: 'A4', state: 'expired' },
        { ...authorisation, id: 'A5', state: 'unrecognised' },
      ],
    });
    const [holding, others] = [
      screen.getByRole('region', { name: '有效的授权' }),
      screen.getByRole('region', { name: '未生效和已失效的授权' }),
    ];
    expect(holding.textContent).toContain(
      '梁叙白有效装备制造事业部授权范围：应收账款债权有效期：2026-03-01 至 2027-02-28（含当日）',
    );
    expect(
      ['已撤回', '2026-06-01 撤回', '未生效', '已到期', '状态未知'].every((words) =>
        others.textContent?.includes(words),
      ),
    ).toBe(true);
  });

  it('reports that none is valid, and that there are none', async () => {
    await open(AuthorisationsScreen, { authorisations: async () => [{ ...authorisation, state: 'expired' }] });
    expect(screen.getByText(/集团内没有人可以代表企业办理业务/u)).toBeTruthy();
    cleanup();
    await open(AuthorisationsScreen, { authorisations: async () => [] });
    expect(screen.getByText('还没有授权')).toBeTruthy();
  });
});

describe('giving and withdrawing authorisations', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  const change = (more: Partial<AuthorisationChange> = {}): AuthorisationChange => ({
    id: 'A1',
    personName: '梁叙白',
    mobile: '',
    organisationName: '装备制造事业部',
    products: ['CREDIT'],
    actions: [],
    from: '2026-03-01',
    until: '2027-02-28',
    unconfirmed: undefined,
    steps: [],
    proposal: undefined,
    mayWithdraw: true,
    ...more,
  });
  const standing = (
    authorisations: readonly AuthorisationChange[],
    more: Partial<Authorisations> = {},
  ): Authorisations => ({
    mayGrant: true,
    decidesAlone: false,
    people: [],
    organisations: [{ id: 'IO-1', name: '装备制造事业部' }],
    products: ['CREDIT', 'EST'],
    authorisations,
    ...more,
  });
  const page = async (now: Authorisations, next: Authorisations = now, held = authorisation) => {
    const did: string[] = [];
    const answer = (what: string): AuthorisationOutcome => (did.push(what), { done: true, now: next });
    await open(
      AuthorisationsScreen,
      { authorisations: async () => [held] },
      {
        isOffered: true,
        authorisations: async () => now,
        grant: async ({ personName, products }) => answer(`give ${personName} ${products.join()}`),
        withdraw: async (id) => answer(`withdraw ${id}`),
        decide: async (id, confirmed) => answer(`decide ${id} ${confirmed}`),
      },
    );
    return did;
  };
  const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const fill = async (label: RegExp, value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

  it('moves to the missing field, and sends the proposal', async () => {
    const did = await page(standing([change()]));
    await press('新增授权');
    expect(document.activeElement?.id).toBe('authorise-personName');
    await press('提交授权');
    expect([
      screen.getAllByText(/请填写姓名/).length > 0,
      screen.getAllByText(/请至少选择一个产品/).length > 0,
      did,
    ]).toEqual([true, true, []]);
    await fill(/^姓名/, '方知雨');
    await fill(/^内部组织/, 'IO-1');
    await fill(/^结束日期/, '2027-11-20');
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: '砚融' })));
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: '提交资料和申请' })));
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toHaveLength(4);
    await press('提交授权');
    expect([did, screen.queryByRole('button', { name: '提交授权' }), document.activeElement?.textContent]).toEqual([
      ['give 方知雨 EST'],
      null,
      '新增授权',
    ]);
  });

  it('shows a pending proposal with its deadline, and decides after a confirmation', async () => {
    const waiting = change({
      id: 'A2',
      personName: '方知雨',
      unconfirmed: 'waiting',
      mayWithdraw: false,
      steps: [{ event: 'proposed', at: Date.parse('2026-11-21T01:00:00Z'), by: '骆秋白' }],
      proposal: {
        id: 'PP-1',
        withdraws: false,
        until: Date.parse('2026-11-28T01:00:00Z'),
        isOwn: false,
        mayDecide: true,
      },
    });
    const did = await page(standing([waiting, change()], { mayGrant: false }));
    expect([
      screen.getByText('新增授权：方知雨') !== null,
      screen.getByText('骆秋白于 2026-11-21 09:00:00 提出授权') !== null,
      screen.queryByRole('button', { name: '新增授权' }),
    ]).toEqual([true, true, null]);
    expect([
      screen.getByText('请在 2026-11-28 09:00:00 前确认，逾期作废') !== null,
      screen.queryByRole('link', { name: '人员与权限' }),
    ]).toEqual([true, null]);
    await press('确认 方知雨');
    expect([did, screen.getAllByText('确认授权方知雨代表企业办理业务？').length > 0]).toEqual([[], true]);
    await act(
      async () => void fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '确认' })),
    );
    expect(did).toEqual(['decide PP-1 true']);
  });

  it('labels a proposed withdrawal, and links its proposer to the cancellation', async () => {
    const proposal = {
      id: 'PP-1',
      withdraws: true,
      until: Date.parse('2026-11-28T01:00:00Z'),
      isOwn: false,
      mayDecide: true,
    };
    await page(
      standing([
        change({ proposal }),
        change({
          id: 'A3',
          personName: '岑若溪',
          proposal: { ...proposal, id: 'PP-2', isOwn: true, mayDecide: false },
        }),
      ]),
    );
    expect(screen.getByRole('link', { name: '人员与权限' }).getAttribute('href')).toBe('/my/person');
    await press('不同意 梁叙白');
    expect(screen.getAllByText('不同意撤回对梁叙白的授权？').length).toBeGreaterThan(0);
  });

  it('withdraws after a confirmation, and warns of one that ends soon', async () => {
    const did = await page(standing([change()]), undefined, { ...authorisation, until: '2026-11-25' });
    expect(screen.getByText('还有 4 天到期')).toBeTruthy();
    await press('撤回授权 梁叙白');
    await act(
      async () =>
        void fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '撤回授权' })),
    );
    expect(did).toEqual(['withdraw A1']);
  });
});
