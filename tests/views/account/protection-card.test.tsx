import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TwoStep } from '../../../src/domain/account/two-step.ts';
import { ProtectionCard } from '../../../src/views/account/account-info/ProtectionCard.tsx';
import { FormUnderTest } from '../../builders/protection-form.ts';
import { show } from '../design/show.tsx';

const now = Date.parse('2026-11-21T10:00:00+08:00');
const twoStep: TwoStep = {
  isOn: true,
  since: now,
  lastUsedAt: undefined,
  demandedFrom: undefined,
  mobile: '140****1001',
  twoProofs: true,
  devices: [],
  authenticatorSince: undefined,
  recoveryCodes: 1,
};
let under: FormUnderTest;

beforeEach(() => (under = new FormUnderTest(now)));
afterEach(cleanup);

async function card(): Promise<void> {
  show(<ProtectionCard form={under.form} twoStep={twoStep} today="2026-11-21" />);
  under.form.opened();
  await act(async () => undefined);
}

describe('the card of protection', () => {
  it('shows an app that is added as a code to scan and a key to type, then the recovery codes', async () => {
    await card();
    expect(screen.getByText(/还有 1 个恢复码。/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '启用身份验证器' }));
    fireEvent.change(screen.getByLabelText(/登录密码/), { target: { value: 'river lamp' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '启用身份验证器' })));
    expect(screen.getByRole('img', { name: '身份验证器二维码' })).toBeDefined();
    expect(screen.getByText('ABCDEFGH')).toBeDefined();
    fireEvent.change(screen.getByLabelText(/身份验证器显示的验证码/), { target: { value: '123456' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '完成' })));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AAAA-BBBB-CCCC',
      'DDDD-EEEE-FFFF',
    ]);
  });

  it('asks once to confirm the reset of a colleague, and says from when it goes without', async () => {
    under.waits = {
      own: undefined,
      colleagues: [
        { userId: 'U-2', personName: '陆景行', userName: 'lujinghang', askedAt: now, readyAt: now + 86_400_000 },
      ],
    };
    await card();
    expect(screen.getByText(/从 11-22 10:00 起可以重置，除非陆景行取消/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '确认重置' }));
    expect(screen.getAllByRole('button', { name: '确认重置' })).toHaveLength(1);
    expect(screen.getByText(/请先当面或通过电话核实是陆景行本人申请/)).toBeDefined();
  });
});
