import { describe, expect, it } from 'vitest';
import { ownReach } from '../../../../server/core/home/shared/business-reach.ts';
import { landingOf, menusOf } from '../../../../server/core/home/shared/menus.ts';
import type { MenuWire } from '../../../../src/contract/documented/platform/platform.ts';
import { openBooks, type OpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';

const one: readonly OpenBook[] = ['credit'];
const two: readonly OpenBook[] = ['credit', 'edt'];
const every = openBooks();

const codes = (role: string, among: readonly OpenBook[]): string =>
  menusOf(role, among, 'en')
    .map(({ menuCode }) => menuCode)
    .join(' ');
const entries = (
  menus: readonly MenuWire[],
): readonly {
  readonly menuCode: string;
  readonly menuUrl?: string | null | undefined;
  readonly isShow?: boolean | null | undefined;
}[] => menus.flatMap((menu) => [menu, ...(menu.children ?? [])]);
const makes = (role: string, among: readonly OpenBook[]): boolean =>
  entries(menusOf(role, among, 'en')).some(({ menuUrl }) => menuUrl?.includes('/create/') === true);

const begins = 'start products real-name';
const ofAll = 'materials group-receivables group-orders group-bills group-guarantees company';

/**
 * The menus of each role: with nothing opened, with one product, with two of two groups, and with every product; and
 * whether it makes packages.
 */
const roles: readonly (readonly [
  role: string,
  none: string,
  ofOne: string,
  ofTwo: string,
  ofEvery: string,
  isMaker: boolean,
])[] = [
  [
    'ROLE_CORP_OPERATOR',
    begins,
    'to-do materials company',
    'to-do materials group-receivables group-orders company',
    `to-do ${ofAll}`,
    true,
  ],
  ['ROLE_CORP_DIRECTOR', begins, 'materials company', 'materials group-receivables group-orders company', ofAll, false],
  ['CORP_QUERY', begins, 'materials company', 'materials group-receivables group-orders company', ofAll, false],
  [
    'CORP_INNER_DIRECTOR',
    begins,
    'materials company',
    'materials group-receivables group-orders company',
    ofAll,
    false,
  ],
  [
    'ROLE_CORE_OPERATOR',
    begins,
    'to-do materials company',
    'to-do materials company',
    'to-do materials group-receivables group-orders group-bills company',
    true,
  ],
  [
    'ROLE_CORE_DIRECTOR',
    begins,
    'materials company',
    'materials company',
    'materials group-receivables group-orders group-bills company',
    false,
  ],
  [
    'CORE_QUERY',
    begins,
    'materials company',
    'materials company',
    'materials group-receivables group-orders group-bills company',
    false,
  ],
  ['CORP_MANAGER', begins, 'company', 'company', 'company', false],
  ['CORE_FINAL_REVIEW', begins, 'company', 'company', 'company', false],
  ['PURCHASE', begins, 'company', 'company', 'company', false],
  ['CORE_PURCHASE', begins, 'company', 'company', 'company', false],
  ['FINANCE_CLIENT_MANAGER', begins, 'company', 'company', 'company', false],
  ['FINANCE_PRODUCT_MANAGER', begins, 'company', 'company', 'company', false],
  ['ROLE_CORP_DEFAULT', '', '', '', '', false],
  ['UNHEARD_OF', begins, '', '', '', false],
];

describe('the menus of a role', () => {
  it.each(roles)('%s', (role, none, ofOne, ofTwo, ofEvery, isMaker) => {
    expect([codes(role, []), codes(role, one), codes(role, two), codes(role, every), makes(role, one)]).toEqual([
      none,
      ofOne,
      ofTwo,
      ofEvery,
      isMaker,
    ]);
  });

  it.each(roles.map(([role]) => role))('name each page once, and lead only to pages: %s', (role) => {
    for (const among of [one, two, every]) {
      const urls = entries(menusOf(role, among, 'zh-CN')).flatMap(({ menuUrl }) => (menuUrl ? [menuUrl] : []));
      expect(urls.filter((url, at) => urls.indexOf(url) !== at)).toEqual([]);
      expect(urls.every((url) => /^\/[a-z0-9/-]+$/u.test(url))).toBe(true);
    }
  });

  it('begin with the first steps while some are left, unless the role has no menus', () => {
    const starting = (role: string, among: readonly OpenBook[], left: boolean) =>
      menusOf(role, among, 'en', [], undefined, undefined, left).map(({ menuCode }) => menuCode)[0];
    expect([
      starting('ROLE_CORP_OPERATOR', [], false),
      starting('ROLE_CORP_OPERATOR', one, true),
      starting('CORP_MANAGER', one, true),
      starting('ROLE_CORP_OPERATOR', one, false),
      starting('ROLE_CORP_DEFAULT', one, true),
    ]).toEqual(['start', 'start', 'start', 'to-do', undefined]);
  });

  it.each([
    [one, false, true],
    [two, true, true],
  ] as const)('list one product alone, and the list of all only for several: %j', (among, allListed, ownListed) => {
    const found = entries(menusOf('ROLE_CORP_OPERATOR', among, 'en'));
    expect([
      found.find(({ menuCode }) => menuCode === 'all-list')?.isShow,
      found.find(({ menuCode }) => menuCode === 'credit-list')?.isShow,
    ]).toEqual([allListed, ownListed]);
  });

  it.each(['create', 'upload', 'submitted', 'detail'])('allow %s without listing it', (page) => {
    const found = entries(menusOf('ROLE_CORP_OPERATOR', one, 'en')).filter(
      ({ menuCode }) => menuCode === `credit-${page}`,
    );
    expect([found.length > 0, found.some(({ isShow }) => isShow !== false)]).toEqual([true, false]);
  });

  it('name a group of one product like the product, in the host’s words', () => {
    const name = (among: readonly OpenBook[], titles: Parameters<typeof menusOf>[3] = []) =>
      menusOf('ROLE_CORP_OPERATOR', among, 'en', titles).find(({ menuCode }) => menuCode === 'group-orders')?.menuName;
    expect([
      name(two),
      name(['credit', 'edt', 'ejt']),
      name(two, [{ product: 'EDT', title: '单融', titleEn: 'Orders now' }]),
    ]).toEqual(['Order financing', 'Orders and trade', 'Orders now']);
  });

  it.each([
    ['ROLE_CORP_OPERATOR', [], '/my/start'],
    ['ROLE_CORP_OPERATOR', one, '/index'],
    ['ROLE_CORE_DIRECTOR', one, '/index'],
    ['CORP_MANAGER', [], '/my/start'],
    ['CORP_MANAGER', one, '/my/person'],
    ['PURCHASE', one, '/index'],
    ['FINANCE_CLIENT_MANAGER', one, '/index'],
    ['CORE_FINAL_REVIEW', one, '/index'],
    ['ROLE_CORP_DEFAULT', one, '/index'],
    ['ROLE_CORP_DEFAULT', [], '/index'],
    ['UNHEARD_OF', one, '/index'],
  ] as const)('have for %s with %j the landing page %s', (role, among, landing) => {
    expect(landingOf(role, among)).toBe(landing);
  });
});

describe('the entry of all that waits', () => {
  const entryOf = (role: string, hasTrade: boolean, among: readonly OpenBook[] = one) =>
    menusOf(role, among, 'en', [], undefined, undefined, false, ownReach(hasTrade ? 'everything' : 'nothing')).find(
      ({ menuUrl }) => menuUrl === '/todo',
    )?.menuName;

  it.each([
    ['ROLE_CORP_OPERATOR', 'All to-dos', 'All to-dos'],
    ['ROLE_CORP_DIRECTOR', 'All to-dos', undefined],
    ['ROLE_CORE_OPERATOR', 'All to-dos', 'All to-dos'],
    ['ROLE_CORE_DIRECTOR', 'All to-dos', undefined],
    ['CORE_FINAL_REVIEW', 'All to-dos', undefined],
    ['CORP_QUERY', undefined, undefined],
    ['CORP_MANAGER', undefined, undefined],
    ['PURCHASE', undefined, undefined],
    ['ROLE_CORP_DEFAULT', undefined, undefined],
  ])('is there for who may have something to do: %s', (role, withTrade, without) => {
    expect([entryOf(role, true), entryOf(role, false)]).toEqual([withTrade, without]);
  });

  it('is missing before a product is opened, and named in both languages', () => {
    expect([
      entryOf('ROLE_CORP_OPERATOR', true, []),
      menusOf('ROLE_CORP_OPERATOR', one, 'zh-CN').find(({ menuUrl }) => menuUrl === '/todo')?.menuName,
    ]).toEqual([undefined, '全部待办']);
  });
});

describe('the work area of a product', () => {
  const area = (role: string, among: readonly OpenBook[], hasTrade = true) =>
    menusOf(role, among, 'en', [], undefined, undefined, false, ownReach(hasTrade ? 'everything' : 'nothing')).find(
      ({ menuCode }) => menuCode === 'trade-credit',
    );
  const listed = (role: string): readonly string[] =>
    (area(role, one)?.children ?? []).flatMap(({ menuUrl, isShow }) => (isShow && menuUrl ? [menuUrl] : []));

  it.each([
    [
      'ROLE_CORE_OPERATOR',
      [
        '/credit/core/index/operator',
        '/credit/core/todo/operator',
        '/credit/core/issue/issue',
        '/credit/core/issue/payroll-issue',
        '/credit/core/instruments',
        '/credit/core/applications',
        '/credit/core/supplier/finance-query',
        '/credit/core/supplier',
        '/credit/core/payments',
        '/credit/core/statistics',
        '/transfer-record',
      ],
    ],
    [
      'ROLE_CORE_DIRECTOR',
      [
        '/credit/core/index/director',
        '/credit/core/todo/director',
        '/credit/core/instruments',
        '/credit/core/applications',
        '/credit/core/supplier/finance-query',
        '/credit/core/supplier',
        '/credit/core/payments',
        '/credit/core/statistics',
        '/transfer-record',
      ],
    ],
    [
      'CORE_FINAL_REVIEW',
      [
        '/credit/core/index/director',
        '/credit/core/todo/director',
        '/credit/core/instruments',
        '/credit/core/applications',
        '/credit/core/supplier/finance-query',
        '/credit/core/supplier',
        '/credit/core/payments',
        '/credit/core/statistics',
        '/transfer-record',
      ],
    ],
    [
      'ROLE_CORP_OPERATOR',
      [
        '/credit/chain/index/operator',
        '/credit/chain/todo/operator',
        '/credit/chain/holdings',
        '/credit/chain/accept',
        '/credit/chain/applications',
        '/credit/chain/finance/apply',
        '/credit/chain/finance/query',
        '/credit/chain/contract/sign',
        '/credit/chain/receipts',
        '/credit/chain/statistics',
        '/transfer-record',
      ],
    ],
    [
      'ROLE_CORP_DIRECTOR',
      [
        '/credit/chain/index/director',
        '/credit/chain/todo/director',
        '/credit/chain/holdings',
        '/credit/chain/accept',
        '/credit/chain/applications',
        '/credit/chain/finance/query',
        '/credit/chain/contract/sign',
        '/credit/chain/receipts',
        '/credit/chain/statistics',
        '/transfer-record',
      ],
    ],
    [
      'CORE_QUERY',
      [
        '/credit/core/index/director',
        '/credit/core/instruments',
        '/credit/core/applications',
        '/credit/core/supplier/finance-query',
        '/credit/core/supplier',
        '/credit/core/payments',
        '/credit/core/statistics',
        '/transfer-record',
      ],
    ],
    [
      'CORP_QUERY',
      [
        '/credit/chain/index/director',
        '/credit/chain/holdings',
        '/credit/chain/accept',
        '/credit/chain/applications',
        '/credit/chain/finance/query',
        '/credit/chain/receipts',
        '/credit/chain/statistics',
        '/transfer-record',
      ],
    ],
    ['PURCHASE', []],
    ['CORP_MANAGER', []],
  ])('lists for %s %j', (role, paths) => {
    expect(listed(role)).toEqual(paths);
  });

  it('is missing where the company has not opened the product, and where the back end offers none', () => {
    expect([area('ROLE_CORP_OPERATOR', ['edt']), area('ROLE_CORP_OPERATOR', one, false)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is where the final reviewer lands, who has no packages', () => {
    expect([
      landingOf('CORE_FINAL_REVIEW', one, ownReach('everything')),
      landingOf('ROLE_CORE_DIRECTOR', one, ownReach('everything')),
    ]).toEqual(['/credit/core/index/director', '/index']);
  });
});
