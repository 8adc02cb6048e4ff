import { describe, expect, it } from 'vitest';
import type { FoundTrade } from '../../../src/application/ports/trade/trade-search.ts';
import { money } from '../../../src/domain/money/money.ts';
import { TradeSource } from '../../../src/presentation/trade/shared/trade-source.ts';

const nothing: FoundTrade = {
  applications: [],
  instruments: [],
  financings: [],
  companies: [],
  more: { applications: false, instruments: false, financings: false },
};
const application = {
  id: 'TA-1',
  number: 'QF1',
  kind: 'credit',
  counterpartyName: '砚舟',
  amount: money('100.00'),
  dueOn: '2027-03-31',
} as const;
const financing = {
  id: 'FN-1',
  number: 'RZ1',
  kind: 'credit',
  funderName: '长屿银行',
  partyName: '启衡',
  amount: money('100.00'),
  dueOn: '2027-03-31',
} as const;
const instrument = { ...application, id: 'I-1', number: 'RX1', partyName: '砚舟' } as const;

const paths = [
  'supplier/finance-query',
  'instruments',
  'applications',
  'issue/director-approve',
  'issue/operator-approve',
];
const menusOf = (role: string) =>
  [
    ...(role.includes('CORE')
      ? paths.map((path) => `/credit/core/${path}`)
      : ['holdings', 'accept', 'approve', 'applications', 'finance/query'].map((path) => `/credit/chain/${path}`)),
    '/transfer-record',
  ].map((path) => ({ code: path, name: path, path, isShown: true, children: [] }));

const sourceOf = (role: string, found: Partial<FoundTrade>, menus = menusOf(role)) =>
  new TradeSource({ isOffered: true, find: async () => ({ ...nothing, ...found }) }, {
    who: { role: { code: role }, menus },
  } as never);
const linksOf = async (source: TradeSource, query = 'q') =>
  (await source.find(query, new AbortController().signal)).flatMap(({ entries }) => entries.map(({ path }) => path));

describe('search results of the trade', () => {
  it.each([
    ['ROLE_CORE_OPERATOR', '/credit/core/issue/operator-approve?id=TA-1'],
    ['ROLE_CORE_DIRECTOR', '/credit/core/issue/director-approve?id=TA-1'],
    ['ROLE_CHAIN_OPERATOR', '/credit/chain/approve?id=TA-1'],
  ])('leads %s to the page of an application that the role has', async (role, path) => {
    expect(await linksOf(sourceOf(role, { applications: [application] }))).toEqual([path]);
  });

  it.each([
    ['ROLE_CORE_OPERATOR', 'issued', '/credit/core/instruments?q=RX1'],
    ['ROLE_CHAIN_OPERATOR', 'held', '/credit/chain/holdings?q=RX1'],
    ['ROLE_CHAIN_OPERATOR', 'transit', '/credit/chain/accept?q=RX1'],
    ['ROLE_CHAIN_OPERATOR', 'past', '/transfer-record?q=RX1'],
  ] as const)('leads %s to the list of an instrument that is %s', async (role, place, path) => {
    expect(await linksOf(sourceOf(role, { instruments: [{ ...instrument, place }] }))).toEqual([path]);
  });

  it.each([
    ['ROLE_CORE_OPERATOR', '/credit/core/instruments/detail'],
    ['ROLE_CHAIN_DIRECTOR', '/credit/chain/holdings/detail'],
  ])('leads %s to the page of an instrument where the menus have it', async (role, path) => {
    const menus = [...menusOf(role), { code: path, name: path, path, isShown: false, children: [] }];
    const found = { instruments: [{ ...instrument, place: 'past' as const }] };
    expect(await linksOf(sourceOf(role, found, menus))).toEqual([`${path}?id=I-1`]);
  });

  it('leads to the list where there are more, and from a company to its applications', async () => {
    const found = {
      applications: [application],
      companies: [{ name: '砚舟', kind: 'credit' }],
      more: { applications: true, instruments: false, financings: false },
    } as const;
    expect(await linksOf(sourceOf('ROLE_CORE_OPERATOR', found), 'QF')).toEqual([
      '/credit/core/issue/operator-approve?id=TA-1',
      '/credit/core/applications?q=QF',
      `/credit/core/applications?q=${encodeURIComponent('砚舟')}`,
    ]);
  });

  it.each([
    ['ROLE_CHAIN_OPERATOR', '/credit/chain/finance/query?id=FN-1'],
    ['ROLE_CHAIN_DIRECTOR', '/credit/chain/finance/query?id=FN-1'],
    ['ROLE_CORE_DIRECTOR', '/credit/core/supplier/finance-query?q=RZ1'],
  ])('leads %s to a financing, or to the list that alone has it', async (role, path) => {
    expect(await linksOf(sourceOf(role, { financings: [financing] }))).toEqual([path]);
  });

  it('leads to all financings where the list finds them by the same text', async () => {
    const found = { financings: [financing], more: { ...nothing.more, financings: true } };
    const last = async (query: string) => (await linksOf(sourceOf('ROLE_CHAIN_OPERATOR', found), query)).at(-1);
    expect(await last('长屿')).toBe(`/credit/chain/finance/query?q=${encodeURIComponent('长屿')}`);
    expect(await last('100.00')).toBe('/credit/chain/finance/query?id=FN-1');
  });

  it('leads to the list by the name that was written in pinyin, and not at all by several words', async () => {
    const found = {
      applications: [application],
      more: { applications: true, instruments: false, financings: false },
    } as const;
    const last = async (query: string) => (await linksOf(sourceOf('ROLE_CORE_OPERATOR', found), query)).at(-1);
    expect(await last('yanzhou')).toBe(`/credit/core/applications?q=${encodeURIComponent('砚舟')}`);
    expect(await last('yanzhou QF')).toBe('/credit/core/issue/operator-approve?id=TA-1');
  });

  it('names nothing whose page the menus do not have, and nothing of an unknown kind', async () => {
    const found = { applications: [application], instruments: [{ ...instrument, place: 'issued' }] } as const;
    expect(await linksOf(sourceOf('ROLE_CORE_OPERATOR', found, []))).toEqual([]);
    const unknown = { applications: [{ ...application, kind: undefined }] };
    expect(await linksOf(sourceOf('ROLE_CORE_OPERATOR', unknown))).toEqual([]);
  });

  it('is not asked for a role without access', () => {
    expect(sourceOf('ROLE_CORE_OPERATOR', {}).isOffered).toBe(true);
    expect(sourceOf('ROLE_CORE_MANAGER', {}, []).isOffered).toBe(false);
  });
});
