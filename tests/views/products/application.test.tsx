import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import type { DocumentVault } from '../../../src/application/ports/uploads/document-vault.ts';
import type {
  ApplicationDesk,
  ApplicationOutcome,
  ProductApplication,
} from '../../../src/application/ports/products/application-desk.ts';
import { emptyApplication } from '../../../src/domain/products/shared/application.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { ApplicationPresenter } from '../../../src/presentation/products/application/application-presenter.ts';
import type { RefreshPoller } from '../../../src/presentation/shared/refresh-poller.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { ApplicationScreen } from '../../../src/views/products/application/ApplicationScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { loadProductTexts } from '../../../src/words/products/load-product-texts.ts';
import { show } from '../design/show.tsx';

const whole = {
  applicantName: '夏知微',
  applicantTitle: '财务经理',
  contactName: '江听雪',
  contactMobile: '13800000000',
  yearlyAmount: '1200000.00',
  purpose: '采购付款',
};
const at = Date.parse('2026-11-20T02:00:00Z');
const application = (more: Partial<ProductApplication> = {}): ProductApplication => ({
  state: 'none',
  entry: { ...emptyApplication, applicantName: '夏知微' },
  files: [],
  returned: new Map(),
  answer: '',
  revision: 0,
  savedBy: '',
  savedAt: undefined,
  submittedBy: '',
  submittedAt: undefined,
  decidedAt: undefined,
  expected: undefined,
  mayWrite: true,
  ...more,
});

async function open(
  told: ProductApplication,
  {
    product = 'ABS',
    isOffered = true,
    saved,
  }: { readonly product?: string; readonly isOffered?: boolean; readonly saved?: ApplicationOutcome } = {},
) {
  const did: string[] = [];
  const desk: ApplicationDesk = {
    isOffered,
    application: async () => told,
    save: async ({ entry }) => (
      did.push(`save ${entry.applicantTitle}`),
      saved ?? {
        done: true,
        now: application({
          ...told,
          entry,
          state: 'draft',
          revision: told.revision + 1,
          savedBy: '夏知微',
          savedAt: at,
        }),
      }
    ),
    submit: async ({ entry }) => (
      did.push(`submit ${entry.purpose}`),
      {
        done: true,
        now: application({
          state: 'submitted',
          entry,
          submittedBy: '夏知微',
          submittedAt: at,
          expected: { day: '2026-11-25', about: false },
        }),
      }
    ),
  };
  const presenter = new ApplicationPresenter({
    desk,
    texts: loadProductTexts,
    vault: {} as DocumentVault,
    identifiers: { next: () => 'F-1' },
    session: { who: undefined, faultSeen: () => undefined } as unknown as SessionStore,
    poller: { start: () => undefined, stop: () => undefined } as unknown as RefreshPoller,
  });
  await act(async () => {
    show(
      <MemoryRouter initialEntries={[`/my/signup/apply?productType=${product}`]}>
        <PresentersContext value={{ of: () => ({ application: () => presenter }) } as unknown as Presenters}>
          <ApplicationScreen />
        </PresentersContext>
      </MemoryRouter>,
    );
  });
  return { did };
}
const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = async (label: RegExp, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.blur(screen.getByLabelText(label));
  });

afterEach(cleanup);

describe('applying for a product', () => {
  it('shows missing fields before the next step, and saves a field that is left', async () => {
    const { did } = await open(application());
    await press('下一步');
    expect(document.activeElement).toBe(screen.getByLabelText(/职务/));
    expect([screen.getAllByText('请填写').length, screen.queryByLabelText(/联系人姓名/)]).toEqual([1, null]);
    await type(/职务/, '财务经理');
    expect(did).toEqual(['save 财务经理']);
    expect(screen.getByRole('status').textContent).toContain('夏知微 2026-11-20 10:00 保存');
    await press('下一步');
    expect(screen.getByLabelText(/联系人姓名/)).toBeTruthy();
  });

  it('is reviewed and submitted; then it shows the expected day, and is closed', async () => {
    const { did } = await open(application({ state: 'draft', entry: whole, revision: 1 }));
    for (let step = 0; step < 4; step += 1) await press('下一步');
    expect([screen.getByText('采购付款') !== null, screen.getByText('没有附件') !== null]).toEqual([true, true]);
    await press('提交申请');
    expect(did).toEqual(['submit 采购付款']);
    expect(screen.getByText(/预计 2026-11-25 前答复，过了这一天/)).toBeTruthy();
    expect(screen.queryByText(/填写的内容会自动保存/)).toBeNull();
    expect([screen.queryByRole('textbox'), screen.queryByRole('button', { name: '提交申请' })]).toEqual([null, null]);
  });

  it('opens the returned part with its reason, and closes passed ones', async () => {
    await open(
      application({ state: 'returned', entry: whole, returned: new Map([['volume', '请写明供应商']]), revision: 3 }),
    );
    expect([
      screen.getByText('退回原因：请写明供应商') !== null,
      screen.getByText('平台退回了 1 部分。请按原因修改后重新提交，其余部分不用再动。') !== null,
    ]).toEqual([true, true]);
    await press('上一步');
    expect([screen.getByText('这一部分已通过审核，不用修改。') !== null, screen.queryByRole('textbox')]).toEqual([
      true,
      null,
    ]);
  });

  it('tells the later of two users who saved first, and offers a choice', async () => {
    await open(application(), { saved: { done: false, because: 'stale', by: '江听雪' } });
    await type(/职务/, '出纳');
    const told = screen.getByText('江听雪刚刚保存了这份申请。您的修改还没有保存，请选择保留哪一份。');
    expect([
      told !== null,
      screen.getByRole('button', { name: '用同事保存的' }) !== null,
      screen.getByRole('button', { name: '用我填写的' }) !== null,
    ]).toEqual([true, true, true]);
  });

  it('links to the product once it is granted', async () => {
    await open(application({ state: 'granted', entry: whole, decidedAt: at }));
    expect(screen.getByRole('link', { name: '去开通' }).getAttribute('href')).toContain('productType=ABS');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is read-only for users who may not apply', async () => {
    await open(application({ state: 'draft', entry: whole, mayWrite: false }));
    expect([
      screen.getByText('由贵公司的经办人或主管申请。') !== null,
      screen.getByText('采购付款') !== null,
      screen.queryByRole('textbox'),
    ]).toEqual([true, true, null]);
  });

  it.each([
    ['EST', true, '没有这个申请'],
    ['__proto__', true, '没有这个申请'],
    ['ABS', false, '这里不能在线申请'],
  ])('shows for %s, offered %s: %s', async (product, isOffered, words) => {
    await open(application(), { product, isOffered });
    expect(screen.getByText(words)).toBeTruthy();
  });
});
