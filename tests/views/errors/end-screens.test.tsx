import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { neutralPageConfig } from '../../../src/domain/platform/page-config.ts';
import type { MenuEntry } from '../../../src/domain/identity/signed-in.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { CertifiedScreen, ContactManagerScreen } from '../../../src/views/errors/EndScreens.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { show } from '../design/show.tsx';

const [operator, query] = [
  { code: 'ROLE_CORP_OPERATOR', name: '经办人' },
  { code: 'ROLE_CORP_QUERY', name: '查询员' },
];
let chosen: string[];

function open(
  screenOf: typeof CertifiedScreen,
  state: 'starting' | 'signed-out' | 'signed-in',
  role = operator,
  roles = [role],
  menus: readonly MenuEntry[] = [],
): void {
  chosen = [];
  const who = state === 'signed-in' ? { role, menus } : undefined;
  const presenters = {
    session: { who, state: { kind: state }, pageConfig: { ...neutralPageConfig, name: '汇屿' } },
    shell: { home: '/index', roles, roleChosen: async (code: string) => void chosen.push(code) },
  } as unknown as Presenters;
  const Screen = screenOf;
  show(
    <PresentersContext value={presenters}>
      <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
        <Screen />
      </LinksContext>
    </PresentersContext>,
  );
}
const ways = (): readonly (readonly [string | null, string | null])[] =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')]
    .map((each) => [each.textContent, each.getAttribute('href')] as const)
    .filter(([words]) => !words?.startsWith('4'));

afterEach(cleanup);

describe('the page of a certified company', () => {
  it.each([
    [
      'signed-in',
      /可以在“企业实名认证”中变更/u,
      [
        ['返回首页', '/cv3/index'],
        ['查看认证资料', '/cv3/my/enterprise-info/realname'],
      ],
    ],
    ['signed-out', /用贵公司已有的账号登录/u, [['登录', '/cv3/login/login']]],
    ['starting', /用贵公司已有的账号登录/u, []],
  ] as const)('links onward, %s', (state, words, on) => {
    open(CertifiedScreen, state);
    expect([screen.getByRole('heading', { level: 1 }).textContent, screen.queryByText(words) !== null, ways()]).toEqual(
      ['企业已完成认证', true, on],
    );
  });
});

describe('the next step after a certification', () => {
  it('is the rest of the first steps, when the menus contain them', () => {
    open(
      CertifiedScreen,
      'signed-in',
      operator,
      [operator],
      [{ code: 'start', name: '开始使用', path: '/my/start', listed: true, children: [] }],
    );
    expect(ways()[0]).toEqual(['继续其余办理步骤', '/cv3/my/start']);
  });

  it('is not a change for a reader', () => {
    open(CertifiedScreen, 'signed-in', query);
    expect([
      screen.queryByText(/由贵公司的经办人、管理员或主用户变更/u) !== null,
      screen.queryByText(/可以在/u),
    ]).toEqual([true, null]);
  });
});

describe('the page for users who may not open a product', () => {
  it('E-53: names whom to ask, without another role', () => {
    open(ContactManagerScreen, 'signed-in', query);
    expect(
      screen.getByText('产品由企业的经办人或主管开通，“查询员”不能开通。请联系贵公司的经办人或主管。'),
    ).toBeTruthy();
    expect(ways()).toEqual([['返回首页', '/cv3/index']]);
  });

  it('offers a role that may', async () => {
    open(ContactManagerScreen, 'signed-in', query, [query, operator]);
    expect(screen.getByText(/您有可以开通产品的角色/u)).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /经办人/u })));
    expect(chosen).toEqual(['ROLE_CORP_OPERATOR']);
  });

  it.each([
    ['an operator', operator, '您可以开通产品'],
    ['a reader', query, '请联系经办人或主管开通产品'],
  ])('titles the window as its heading says, to %s', (_who, role, title) => {
    open(ContactManagerScreen, 'signed-in', role);
    expect([screen.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual([title, `${title} - 汇屿`]);
  });

  it('links to the products for a role that may, and makes no claim before signing in', () => {
    open(ContactManagerScreen, 'signed-in', operator, [operator, { code: 'ROLE_CORP_DIRECTOR', name: '主管' }]);
    expect([
      screen.getByRole('heading', { level: 1 }).textContent,
      screen.queryByText(/您当前的角色可以开通产品/u) !== null,
      ways(),
    ]).toEqual(['您可以开通产品', true, [['去开通', '/cv3/my/product/overview']]]);
    cleanup();
    open(ContactManagerScreen, 'signed-out');
    expect([screen.queryByText(/请登录/u) !== null, ways()]).toEqual([true, [['登录', '/cv3/login/login']]]);
  });
});
