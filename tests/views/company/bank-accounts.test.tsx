import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import type {
  BankAccount,
  BankAccountDesk,
  BankAccounts,
} from '../../../src/application/ports/company/bank-account-desk.ts';
import { BankAccountsPresenter } from '../../../src/presentation/company/bank-accounts/bank-accounts-presenter.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { BankAccountsScreen } from '../../../src/views/company/bank-accounts/BankAccountsScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { never } from '../../builders/message-boxes.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const sentAt = Date.parse('2026-11-21T02:00:00Z');
const awaiting: BankAccount = {
  id: 'BA-1',
  bankName: '长屿银行',
  branchName: '滨江支行',
  cnaps: '999290012345',
  masked: '**** 0417',
  addedAt: sentAt,
  addedBy: '许昭宁',
  isDefault: false,
  verifiedAt: undefined,
  transfer: { sentAt, wrong: 0, returned: undefined, until: '2026-11-28' },
  transfersLeft: 1,
  isSpent: false,
};
const verified: BankAccount = { ...awaiting, id: 'BA-2', masked: '**** 0518', verifiedAt: sentAt };
const all = (accounts: readonly BankAccount[], mayChange = true): BankAccounts => ({
  accountName: '西安旷峪机电设备有限公司',
  mayChange,
  accounts,
});

async function open(kept: BankAccounts, more: Partial<BankAccountDesk> = {}) {
  const session = new SessionStore(
    { pageConfig: never },
    { current: never, switchRole: never, stay: never, signOut: async () => undefined },
  );
  const toasts = new Toasts(new ManualClock(sentAt));
  const drafts = new Map<string, unknown>();
  const presenter = new BankAccountsPresenter({
    desk: {
      isOffered: true,
      accounts: async () => kept,
      add: never,
      enterAmount: never,
      sendAgain: never,
      choose: never,
      remove: never,
      ...more,
    },
    session,
    toasts,
    clock: new ManualClock(sentAt),
    drafts: {
      read: (name) => drafts.get(name),
      write: (name, value) => void drafts.set(name, value),
      remove: (name) => void drafts.delete(name),
      removeAllOf: () => undefined,
    },
  });
  await act(async () => {
    show(
      <PresentersContext value={{ of: () => ({ bankAccounts: () => presenter }) } as unknown as Presenters}>
        <BankAccountsScreen />
      </PresentersContext>,
    );
  });
  return { presenter, toasts, drafts };
}
const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the bank accounts page', () => {
  it('opens the form when there is no account, and shows all errors at once', async () => {
    const sent: unknown[] = [];
    const { drafts, toasts } = await open(all([]), {
      add: async (entry) => (sent.push(entry), { done: true, now: all([awaiting]) }),
    });
    expect(screen.getByText('西安旷峪机电设备有限公司')).toBeTruthy();
    fill('联行号', '12');
    await press('提交并打款验证');
    expect(screen.getByRole('link', { name: '联行号 · 联行号为 12 位数字' })).toBeTruthy();
    expect(sent).toEqual([]);
    for (const [label, value] of [
      ['开户银行', '长屿银行'],
      ['开户支行', '滨江支行'],
      ['联行号', '9992 9001 2345'],
      ['银行账号', '6299030000000417'],
    ] as const)
      fill(label, value);
    fireEvent.blur(screen.getByLabelText('银行账号'));
    expect(screen.getByLabelText<HTMLInputElement>('银行账号').value).toBe('6299 0300 0000 0417');
    // An account number is not stored on a device that others may use.
    expect(drafts.get('bank-account')).toEqual({
      bankName: '长屿银行',
      branchName: '滨江支行',
      cnaps: '9992 9001 2345',
      accountNumber: '',
    });
    await press('提交并打款验证');
    expect(sent).toEqual([
      { bankName: '长屿银行', branchName: '滨江支行', cnaps: '999290012345', accountNumber: '6299030000000417' },
    ]);
    expect([drafts.size, toasts.notes.at(-1)?.tone, screen.queryByLabelText('银行账号')]).toEqual([0, 'ok', null]);
    expect(screen.getByText('待回填金额')).toBeTruthy();
  });

  it('shows the awaited amount, its deadline, the attempts left, and when they are used up', async () => {
    let wrong = 0;
    await open(all([awaiting]), {
      enterAmount: async () => {
        wrong += 1;
        return { done: true, matched: false, now: all([{ ...awaiting, transfer: { ...awaiting.transfer, wrong } }]) };
      },
    });
    expect(screen.getByText(/请查看银行流水，在 2026-11-28 前回填到账金额/)).toBeTruthy();
    fill('到账金额（元）', '5');
    await press('确认金额');
    expect([wrong, screen.getByText('请填写 0.01 至 0.99 之间的金额，如 0.37').textContent]).toEqual([
      0,
      '请填写 0.01 至 0.99 之间的金额，如 0.37',
    ]);
    for (const left of [2, 1]) {
      fill('到账金额（元）', '0.02');
      await press('确认金额');
      expect(screen.getByText(`金额不符，还可填写 ${left} 次。请核对银行流水。`)).toBeTruthy();
    }
    fill('到账金额（元）', '0.02');
    await press('确认金额');
    expect(screen.getByText('三次填写的金额都不符。请核对银行流水后，重新打款再验证。')).toBeTruthy();
    expect(screen.queryByLabelText('到账金额（元）')).toBeNull();
  });

  it('asks before it removes an account, and shows why one cannot be removed', async () => {
    const gone: string[] = [];
    const { toasts } = await open(all([{ ...verified, id: 'BA-3', isDefault: true }, verified]), {
      remove: async (id) => (gone.push(id), { done: false, because: 'default' }),
    });
    expect(screen.getAllByRole('button', { name: '设为收款账户' })).toHaveLength(1);
    await act(
      async () =>
        void fireEvent.click(screen.getAllByRole('button', { name: '移除 长屿银行 **** 0518' })[0] as HTMLElement),
    );
    expect(gone).toEqual([]);
    await press('移除');
    expect([gone, toasts.notes.at(-1)?.message]).toEqual([['BA-3'], { key: 'company.refused-default' }]);
  });

  it('is read-only for colleagues, with the reason', async () => {
    await open(all([awaiting, verified], false));
    expect(screen.getByText(/仅主用户或企业管理员可以登记和修改银行账户/)).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('reports that accounts are not offered here', async () => {
    await open(all([]), { isOffered: false });
    expect(screen.getByText('本平台暂不在线登记银行账户')).toBeTruthy();
    expect(screen.queryByLabelText('银行账号')).toBeNull();
  });
});
