import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { TwoStepOutcome } from '../../../src/application/ports/account/two-step-desk.ts';
import type { TwoStep } from '../../../src/domain/account/two-step.ts';
import { TwoStepForm } from '../../../src/presentation/account/account-info/two-step-form.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { TwoStepCard } from '../../../src/views/account/account-info/TwoStepCard.tsx';
import { show } from '../design/show.tsx';

const now = Date.parse('2026-11-21T10:00:00+08:00');
const device = (id: string, browser: string) =>
  ({
    id,
    trustedAt: now,
    lastUsedAt: now,
    isThis: id === 'a',
    device: { browser, system: 'Windows' },
    place: { kind: 'this-machine', network: '' },
  }) as const;
let standing: TwoStep;
let switched: TwoStepOutcome;
let asked: string[];

beforeEach(() => {
  standing = {
    isOn: false,
    since: undefined,
    lastUsedAt: undefined,
    demandedFrom: undefined,
    mobile: '140****1001',
    twoProofs: false,
    devices: [],
  };
  [switched, asked] = [{ done: true }, []];
});
afterEach(cleanup);

async function card(): Promise<void> {
  const form = new TwoStepForm(
    {
      isOffered: true,
      twoStep: async () => standing,
      choose: async (isOn, password) => {
        asked.push(`${String(isOn)} ${password}`);
        if (switched.done) standing = { ...standing, isOn, since: now };
        return switched;
      },
      endTrust: async (trusted) => void asked.push(trusted?.id ?? 'all'),
    },
    { faultSeen: () => undefined } as unknown as SessionStore,
    new Toasts(new ManualClock(now)),
    new ManualClock(now),
    () => undefined,
  );
  show(<TwoStepCard form={form} today="2026-11-21" />);
  await act(async () => form.opened());
}

describe('two-step verification on the account page', () => {
  it('is switched on by the password, and shows that', async () => {
    await card();
    expect(screen.getByText('未开启')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'river lamp 42' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '开启两步验证' })));
    expect(asked).toEqual(['true river lamp 42']);
    expect(screen.getByText('已开启')).toBeTruthy();
    expect(screen.getByText('两步验证已开启，下次登录时生效。')).toBeTruthy();
    expect(screen.getByText(/^要关闭，请先退出/)).toBeTruthy();
    expect(screen.queryByLabelText('登录密码')).toBeNull();
  });

  it('moves the focus to a wrong password', async () => {
    switched = { done: false, because: 'wrong' };
    await card();
    fireEvent.change(screen.getByLabelText('登录密码'), { target: { value: 'x' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '开启两步验证' })));
    expect(document.activeElement).toBe(screen.getByLabelText('登录密码'));
    expect(screen.getByText('登录密码不正确')).toBeTruthy();
  });

  it.each<[string, Partial<TwoStep>, RegExp]>([
    ['the company demands it', { demandedFrom: now }, /^您的企业要求所有人自/],
    ['no code can come', { mobile: '' }, /^现在不能开启/],
    ['the session is one of one proof', { isOn: true }, /^要关闭，请先退出/],
  ])('cannot be switched when %s, and shows why', async (_why, more, words) => {
    standing = { ...standing, ...more };
    await card();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /两步验证$/ })).toBeNull();
  });

  it('lists the trusted browsers, and ends trust in one or in all', async () => {
    standing = { ...standing, isOn: true, twoProofs: true, devices: [device('a', 'Chrome'), device('b', 'Edge')] };
    await card();
    const list = within(screen.getByRole('region', { name: '信任的浏览器' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent.includes('当前浏览器'))).toEqual([
      true,
      false,
    ]);
    await act(async () => void fireEvent.click(list.getByRole('button', { name: /取消信任 .*Edge/ })));
    await act(async () => void fireEvent.click(list.getByRole('button', { name: '全部取消信任' })));
    expect(asked).toEqual(['b', 'all']);
    expect(screen.getByRole('button', { name: '关闭两步验证' })).toBeTruthy();
  });
});
