import { describe, expect, it } from 'vitest';
import { productAt, productEntries } from '../../../src/presentation/pages/product-entries.ts';
import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import type { MenuEntry } from '../../../src/domain/identity/signed-in.ts';

const page = (name: string, path: string, listed = true): MenuEntry => ({
  code: path,
  name,
  path,
  listed,
  children: [],
});
const menus: readonly MenuEntry[] = [
  {
    code: 'm',
    name: 'Documents',
    path: '',
    listed: true,
    children: [
      page('Create', '/est/finance-data/create/finance', false),
      page('Direct', '/est/finance-data/index/finance'),
      page('Trade background', '/credit/first-trade/index/finance'),
      page('Credits', '/credit/finance-data/index/finance'),
      page('All', '/common/finance-data/index/finance'),
    ],
  },
];
const listed = (products: readonly ProductCode[], opened?: readonly ProductCode[], among = menus) =>
  productEntries({ products, productIntros: [] }, opened && new Set(opened), among).map(
    ({ product, title, path }) => `${product} ${title} ${path}`,
  );

describe('the products of the header', () => {
  it.each<[string, readonly ProductCode[], readonly ProductCode[] | undefined, readonly string[]]>([
    [
      'what the host offers, in its order, each by its first page',
      ['EST', 'CREDIT'],
      ['CREDIT', 'EST'],
      ['EST Direct /est/finance-data/index/finance', 'CREDIT Credits /credit/finance-data/index/finance'],
    ],
    [
      'nothing that the company has not opened',
      ['EST', 'CREDIT'],
      ['EST'],
      ['EST Direct /est/finance-data/index/finance'],
    ],
    [
      'nothing that has no page',
      ['SCCP', 'NOTE', 'POND', 'EST'],
      ['SCCP', 'NOTE', 'POND', 'EST'],
      ['EST Direct /est/finance-data/index/finance'],
    ],
    [
      'whatever there are pages of, where nobody says what was opened',
      ['EST', 'SCCP'],
      undefined,
      ['EST Direct /est/finance-data/index/finance'],
    ],
    [
      'all products, where the host names none',
      [],
      ['EST', 'CREDIT'],
      ['CREDIT Credits /credit/finance-data/index/finance', 'EST Direct /est/finance-data/index/finance'],
    ],
    ['nothing where nothing was opened', ['EST'], [], []],
  ])('are %s', (_what, offered, opened, expected) => {
    expect(listed(offered, opened)).toEqual(expected);
  });

  it('are none without menus', () => expect(listed(['EST'], ['EST'], [])).toEqual([]));

  it('show the host’s nicknames and introductions, if there are any', () => {
    const productIntros = [
      { product: 'EST', nickname: '直融', nicknameEn: 'DirectPay', intro: '直达', introEn: 'Straight' },
    ] as const;
    expect(
      productEntries({ products: ['EST', 'CREDIT'], productIntros }, undefined, menus).map(({ nickname, intro }) => [
        nickname,
        intro,
      ]),
    ).toEqual([
      [
        { zh: '直融', en: 'DirectPay' },
        { zh: '直达', en: 'Straight' },
      ],
      [
        { zh: '', en: '' },
        { zh: '', en: '' },
      ],
    ]);
  });

  it('omit a nickname equal to the name', () => {
    const productIntros = [
      { product: 'EST', nickname: '直融', nicknameEn: 'direct ', intro: '', introEn: '' },
    ] as const;
    expect(productEntries({ products: ['EST'], productIntros }, undefined, menus)[0]?.nickname).toEqual({
      zh: '直融',
      en: '',
    });
  });
});

describe('the product of a page', () => {
  it.each([
    ['/est/finance-data/detail', 'EST'],
    ['/credit/first-trade/index/finance', 'CREDIT'],
    ['/common/finance-data/guarantee/detail', 'GPC'],
    ['/common/finance-data/index/finance', undefined],
    ['/index', undefined],
    ['/est/finance-datas', undefined],
  ])('at %s is %s', (path, product) => {
    expect(productAt(path)).toBe(product);
  });
});
