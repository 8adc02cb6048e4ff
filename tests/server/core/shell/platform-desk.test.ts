import { beforeEach, describe, expect, it } from 'vitest';
import { roleName } from '../../../../server/core/identity/role-names.ts';
import { holidaysOf, workingCalendarOf } from '../../../../server/core/platform/holidays.ts';
import type { OpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { landingOf, menusOf } from '../../../../server/core/home/shared/menus.ts';
import { booksOf } from '../../../../server/core/evidence/shared/books-for.ts';
import { asksOriginals, termsFor } from '../../../../server/core/platform/platform-config.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import type { ProductCode } from '../../../../src/domain/catalogue/product-code.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld, type World } from '../evidence/uploading.ts';

const everything = {
  user3Required: true,
  candidateRoles3Required: true,
  roles3Required: true,
  menus3Required: true,
  currentRole3: true,
};

const neutralPageConfigWithSms = { ...neutralPageConfig, offersSms: true };

let world: World;
let events: SecurityEvent[];
beforeEach(async () => {
  events = [];
  world = await uploadingWorld(new MemoryObjectStore(), {
    security: (event) => void events.push(event),
    clock: { now: () => Date.parse('2026-11-21T02:00:00Z'), realTime: () => Date.now() },
  });
});
const paths = (role: string, among: readonly OpenBook[] = ['credit']): readonly (string | null | undefined)[] =>
  menusOf(role, among, 'en')
    .flatMap((menu) => (menu.children ?? []).map((child) => child.menuUrl))
    .filter(
      (path) =>
        !path?.startsWith('/common/finance-data/index') &&
        !path?.startsWith('/my/') &&
        path !== '/common/receivables/index',
    );

describe('the signed-in person', () => {
  it('has the company’s short name, a masked mobile number, and the role’s name', async () => {
    expect((await asked(world, 'security', everything, await world.asking('zhousiyuan'))).data).toMatchObject({
      user3: {
        userId: 'U-zhousiyuan',
        userName: 'zhousiyuan',
        personName: '周思远',
        personRoleNames: 'Operator',
        mobile: expect.stringMatching(/^140\*{4}\d{4}$/u) as unknown,
        userType: 'CORP',
        corpName: '宁波砚舟精密铸造',
      },
      candidateRoles: [{ pkRole: 'ROLE_CORP_OPERATOR', roleName: 'Operator' }],
      roles3: [{ pkRole: 'ROLE_CORP_OPERATOR', roleName: 'Operator' }],
      currentRole3: 'ROLE_CORP_OPERATOR',
      homeUrl: '/index',
      isMain: true,
      isCore: false,
    });
  });

  it('of a core enterprise is marked as one', async () => {
    const { data } = await asked(world, 'security', everything, await world.asking('luoqiubai', 'ROLE_CORE_OPERATOR'));
    expect(data).toMatchObject({
      user3: { userType: 'CORE', personRoleNames: 'Core enterprise operator' },
      isCore: true,
      homeUrl: '/index',
    });
  });

  it('has only the requested parts', async () => {
    const { data } = await asked(world, 'security', {}, await world.asking('zhousiyuan'));
    expect(data).toEqual({
      user3: undefined,
      candidateRoles: undefined,
      roles3: undefined,
      menus3: undefined,
      currentRole3: undefined,
      homeUrl: '/index',
      sessionLeft: expect.closeTo(12 * 3_600_000, -5),
      isMain: true,
      isCore: false,
    });
  });
});

describe('a role', () => {
  const base = '/credit/finance-data';

  it.each([
    [
      'ROLE_CORP_OPERATOR',
      [
        `${base}/index/finance`,
        `${base}/detail`,
        `${base}/create/finance`,
        `${base}/upload/default`,
        `${base}/upload/success`,
      ],
    ],
    ['ROLE_CORP_DIRECTOR', [`${base}/index/finance`, `${base}/detail`]],
    [
      'ROLE_CORE_OPERATOR',
      [
        `${base}/index/issue`,
        `${base}/detail`,
        `${base}/create/issue`,
        `${base}/upload/default`,
        `${base}/upload/success`,
      ],
    ],
    ['ROLE_CORE_DIRECTOR', [`${base}/index/issue`, `${base}/detail`]],
    ['CORP_MANAGER', []],
  ])('%s can open %j', (role, allowed) => {
    expect(paths(role)).toEqual(allowed);
  });

  it.each<[string, readonly ProductCode[], readonly ProductCode[], readonly OpenBook[]]>([
    ['one product', ['EST'], ['CREDIT', 'EST'], ['est']],
    ['one of which there are three books', ['CREDIT', 'EST'], ['CREDIT'], ['credit', 'first-trade', 'labourer']],
    ['one that is called otherwise', [], ['GPC'], ['guarantee']],
    ['none that has packages', ['ORDER'], ['ORDER', 'EST'], []],
    ['none that its company has opened', ['EST'], ['CREDIT'], []],
    ['nothing in particular', [], ['EST'], ['est']],
  ])(
    'sees the packages of the products that the platform offers and the company opened: %s',
    (_what, offered, opened, books) => {
      expect(booksOf(offered, opened)).toEqual(books);
    },
  );

  it.each<[OpenBook, string, readonly string[]]>([
    ['est', 'ROLE_CORP_DIRECTOR', ['/est/finance-data/index/finance', '/est/finance-data/detail']],
    [
      'sccp',
      'ROLE_CORP_DIRECTOR',
      ['/sccp/finance-data/index/finance', '/sccp/finance-data/index/issue', '/sccp/finance-data/detail'],
    ],
    [
      'sccp',
      'ROLE_CORE_DIRECTOR',
      ['/sccp/finance-data/index/finance', '/sccp/finance-data/index/issue', '/sccp/finance-data/detail'],
    ],
    ['edt', 'ROLE_CORE_DIRECTOR', []],
    ['extoc', 'ROLE_CORP_DIRECTOR', ['/extoc/finance-data/detail']],
    [
      'pond',
      'ROLE_CORP_OPERATOR',
      [
        '/common/finance-data/pond/detail',
        '/common/finance-data/pond/upload/default',
        '/common/finance-data/pond/upload/success',
      ],
    ],
  ])('opens in the book %s as %s: %j', (book, role, allowed) => {
    expect(paths(role, [book])).toEqual(allowed);
  });

  it('lands at home with tasks and without menus, and at the first steps before any product is open', () => {
    expect([
      landingOf('ROLE_CORP_OPERATOR', ['est']),
      landingOf('ROLE_CORE_OPERATOR', ['edt', 'sccp']),
      landingOf('ROLE_CORE_DIRECTOR', ['edt']),
      landingOf('ROLE_CORP_DEFAULT', []),
      landingOf('CORP_QUERY', []),
      landingOf('CORP_MANAGER', ['credit']),
    ]).toEqual(['/index', '/index', '/index', '/index', '/my/start', '/my/person']);
    expect([
      menusOf('ROLE_CORP_OPERATOR', [], 'en').map(({ menuUrl }) => menuUrl),
      menusOf('ROLE_CORP_DEFAULT', [], 'en'),
    ]).toEqual([['/my/start', '/my/product/overview', '/my/enterprise-info/realname'], []]);
  });

  it.each([
    ['ROLE_CORP_DIRECTOR', '/common/finance-data/index/finance'],
    ['ROLE_CORE_OPERATOR', '/common/finance-data/index/issue'],
  ])('%s with several products has the list of all first', (role, menuUrl) => {
    expect(
      menusOf(role, ['credit', 'est'], 'en').find(({ menuCode }) => menuCode === 'materials')?.children?.[0],
    ).toEqual({
      menuCode: 'all-list',
      menuName: 'All products',
      menuUrl,
      isShow: true,
    });
  });

  it.each([
    [
      'ROLE_CORP_OPERATOR',
      [
        ['Receivables', ['Digital receivables', 'Receivables financing']],
        ['Orders and trade', ['Order financing', 'Trade finance']],
        ['Supply-chain bills', ['Supply-chain bills']],
        ['Guarantees', []],
      ],
    ],
    // A core enterprise has no order financing. Products without their own list are reached from the list of all
    // products.
    [
      'ROLE_CORE_OPERATOR',
      [
        ['Receivables', ['Digital receivables', 'Receivables financing']],
        ['Trade finance', ['Trade finance']],
        ['Supply-chain bills', ['Supply-chain bills']],
      ],
    ],
  ] as const)('%s has its products in groups, between all documents and the company', (role, groups) => {
    const [, ...menus] = menusOf(role, ['credit', 'est', 'sccp', 'bab', 'edt', 'ejt', 'guarantee'], 'en');
    expect(
      menus
        .slice(1, -1)
        .map(({ menuName, children }) => [
          menuName,
          children?.filter(({ isShow }) => isShow === true).map((child) => child.menuName),
        ]),
    ).toEqual(groups);
    expect([menus[0], menus.at(-1)]).toMatchObject([
      {
        menuCode: 'materials',
        menuName: 'Documents',
        children: [
          { menuCode: 'all-list', isShow: true },
          { menuCode: 'receivables', isShow: false },
        ],
      },
      { menuCode: 'company' },
    ]);
  });

  it('has only the list of a product in the menu', () => {
    expect(menusOf('ROLE_CORP_OPERATOR', ['credit'], 'zh-CN')).toMatchObject([
      { menuCode: 'to-do', menuName: '全部待办', menuUrl: '/todo', isShow: true },
      {
        menuCode: 'materials',
        menuName: '资料管理',
        isShow: true,
        children: [
          { menuCode: 'credit-list', menuName: '应收账款债权', isShow: true },
          { isShow: false },
          { isShow: false },
          { isShow: false },
          { isShow: false },
          { menuCode: 'all-list', isShow: false },
          { menuCode: 'receivables', isShow: false },
        ],
      },
      { menuCode: 'company' },
    ]);
  });

  it('has a menu of the company, which is the only one of roles that have no part in packages', () => {
    const company = (role: string) => menusOf(role, ['credit'], 'zh-CN').find(({ menuCode }) => menuCode === 'company');
    expect(
      company('ROLE_CORP_OPERATOR')?.children?.map(({ menuName, menuUrl, isShow }) => [menuName, menuUrl, isShow]),
    ).toEqual([
      ['企业资料', '/my/enterprise-info', true],
      ['人员与权限', '/my/person', true],
      ['企业实名认证', '/my/enterprise-info/realname', true],
      ['证书管理', '/my/enterprise-info/certificate-management', true],
      ['银行账户', '/my/enterprise-info/bank-account', true],
      ['企业开票信息', '/my/enterprise-info/invoice-info', true],
      ['我的协议', '/my/protocol', true],
    ]);
    for (const role of ['CORP_MANAGER', 'PURCHASE', 'FINANCE_CLIENT_MANAGER'])
      expect(menusOf(role, ['credit'], 'zh-CN')).toEqual([company('ROLE_CORP_OPERATOR')]);
    expect(menusOf('ROLE_CORP_DEFAULT', ['credit'], 'en')).toEqual([]);
  });

  it.each(
    [
      'ROLE_CORP_OPERATOR',
      'ROLE_CORP_DIRECTOR',
      'CORP_QUERY',
      'CORP_MANAGER',
      'ROLE_CORE_OPERATOR',
      'ROLE_CORE_DIRECTOR',
    ].flatMap((role) =>
      [false, true].flatMap((inner) => [false, true].map((authorised) => [role, inner, authorised] as const)),
    ),
  )(
    '%s has the group’s pages as they are switched on: inner organisations %s, authorisations %s',
    (role, innerOrganisations, authorisations) => {
      const company = menusOf(role, ['credit'], 'zh-CN', [], { innerOrganisations, authorisations }).find(
        ({ menuCode }) => menuCode === 'company',
      );
      expect(company?.children?.slice(7).map(({ menuName, menuUrl, isShow }) => [menuName, menuUrl, isShow])).toEqual([
        ...(innerOrganisations ? [['内部组织管理', '/my/inner-org/index', true]] : []),
        ...(authorisations ? [['授权管理', '/my/authorization/index', true]] : []),
      ]);
    },
  );

  it.each([
    ['luoqiubai', 2],
    ['zhousiyuan', 0],
    ['linzhixia-hengduo', 0],
  ] as const)('of %s has %d pages of a group', async (account, expected) => {
    const { data } = await asked(world, 'security', everything, await world.asking(account));
    expect((JSON.stringify(data).match(/\/my\/(?:inner-org|authorization)\/index/gu) ?? []).length).toBe(expected);
  });

  it.each([
    ['ROLE_CORP_OPERATOR', '经办人', 'Operator'],
    ['ROLE_CORE_DIRECTOR', '核心企业主管', 'Core enterprise director'],
    ['UNHEARD_OF', '用户', 'User'],
  ])('%s is called %s, and in English %s', (role, chinese, english) => {
    expect([roleName(role, 'zh-CN'), roleName(role, 'en')]).toEqual([chinese, english]);
  });

  it('is switched under a new session, and the old session ends', async () => {
    await world.asking('linzhixia', 'ROLE_CORP_DIRECTOR');
    const asking = await world.asking('linzhixia', 'ROLE_CORP_OPERATOR');
    const { session } = await world.backEnd.answer('refreshSession', { currentRole3: 'ROLE_CORP_DIRECTOR' }, asking);
    expect(await asked(world, 'security', { currentRole3: true }, asking)).toMatchObject({ code: 'SESSION_REQUIRED' });
    expect(
      (await asked(world, 'security', { currentRole3: true }, { ...asking, sessionToken: session?.token })).data,
    ).toMatchObject({ currentRole3: 'ROLE_CORP_DIRECTOR' });
    expect(events.map(({ what, account }) => [what, account])).toEqual([
      ['role-switched', 'linzhixia'],
      ['sessions-replaced', 'linzhixia'],
    ]);
  });

  it('that the account lacks is refused, and the current one keeps the session', async () => {
    const asking = await world.asking('zhousiyuan');
    expect(await asked(world, 'refreshSession', { currentRole3: 'ROLE_CORP_DIRECTOR' }, asking)).toMatchObject({
      code: 'NOT_PERMITTED',
    });
    for (const request of [{}, { currentRole3: 'ROLE_CORP_OPERATOR' }]) {
      const { envelope, session } = await world.backEnd.answer('refreshSession', request, asking);
      expect([envelope.code, session]).toEqual(['0', undefined]);
    }
    expect(events.map(({ what, account }) => [what, account])).toEqual([
      ['access-refused', 'zhousiyuan refreshSession'],
    ]);
  });
});

describe('a platform', () => {
  it.each([
    ['http://lanchuan.localhost:8080', '澜川产业金融'],
    ['lanchuan.localhost', '澜川产业金融'],
    ['https://elsewhere.example/', '汇屿供应链金融'],
    ['', '汇屿供应链金融'],
  ])('at %j is %s', async (platformUrl, platformName) => {
    expect((await asked(world, 'platforms', { platformUrl }, await world.asking('zhousiyuan'))).data).toMatchObject({
      platformName,
    });
  });

  it('does not reveal the funders that ask for original invoices, or holidays without a session', async () => {
    await world.store.transaction(async ({ platforms }) =>
      platforms.save({ host: 'brand.example', config: { platformName: 'Brand', originalInvoiceFunders: ['F-1'] } }),
    );
    const asking = await world.asking('zhousiyuan');
    const { data } = await asked(world, 'platforms', { platformUrl: 'https://brand.example/cv3/' }, asking);
    expect(data).toMatchObject({ platformName: 'Brand' });
    expect(data).not.toHaveProperty('originalInvoiceFunders');
    expect(await asked(world, 'holidays', { region: 'R_156' }, { ...asking, sessionToken: undefined })).toMatchObject({
      code: 'SESSION_REQUIRED',
    });
  });

  it('gives a product the host’s name in the menus, for the first of its books only', () => {
    const shown = (locale: 'zh-CN' | 'en') =>
      menusOf('ROLE_CORP_OPERATOR', ['credit', 'first-trade', 'est'], locale, [
        { product: 'EST', title: '履约保函', titleEn: 'Bonds' },
        { product: 'CREDIT', title: '信用', titleEn: 'Credit' },
        { product: 'ORDER', title: 'x', titleEn: 'y' },
      ]);
    const listed = (locale: 'zh-CN' | 'en') =>
      shown(locale)
        .find(({ menuCode }) => menuCode.startsWith('group-'))
        ?.children?.filter(({ menuCode }) => menuCode.endsWith('-list'))
        .map(({ menuName }) => menuName);
    expect(listed('zh-CN')).toEqual(['信用', '贸易背景资料', '履约保函']);
    expect(listed('en')).toEqual(['Credit', 'Trade background', 'Bonds']);
  });

  it('with an invalid configuration is shown as it is, and works like one without', async () => {
    const spoilt = { platformUrl: 'http://wuming.localhost' };
    expect((await asked(world, 'platforms', spoilt, await world.asking('zhousiyuan'))).data).toMatchObject({
      platformName: 404,
    });
    const terms = await world.store.transaction(async (transaction) => [
      await termsFor(transaction, { host: 'wuming.localhost' }),
      await asksOriginals(transaction, { host: 'wuming.localhost' }, 'F'),
    ]);
    expect(terms).toEqual([neutralPageConfigWithSms, false]);
  });
});

describe('holidays', () => {
  it('are those of this year in Shanghai for its region, and none for another', async () => {
    const clerk = await world.asking('zhousiyuan');
    const days = (await asked(world, 'holidays', { region: 'R_156' }, clerk)).data as readonly {
      readonly holidayDate: string;
      readonly workday: boolean;
    }[];
    expect(days).toContainEqual({ holidayDate: '2026-10-01', workday: false });
    expect(days.every(({ holidayDate }) => holidayDate.startsWith('2026-'))).toBe(true);
    expect((await asked(world, 'holidays', { region: 'R_840' }, clerk)).data).toEqual([]);
  });

  it('are days off and worked weekend days, and no ordinary days', () => {
    const days = holidaysOf(2026);
    expect(days.find(({ holidayDate }) => holidayDate === '2026-01-01')).toEqual({
      holidayDate: '2026-01-01',
      workday: false,
    });
    expect(days.some(({ workday }) => workday)).toBe(true);
    expect(days.some(({ holidayDate }) => holidayDate === '2026-11-18')).toBe(false);
  });

  it('make a calendar of this year and the next, announced or not', () => {
    const calendar = workingCalendarOf(2026);
    expect([
      calendar.announced.has(2026),
      calendar.announced.has(2027),
      calendar.holidays.has('2026-10-01'),
      calendar.workedWeekends.has('2026-10-01'),
    ]).toEqual([true, holidaysOf(2027).length > 0, true, false]);
    expect(
      holidaysOf(2026)
        .filter(({ workday }) => workday)
        .every(({ holidayDate }) => calendar.workedWeekends.has(holidayDate) && !calendar.holidays.has(holidayDate)),
    ).toBe(true);
    expect(workingCalendarOf(2099).announced.size).toBe(0);
  });

  it('have the days that are off by law in a year that has not been announced', () => {
    const { holidays, workedWeekends } = workingCalendarOf(2061);
    expect([...holidays].filter((date) => date.startsWith('2061-')).toSorted()).toEqual([
      '2061-01-01',
      // The Spring Festival, from its eve to the third.
      '2061-01-20',
      '2061-01-21',
      '2061-01-22',
      '2061-01-23',
      '2061-04-04',
      '2061-05-01',
      '2061-05-02',
      '2061-06-22',
      '2061-09-28',
      '2061-10-01',
      '2061-10-02',
      '2061-10-03',
    ]);
    expect(workedWeekends.size).toBe(0);
  });

  it('are all announced where the law has a day off', () => {
    const announced = (year: number) => holidaysOf(year).filter(({ workday }) => !workday);
    for (const year of [2025, 2026]) {
      const dates = announced(year).map(({ holidayDate }) => holidayDate);
      for (const day of ['01-01', '05-01', '05-02', '10-01', '10-02', '10-03'])
        expect(dates).toContain(`${year}-${day}`);
    }
  });

  it.each([2100, 2101, 9999])('have no lunar days off in %i, beyond the lunar calendar', (year) => {
    const dates = [...workingCalendarOf(year).holidays].filter((date) => date.startsWith(`${year}-`));
    expect(dates.map((date) => date.slice(5)).toSorted()).toEqual([
      '01-01',
      '05-01',
      '05-02',
      '10-01',
      '10-02',
      '10-03',
    ]);
  });
});
