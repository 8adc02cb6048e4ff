import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import { plainWeek } from '../../../src/domain/calendar/working-days.ts';
import type { StartStepStatus, StartStep } from '../../../src/domain/parties/start-list.ts';
import { CompanyOverview } from '../../../src/presentation/home/shared/company-overview.ts';
import { StartPresenter } from '../../../src/presentation/home/start/start-presenter.ts';
import { RefreshPoller } from '../../../src/presentation/shared/refresh-poller.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { neutralPageConfig } from '../../../src/domain/platform/page-config.ts';
import { loadProductTexts } from '../../../src/words/products/load-product-texts.ts';
import { StartScreen } from '../../../src/views/home/start/StartScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const now = Date.parse('2026-11-20T02:00:00Z');
const standing = (step: StartStep, more: Partial<StartStepStatus> = {}): StartStepStatus => ({
  step,
  state: 'open',
  holder: 'you',
  by: '',
  at: undefined,
  until: '',
  count: 0,
  after: undefined,
  ...more,
});
const done = { state: 'done', holder: undefined } as const;

async function open(steps: readonly StartStepStatus[], texts = loadProductTexts): Promise<void> {
  const session = {
    pageConfig: { ...neutralPageConfig, products: ['CREDIT', 'EST', 'EDT', 'SCCP', 'RECEIVABLE'] },
    who: { userId: 'U-1', companyName: '西安旷峪', role: { code: 'ROLE_CORP_OPERATOR', name: '' }, menus: [] },
    faultSeen: () => undefined,
  } as unknown as SessionStore;
  const clock = new ManualClock(now);
  const company = new CompanyOverview({
    session,
    preferences: { read: () => undefined, write: () => undefined },
    desk: {
      isOffered: true,
      facts: async () => ({
        standing: undefined,
        effectiveOn: '',
        licenceUntil: '',
        certificateUntil: '',
        limits: [],
        steps,
      }),
    },
  });
  const presenter = new StartPresenter({
    company,
    session,
    clock,
    holidays: { thisYear: async () => ({ ...plainWeek, announced: new Set([2026]) }) },
    poller: new RefreshPoller(clock, { isThere: () => true, onChange: () => () => undefined }),
    texts,
  });
  await act(async () => {
    show(
      <PresentersContext value={{ of: () => ({ start: () => presenter }) } as unknown as Presenters}>
        <StartScreen />
      </PresentersContext>,
    );
  });
}
const lines = (): readonly (string | null)[] => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the start list', () => {
  it('shows the state, holder, duration and place of each step', async () => {
    await open([
      standing('account', { ...done, at: Date.parse('2026-11-17T06:05:00Z'), by: '何予安' }),
      standing('certification', { state: 'mend', count: 2 }),
      standing('certificate', { after: 'certification' }),
      standing('bank-account', { state: 'doing', until: '2026-11-27', holder: 'colleague' }),
      standing('invoicing', { state: 'doing', count: 3 }),
      standing('agreements', { count: 2 }),
      standing('product', { holder: 'colleague' }),
      standing('package', { after: 'product' }),
    ]);
    expect(lines()).toEqual([
      '注册账号已完成 · 2026-11-17 14:05 何予安',
      '企业实名认证审核退回 2 项，需修改后重新提交 · 由您办理约 2～3 个工作日去修改 2 项 企业实名认证',
      '办理证书未开始 · 实名认证通过后开始约 5 分钟',
      '登记银行账户进行中 · 小额款项已汇出，请在 2026-11-27 前回填到账金额 · 由主用户或企业管理员办理约 1 个工作日',
      '完善开票信息进行中 · 还缺 3 项约 5 分钟去完成 完善开票信息',
      '签署平台协议2 份待签署 · 由您办理约 5 分钟去完成 签署平台协议',
      '开通产品未开始 · 由经办人或主管办理即时生效',
      '提交第一个资料包未开始 · 开通产品后开始约 20 分钟',
    ]);
    expect(screen.getByText('已完成 1 步，共 8 步')).toBeTruthy();
    expect(screen.getByText('预计 11-25 可提交第一个资料包')).toBeTruthy();
    // Only the next step has the primary button.
    const [next, ...others] = screen
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect([next && within(next).getByRole('link').getAttribute('href'), others]).toEqual([
      '/my/enterprise-info/realname',
      [],
    ]);
  });

  it('shows since when a step is with the platform, and who has the others', async () => {
    await open([
      standing('certification', { state: 'doing', holder: 'platform', at: Date.parse('2026-11-19T02:00:00Z') }),
      standing('bank-account', { state: 'mend', holder: 'colleague', by: '周思远' }),
      standing('package', { state: 'doing' }),
    ]);
    expect(lines()).toEqual([
      '企业实名认证平台审核中 · 2026-11-19 10:00 提交约 2～3 个工作日查看进度 企业实名认证',
      '登记银行账户小额打款验证没有通过，需重新打款 · 由周思远办理约 1 个工作日',
      '提交第一个资料包进行中 · 已新建，尚未提交约 20 分钟',
    ]);
    expect(screen.getByText('预计 11-24 可提交第一个资料包')).toBeTruthy();
  });

  it('shows that all is done', async () => {
    await open([standing('account', done), standing('package', done)]);
    expect(screen.getByText('提交第一个资料包所需的步骤都已完成')).toBeTruthy();
    // The page claims no more than that, because other products may need more.
    expect(screen.queryByText('全部完成')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/my/product/overview']);
  });

  it('shows which certificates which products of the host need', async () => {
    await open([standing('account', done), standing('certificate')]);
    const names = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(names).toEqual([
      ['不需要证书', '应收账款债权、应收账款'],
      ['已申领 UKey 证书即可', '订单融资'],
      ['UKey 证书', '应收账款融资'],
      ['UKey 证书和云证书', '供应链票据'],
    ]);
  });

  it('does without the needs when the names of the products cannot be loaded', async () => {
    await open([standing('account')], async () => Promise.reject(new Error('away')));
    expect(screen.queryByText('开通产品需要的证书')).toBeNull();
    expect(lines()).toHaveLength(1);
  });
});
