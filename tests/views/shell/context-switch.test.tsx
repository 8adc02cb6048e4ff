import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServedAccount } from '../../../src/application/ports/shell/context-switch-desk.ts';
import { neutralPageConfig, type PageConfig } from '../../../src/domain/platform/page-config.ts';
import type { ExternalTarget, WorkbenchAccess } from '../../../src/application/ports/shell/workbench-desk.ts';
import { Workbench } from '../../../src/presentation/shell/context-switch/workbench.ts';
import { WorkbenchEntry } from '../../../src/views/shell/context-switch/WorkbenchEntry.tsx';
import { ContextSwitcher } from '../../../src/presentation/shell/context-switch/context-switcher.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import type { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { ContextSwitchDialogs } from '../../../src/views/shell/context-switch/ContextSwitchDialogs.tsx';
import { ElsewhereChoices } from '../../../src/views/shell/context-switch/ElsewhereChoices.tsx';
import { ProductList } from '../../../src/views/shell/context-switch/ProductList.tsx';
import { show } from '../design/show.tsx';

const list = (name: string, path: string) => ({ code: path, name, path, listed: true, children: [] });
const config: PageConfig = {
  ...neutralPageConfig,
  products: ['CREDIT', 'EST', 'EDT'],
  hasInstitutions: true,
  oldVersionUrl: 'https://old.example/',
  productIntros: [
    { product: 'EST', nickname: '直融', nicknameEn: 'Direct', intro: '直达资金方', introEn: 'Straight to the funder' },
  ],
};
const account = (userId: string, company: string, institution = '', isCurrent = false): ServedAccount => ({
  userId,
  company,
  roles: ['经办人'],
  institution,
  isCurrent,
});

let entered: string[];
let closed: number;
let busy: boolean;
let workbenchShown: boolean;
let standing: WorkbenchAccess;
let departure: ExternalTarget;

async function switcher(
  products = 3,
  accounts: readonly ServedAccount[] = [
    account('U-1', '砚舟', '', true),
    account('U-2', '陈氏'),
    account('U-3', '砚舟', '衡铎银行'),
  ],
): Promise<ContextSwitcher> {
  const menus = [
    list('融资', '/credit/finance-data/index/finance'),
    list('应收融资', '/est/finance-data/index/finance'),
    list('订单', '/edt/finance-data/index/finance'),
  ].slice(0, products);
  const session = {
    state: { kind: 'signed-in' },
    who: { userId: 'U-1', menus, maySwitchVersion: true },
    pageConfig: config,
    faultSeen: () => undefined,
    restart: async () => undefined,
    noteChosenAccount: () => undefined,
  } as unknown as SessionStore;
  const workbench = new Workbench({
    session: { ...session, who: { ...session.who, isMain: true } } as unknown as SessionStore,
    queue: {
      get isBusy() {
        return busy;
      },
    },
    desk: {
      isShown: async () => workbenchShown,
      access: async () => standing,
      leave: async () => departure,
      end: async () => undefined,
    },
  });
  const made = new ContextSwitcher({
    workbench,
    session,
    toasts: { show: () => undefined } as unknown as Toasts,
    openings: { onChange: () => () => undefined },
    queue: {
      get isBusy() {
        return busy;
      },
    },
    signals: { notifyChange: () => undefined },
    desk: {
      companyContext: async () => ({ opened: new Set(config.products), institution: '' }),
      servedAccounts: async () => accounts,
      enter: async (userId) => void entered.push(userId),
      recordReturn: async () => undefined,
    },
  });
  await waitFor(() => expect(made.accounts).toBe(accounts));
  return made;
}

const links = { addressOf: (to: string) => `/cv3${to}`, follow: () => undefined };
const onClose = (): void => void (closed += 1);
beforeEach(
  () =>
    void ([entered, closed, busy, workbenchShown, standing, departure] = [
      [],
      0,
      false,
      false,
      { kind: 'open' },
      { address: 'https://workbench.example/entry', fields: { key: 'K-1' } },
    ]),
);
afterEach(cleanup);

describe('the products of the header', () => {
  const shown = async (products: number, locale: 'zh-CN' | 'en' = 'zh-CN') =>
    show(
      <LinksContext value={links}>
        <ProductList switcher={await switcher(products)} path="/est/finance-data/detail" onFollowed={onClose} />
      </LinksContext>,
      locale,
    );

  it('are links with nickname and introduction, the present one marked', async () => {
    await shown(2);
    const present = screen.getByRole('link', { name: /应收融资/ });
    expect([present.getAttribute('href'), present.getAttribute('aria-current'), present.textContent]).toEqual([
      '/cv3/est/finance-data/index/finance',
      'true',
      '应收融资（直融）当前直达资金方',
    ]);
    expect(screen.getByRole('link', { name: '融资' }).getAttribute('aria-current')).toBeNull();
  });

  it('have the host’s English texts in English', async () => {
    await shown(2, 'en');
    expect(screen.getByRole('link', { name: /Direct/ }).textContent).toContain('Straight to the funder');
  });

  it.each([
    [1, true],
    [2, false],
    [3, true],
  ])('of %i end with an entry for more: %s', async (products, more) => {
    await shown(products);
    expect([screen.getAllByRole('link').length, screen.queryByText('敬请期待') !== null]).toEqual([products + 1, more]);
    expect(screen.getByRole('link', { name: '全部产品与开通' }).getAttribute('href')).toBe('/cv3/my/product/overview');
  });
});

describe('the choice of the company', () => {
  it('lists the companies of the present kind of user, with the present one pressed', async () => {
    show(<ElsewhereChoices switcher={await switcher()} onClose={onClose} />);
    const companies = within(screen.getByRole('group', { name: '企业' }));
    expect(
      companies.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('aria-pressed')]),
    ).toEqual([
      ['砚舟 · 经办人', 'true'],
      ['陈氏 · 经办人', 'false'],
    ]);
    fireEvent.click(companies.getByRole('button', { name: '陈氏 · 经办人' }));
    await waitFor(() => expect([entered, closed]).toEqual([['U-2'], 1]));
  });

  it('includes institution users', async () => {
    show(<ElsewhereChoices switcher={await switcher()} onClose={onClose} />);
    fireEvent.click(screen.getByRole('button', { name: '机构用户' }));
    await waitFor(() => expect([entered, closed]).toEqual([['U-3'], 1]));
  });

  it('shows the institution, if there is one', async () => {
    const made = await switcher(1, [account('U-1', '砚舟', '衡铎银行', true)]);
    runInAction(() => (made.institution = '衡铎银行'));
    show(<ElsewhereChoices switcher={made} onClose={onClose} />);
    expect(screen.getByText('所属机构：衡铎银行')).toBeTruthy();
    expect([screen.queryByRole('group', { name: '企业' }), screen.queryByRole('group', { name: '用户类型' })]).toEqual([
      null,
      null,
    ]);
  });
});

describe('a confirmation is asked', () => {
  const asking = (made: ContextSwitcher) =>
    show(
      <MemoryRouter>
        <ContextSwitchDialogs switcher={made} />
      </MemoryRouter>,
    );

  it('before a change of company during uploads', async () => {
    busy = true;
    const made = await switcher();
    await made.accountChosen('U-2');
    asking(made);
    fireEvent.click(
      within(screen.getByRole('alertdialog', { name: '切换企业？' })).getByRole('button', { name: '停止上传并切换' }),
    );
    await waitFor(() => expect([entered, made.toConfirm]).toEqual([['U-2'], undefined]));
  });

  it('before the old version, with a way to stay', async () => {
    const made = await switcher();
    show(<ElsewhereChoices switcher={made} onClose={onClose} />);
    fireEvent.click(screen.getByRole('button', { name: '返回旧版' }));
    expect([made.returning, closed]).toEqual([true, 1]);
    asking(made);
    fireEvent.click(
      within(screen.getByRole('alertdialog', { name: '返回旧版？' })).getByRole('button', { name: '留在新版' }),
    );
    await waitFor(() => expect(made.returning).toBe(false));
  });
});

describe('the workbench button', () => {
  let sent: {
    readonly action: string;
    readonly method: string;
    readonly fields: readonly (readonly [string, string])[];
  }[];
  beforeEach(() => {
    sent = [];
    HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement): void {
      sent.push({
        action: this.action,
        method: this.method,
        fields: [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]),
      });
    };
  });

  it('is on the bar when it is offered, and sends a form', async () => {
    workbenchShown = true;
    const made = await switcher();
    await waitFor(() => expect(made.workbench.isShown).toBe(true));
    show(<WorkbenchEntry switcher={made} />);
    fireEvent.click(screen.getByRole('button', { name: '工作台' }));
    await waitFor(() =>
      expect(sent).toEqual([{ action: 'https://workbench.example/entry', method: 'get', fields: [['key', 'K-1']] }]),
    );
    expect([document.querySelector('form'), made.workbench.tip]).toEqual([null, undefined]);
  });

  it.each([
    ['E-29, E-34: in its own words', { kind: 'refused', words: '账号未关联' }, '提示', '账号未关联'],
    ['E-30: to sign out there first', { kind: 'leave-first' }, '退出提示', '请先在工作台退出登录'],
  ] as const)('shows a dialog when the access is refused, %s', async (_what, told, title, words) => {
    [workbenchShown, standing] = [true, told];
    const made = await switcher();
    await waitFor(() => expect(made.workbench.isShown).toBe(true));
    show(
      <MemoryRouter>
        <WorkbenchEntry switcher={made} />
        <ContextSwitchDialogs switcher={made} />
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('button', { name: '工作台' }));
    expect((await screen.findByRole('alertdialog', { name: title, hidden: true })).textContent).toContain(words);
    expect(sent).toEqual([]);
    made.workbench.tipRead();
    expect(made.workbench.tip).toBeUndefined();
  });

  it('is absent for others', async () => {
    show(<WorkbenchEntry switcher={await switcher()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks first during uploads', async () => {
    [workbenchShown, busy] = [true, true];
    const made = await switcher();
    await waitFor(() => expect(made.workbench.isShown).toBe(true));
    show(
      <MemoryRouter>
        <WorkbenchEntry switcher={made} />
        <ContextSwitchDialogs switcher={made} />
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('button', { name: '工作台' }));
    fireEvent.click(await screen.findByRole('button', { name: '停止上传并前往' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});
