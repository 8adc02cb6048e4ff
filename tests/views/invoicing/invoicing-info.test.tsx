import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { KeptProfile } from '../../../src/application/ports/invoicing/invoicing-desk.ts';
import { InvoicingInfoPresenter } from '../../../src/presentation/invoicing/invoicing-info/invoicing-info-presenter.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { InvoicingInfoScreen } from '../../../src/views/invoicing/invoicing-info/InvoicingInfoScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { never } from '../../builders/message-boxes.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const whole: KeptProfile = {
  profile: {
    taxpayerType: 'GENERAL',
    title: '宁波砚舟精密铸造有限公司',
    registeredAddress: '工业大道 1 号',
    registeredPhone: '0574-88001000',
    bankName: '',
    bankAccount: '62990100000001',
    invoiceType: 'QD_SPECIAL',
    email: '',
    mobile: '',
  },
  taxNumber: '91330299MA5JMH9238',
  taxNumberVerified: true,
  paperType: 'SPECIAL_VAT',
  proposed: undefined,
  revision: 1,
  mayChange: true,
  changes: [
    {
      at: Date.parse('2026-11-21T02:00:00Z'),
      by: '李敏',
      fields: [
        { field: 'bankAccount', before: '', after: '62990100000001' },
        { field: undefined, before: 'a', after: 'b' },
      ],
    },
  ],
};

async function opened(kept: KeptProfile): Promise<readonly string[]> {
  const saved: string[] = [];
  const session = new SessionStore(
    { pageConfig: never },
    { current: never, switchRole: never, stay: never, signOut: async () => undefined },
  );
  const presenter = new InvoicingInfoPresenter({
    desk: { profile: async () => kept, save: async ({ bankName }) => (saved.push(bankName), { saved: true }) },
    session,
    toasts: new Toasts(new ManualClock(0)),
    drafts: { read: () => undefined, write: () => undefined, remove: () => undefined, removeAllOf: () => undefined },
  });
  await act(async () => {
    show(
      <PresentersContext value={{ of: () => ({ invoicingInfo: () => presenter }) } as unknown as Presenters}>
        <InvoicingInfoScreen />
      </PresentersContext>,
    );
  });
  return saved;
}

describe('the invoicing information page', () => {
  it('moves from a missing field’s name to the field, and saves', async () => {
    const saved = await opened(whole);
    expect(screen.getByText('6 / 8 项')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '开户银行' }));
    const bank = screen.getByLabelText('开户银行');
    expect(document.activeElement).toBe(bank);
    fireEvent.change(bank, { target: { value: '长屿银行' } });
    expect(screen.queryByRole('button', { name: '开户银行' })).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '保存' })));
    expect(saved).toEqual(['长屿银行']);
  });

  it('shows nothing as complete that is unsaved or invalid', async () => {
    await opened({ ...whole, profile: { ...whole.profile, bankName: '长屿银行' } });
    fireEvent.change(screen.getByLabelText('收票手机'), { target: { value: '123' } });
    expect(screen.getByText('有的内容格式不正确，改正并保存后才能开具发票')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('收票手机'), { target: { value: '14000001001' } });
    expect(screen.getByText('信息完整，保存后可以开具发票')).toBeTruthy();
  });

  it('shows the tax number, the former paper type, and the changes', async () => {
    await opened(whole);
    expect(screen.getByText('91330299MA5JMH9238')).toBeTruthy();
    expect(screen.getByText('增值税专用发票（2024-06-14 起停止开具）')).toBeTruthy();
    expect(screen.getByText('2026-11-21 10:00:00 · 李敏')).toBeTruthy();
    expect(screen.getByText('银行账号：-- → 6299 0100 0000 01')).toBeTruthy();
    expect(screen.getByText('其他信息：a → b')).toBeTruthy();
  });

  it('is read-only for others, with the reason', async () => {
    await opened({ ...whole, mayChange: false });
    expect(screen.getByText(/仅企业主用户或管理员可以修改/)).toBeTruthy();
    expect(
      within(document.body)
        .queryAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual([]);
    expect(screen.getByText('数电专票')).toBeTruthy();
    expect(screen.queryByLabelText('开户银行')).toBeNull();
  });
});
