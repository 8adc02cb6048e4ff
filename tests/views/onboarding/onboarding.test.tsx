import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { RecordingNavigator } from '../../../features/support/recording-navigator.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { OnboardingDesk, OnboardingStatus } from '../../../src/application/ports/onboarding/onboarding-desk.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { OnboardingProcessPresenter } from '../../../src/presentation/onboarding/onboarding-process/onboarding-process-presenter.ts';
import { OnboardingEntryPresenter } from '../../../src/presentation/onboarding/shared/onboarding-entry-presenter.ts';
import type { RefreshPoller } from '../../../src/presentation/shared/refresh-poller.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import type { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { OnboardingProcessScreen } from '../../../src/views/onboarding/onboarding-process/OnboardingProcessScreen.tsx';
import { OnboardingEntry } from '../../../src/views/onboarding/shared/OnboardingEntry.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { show } from '../design/show.tsx';

const standing = (more: Partial<OnboardingStatus> = {}): OnboardingStatus => ({
  state: 'open',
  reason: '',
  since: Date.parse('2026-11-21T02:00:00Z'),
  by: '夏知微',
  expected: undefined,
  ...more,
});

async function open(
  what: 'entry' | 'page',
  more: Partial<OnboardingDesk> = {},
  { isMain = true, role = 'ROLE_CORP_OPERATOR' } = {},
) {
  const desk: OnboardingDesk = {
    isShown: async () => true,
    status: async () => standing(),
    certification: async () => ({ realName: 'AUTH', node: '', unified: true }),
    isFirstTime: async () => false,
    isSigned: async () => false,
    sign: async () => 'signed',
    submit: async () => ({ done: true, redirect: 'https://workbench.example/entry' }),
    externalTarget: async (address) => ({ address, fields: { key: 'K' } }),
    ...more,
  };
  const session = {
    who: { userId: 'U-1', isMain, role: { code: role, name: role } },
    faultSeen: () => undefined,
  } as unknown as SessionStore;
  const navigator = new RecordingNavigator();
  const presenters = {
    onboardingEntry: () => new OnboardingEntryPresenter({ desk, session, navigator }),
    onboardingProcess: () =>
      new OnboardingProcessPresenter({
        desk,
        session,
        toasts: { show: () => undefined } as unknown as Toasts,
        poller: { start: () => undefined, stop: () => undefined } as unknown as RefreshPoller,
        queue: { isBusy: false },
      }),
  };
  await act(async () => {
    show(
      <PresentersContext value={{ of: () => presenters } as unknown as Presenters}>
        {what === 'entry' ? <OnboardingEntry /> : <OnboardingProcessScreen />}
      </PresentersContext>,
    );
  });
  return { navigator };
}
const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const steps = (): readonly string[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');

let left: string[];
beforeEach(() => {
  left = [];
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    left.push(
      `${this.method} ${this.action}?${[...this.elements].map((each) => (each instanceof HTMLInputElement ? `${each.name}=${each.value}` : '')).join('&')}`,
    );
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the entry to onboarding', () => {
  it('E-28: shows why onboarding is not possible, and links to the certification', async () => {
    const { navigator } = await open('entry', {
      certification: async () => ({ realName: 'AUTH', node: '', unified: false }),
    });
    await press('入驻');
    expect(screen.getByText(/贵公司还没有完成三证合一认证，请先去认证，再办理入驻。/)).toBeTruthy();
    await press('去认证');
    expect(navigator.current()).toBe('/my/enterprise-info/realname');
  });

  it('lets a core enterprise choose', async () => {
    const { navigator } = await open(
      'entry',
      { certification: async () => ({ realName: 'AUTH', node: '', unified: false }) },
      { role: 'ROLE_CORE_OPERATOR' },
    );
    await press('入驻');
    expect(screen.getByRole('link', { name: '去认证' })).toBeTruthy();
    await press('直接入驻');
    expect(navigator.current()).toBe('/access/settlement-process');
  });

  it('E-27: shows the bank’s reason for changed conditions, without a link to onboarding', async () => {
    await open('entry', { status: async () => standing({ state: 'changed', reason: '股权变更' }) });
    await press('入驻');
    expect([
      screen.getByText('合作银行的说明：股权变更') !== null,
      screen.queryByRole('button', { name: '直接入驻' }),
    ]).toEqual([true, null]);
    await press('知道了');
    expect(screen.queryByText('合作银行的说明：股权变更')).toBeNull();
  });

  it('E-32: is absent when the back end hides it; its message is shown under “提示”', async () => {
    await open('entry', { isShown: async () => false });
    expect(screen.queryByText('入驻合作银行')).toBeNull();
    cleanup();
    await open('entry', {
      isShown: async () => Promise.reject(new PortFault('refused', { code: 'X1', serverMessage: '系统维护中' })),
    });
    expect([
      screen.getByRole('heading', { name: '提示' }) !== null,
      screen.getByText('系统维护中') !== null,
      screen.queryByRole('button', { name: '入驻' }),
    ]).toEqual([true, true, null]);
  });
});

describe('the onboarding page', () => {
  it('explains its four steps, with its own entry button disabled and the reason', async () => {
    await open('page');
    expect(steps().map((each) => each.slice(0, 12))).toEqual([
      expect.stringContaining('1. 企业认证已完成'),
      expect.stringContaining('2. 合作银行的要求'),
      expect.stringContaining('3. 签署协议并提交'),
      expect.stringContaining('4. 合作银行审核尚'),
    ]);
    expect(screen.getByRole('button', { name: '入驻' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('您已在入驻流程中，请按下面的步骤办理').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: '签署协议并提交' })).toBeTruthy();
  });

  it('has no buttons for users other than the main user, and names the main user', async () => {
    await open('page', {}, { isMain: false });
    expect([
      screen.queryByRole('button', { name: '入驻' }),
      screen.queryByRole('button', { name: '签署协议并提交' }),
      screen.getByText('入驻由贵公司的主用户办理。') !== null,
    ]).toEqual([null, null, true]);
  });

  it.each([
    ['unbegun', { realName: 'UNAUTH', node: '', unified: true }, '企业还没有通过实名认证。', '去认证'],
    ['reviewed', { realName: 'VERIFYING', node: 'SUBMIT_1ST', unified: true }, '企业实名认证正在审核。', '查看认证'],
    [
      'returned',
      { realName: 'VERIFYING', node: 'APPROVE_NOPASS_1ST', unified: true },
      '企业实名认证被退回，等待修改。',
      '去修改',
    ],
    ['divided', { realName: 'AUTH', node: '', unified: false }, '企业还没有完成三证合一认证。', '去认证'],
  ] as const)('links to the certification that is %s', async (_how, certification, words, way) => {
    await open('page', { certification: async () => certification });
    expect([
      screen.getByText(words) !== null,
      screen.getByRole('link', { name: way }).getAttribute('href'),
      screen.queryByRole('button', { name: '签署协议并提交' }),
    ]).toEqual([true, expect.stringContaining('/my/enterprise-info/realname'), null]);
  });

  it('does not show a step as done that a core enterprise may complete later', async () => {
    await open(
      'page',
      { certification: async () => ({ realName: 'AUTH', node: '', unified: false }) },
      { role: 'ROLE_CORE_OPERATOR' },
    );
    expect([
      steps()[0]?.includes('可以稍后完成'),
      steps()[1]?.includes('目前符合'),
      screen.getByText('贵公司还没有完成三证合一认证。作为核心企业，可以先入驻。') !== null,
    ]).toEqual([true, true, true]);
  });

  it('shows since when the bank has the submission and until when, and why it refused', async () => {
    await open('page', {
      status: async () => standing({ state: 'reviewing', expected: { day: '2026-11-25', about: false } }),
    });
    expect([
      screen.getByText('夏知微 2026-11-21 10:00 提交。') !== null,
      screen.getByText('预计 2026-11-25 前答复，过了这一天没有答复请联系客服。') !== null,
    ]).toEqual([true, true]);
    cleanup();
    await open('page', {
      isSigned: async () => true,
      status: async () => standing({ state: 'refused', reason: '经营范围不符' }),
    });
    expect([
      screen.getByText('合作银行的说明：经营范围不符') !== null,
      screen.getByRole('button', { name: '重新提交' }) !== null,
    ]).toEqual([true, true]);
  });

  it('shows the back end’s objections', async () => {
    await open('page', {
      isSigned: async () => true,
      status: async () => standing({ state: 'refused' }),
      submit: async () => ({ done: false, reasons: ['changed'], words: '' }),
    });
    await press('重新提交');
    expect(screen.getByText('企业情况有变化，不再符合合作银行的要求。')).toBeTruthy();
  });

  const taken = { status: async () => standing({ state: 'settled' }), isFirstTime: async () => true };

  it('redirects after five seconds', async () => {
    vi.useFakeTimers();
    await open('page', taken);
    expect(screen.getByRole('heading', { name: '入驻成功' })).toBeTruthy();
    for (let second = 1; second < 5; second += 1) await act(async () => vi.advanceTimersByTimeAsync(1000));
    expect(left).toEqual([]);
    await act(async () => vi.advanceTimersByTimeAsync(1000));
    expect(left).toEqual(['get https://workbench.example/entry?key=K']);
  });

  it('stays while the countdown is paused, and redirects at once on a press', async () => {
    vi.useFakeTimers();
    await open('page', taken);
    await press('暂停');
    await act(async () => vi.advanceTimersByTimeAsync(20_000));
    expect(left).toEqual([]);
    await press('立即前往');
    expect(left).toEqual(['get https://workbench.example/entry?key=K']);
  });

  it('can redirect later after the user stayed', async () => {
    await open('page', taken);
    await press('留在本页');
    expect([screen.queryByRole('heading', { name: '入驻成功' }), left]).toEqual([null, []]);
    await press('进入工作台');
    expect(left).toHaveLength(1);
  });

  it('shows a failure with a retry', async () => {
    await open('page', { status: async () => Promise.reject(new PortFault('offline', {})) });
    expect(screen.getByRole('button', { name: /重试|重新/ })).toBeTruthy();
  });
});
