import { act, cleanup, screen, within } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { StartStepStatus, StartStep } from '../../../src/domain/parties/start-list.ts';
import { CompanyOverview } from '../../../src/presentation/home/shared/company-overview.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { IntegrationPresenter } from '../../../src/presentation/registration/integration/integration-presenter.ts';
import { RefreshPoller } from '../../../src/presentation/shared/refresh-poller.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { IntegrationScreen } from '../../../src/views/registration/integration/IntegrationScreen.tsx';
import { IntegrationSuccessScreen } from '../../../src/views/registration/integration/IntegrationSuccessScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

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
const reviewed = {
  state: 'doing',
  holder: 'platform',
  at: Date.parse('2026-11-19T02:00:00Z'),
  until: '2026-11-24',
} as const;
let steps: readonly StartStepStatus[] = [];

async function open(page: ReactNode, isOffered = true): Promise<void> {
  const session = {
    who: { userId: 'U-1', companyName: '青屿传动设备有限公司' },
    faultSeen: () => undefined,
  } as unknown as SessionStore;
  const company = new CompanyOverview({
    session,
    preferences: { read: () => undefined, write: () => undefined },
    desk: {
      isOffered,
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
  const presenter = new IntegrationPresenter({
    company,
    session,
    poller: new RefreshPoller(new ManualClock(0), { isThere: () => true, onChange: () => () => undefined }),
  });
  await act(async () => {
    show(
      <PresentersContext value={{ of: () => ({ integration: () => presenter }) } as unknown as Presenters}>
        {page}
      </PresentersContext>,
    );
  });
}

let read: () => void = () => undefined;
function Piece({ onRead }: { readonly onRead: () => void }): ReactNode {
  useEffect(() => void (read = onRead), [onRead]);
  return <p>这一步的内容</p>;
}
const lines = (): readonly (string | null)[] => screen.getAllByRole('listitem').map((item) => item.textContent);
const links = (): readonly string[] =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('a step of completing a registered company', () => {
  it('shows the state of all steps, the present one, and the next', async () => {
    steps = [
      standing('certification', reviewed),
      standing('bank-account'),
      standing('invoicing', { state: 'doing', count: 3, holder: 'colleague' }),
    ];
    await open(<IntegrationScreen step="realname" Piece={Piece} />);
    expect(lines()).toEqual([
      '企业实名认证平台审核中 · 2026-11-19 10:00 提交 · 预计 2026-11-24 前有结果',
      '添加经办人可选',
      '登记银行账户未开始 · 由您办理',
      '完善开票信息进行中 · 还缺 3 项 · 由主用户或企业管理员办理',
    ]);
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
      'step',
      null,
      null,
      null,
    ]);
    expect(screen.getByText('这一步的内容')).toBeTruthy();
    expect(screen.getByText('平台审核期间不必等待，可以先办理其他步骤。')).toBeTruthy();
    expect(links()).toEqual([
      '添加经办人 /register/integration/operator',
      '登记银行账户 /register/integration/account',
      '完善开票信息 /register/integration/invoice-info',
      '下一步：添加经办人 /register/integration/operator',
    ]);
  });

  it('is refreshed after an action in it', async () => {
    steps = [
      standing('certification', done),
      standing('bank-account', { state: 'doing', until: '2026-11-27' }),
      standing('invoicing'),
    ];
    await open(<IntegrationScreen step="account" Piece={Piece} />);
    expect(lines()[2]).toBe('登记银行账户进行中 · 小额款项已汇出，请在 2026-11-27 前回填到账金额');
    expect(screen.getByText(/可以随时离开/)).toBeTruthy();
    // A certified company gets no link to the certification.
    expect(links()).toEqual([
      '添加经办人 /register/integration/operator',
      '完善开票信息 /register/integration/invoice-info',
      '上一步：添加经办人 /register/integration/operator',
      '下一步：完善开票信息 /register/integration/invoice-info',
    ]);
    steps = [standing('certification', done), standing('bank-account', done), standing('invoicing', done)];
    await act(async () => read());
    expect(lines()[2]).toBe('登记银行账户已完成');
    expect(screen.getByText('这一步已完成。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看办理情况' }).getAttribute('href')).toBe(
      '/register/integration/success',
    );
  });

  it('links to the next one when the states are unknown', async () => {
    await open(<IntegrationScreen step="account" Piece={Piece} />, false);
    expect(lines()).toEqual(['企业实名认证', '添加经办人可选', '登记银行账户', '完善开票信息']);
    expect(links().slice(3)).toEqual([
      '上一步：添加经办人 /register/integration/operator',
      '下一步：完善开票信息 /register/integration/invoice-info',
    ]);
  });
});

describe('the overview of completing a registered company', () => {
  it.each<[string, readonly StartStepStatus[], string]>([
    [
      'what is left for who looks',
      [standing('certification', { state: 'mend', count: 1 }), standing('bank-account'), standing('invoicing', done)],
      '还有 2 步由您办理',
    ],
    [
      'what lies with others',
      [
        standing('certification', reviewed),
        standing('bank-account', { holder: 'colleague' }),
        standing('invoicing', done),
      ],
      '目前没有需要您办理的步骤',
    ],
    [
      'that all is done',
      [standing('certification', done), standing('bank-account', done), standing('invoicing', done)],
      '企业资料已全部完成',
    ],
  ])('shows %s', async (_what, all, title) => {
    steps = all;
    await open(<IntegrationSuccessScreen />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(screen.getAllByRole('listitem').length).toBe(3);
    expect(screen.getByRole('link', { name: '查看全部办理步骤' }).getAttribute('href')).toBe('/my/start');
  });

  it('links to the first open step', async () => {
    steps = [standing('certification', reviewed), standing('bank-account', { state: 'mend' }), standing('invoicing')];
    await open(<IntegrationSuccessScreen />);
    const [next] = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    expect(next && within(next).getByRole('link').getAttribute('href')).toBe('/register/integration/account');
    expect(screen.getByText(/预计 2026-11-24 前有结果/)).toBeTruthy();
  });

  it('links to each step when the states are unknown', async () => {
    await open(<IntegrationSuccessScreen />, false);
    expect(screen.getByText('本平台没有提供办理进度')).toBeTruthy();
    expect(links()).toEqual([
      '企业实名认证 /register/integration/realname',
      '添加经办人 /register/integration/operator',
      '登记银行账户 /register/integration/account',
      '完善开票信息 /register/integration/invoice-info',
    ]);
  });
});
