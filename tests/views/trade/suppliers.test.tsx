import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { SupplierDesk, SupplierRecommendation } from '../../../src/application/ports/trade/supplier-desk.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { SuppliersPresenter } from '../../../src/presentation/trade/suppliers/suppliers-presenter.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { KindProvider } from '../../../src/views/trade/shared/kind-context.ts';
import { SuppliersScreen } from '../../../src/views/trade/suppliers/SuppliersScreen.tsx';
import type { Locale } from '../../../src/words/locale.ts';
import { show } from '../design/show.tsx';

const recommendation: SupplierRecommendation = {
  id: 'SR-1',
  name: '绍兴青禾包装有限公司',
  uscc: '91330602MA2D9K4T77',
  contactName: '叶青禾',
  mobile: '138****1299',
  reason: '包装材料',
  state: 'proposed',
  makerName: '骆秋白',
  proposedAt: 0,
  deciderName: '',
  decidedAt: undefined,
  isTextSent: false,
  progress: undefined,
  mayAnswer: ['confirm', 'decline'],
};

let answered: unknown[];
beforeEach(() => {
  answered = [];
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

function draw(change: Partial<SupplierDesk> = {}, locale: Locale = 'zh-CN'): void {
  const session = { pageConfig: { name: '', nameEn: '' }, faultSeen: () => undefined } as never;
  const row = {
    companyId: 'C-1',
    name: '宁波砚舟精密铸造有限公司',
    uscc: 'U-1',
    bar: undefined,
    issued: { count: 2, amount: money('300.00') },
    open: money('100.00'),
    lastMonth: '2026-11',
  };
  /** A holder only by a transfer. */
  const passedOn = {
    ...row,
    companyId: 'C-3',
    name: '武汉拾屿',
    issued: { count: 0, amount: money('0.00') },
    lastMonth: '',
  };
  const desk: SupplierDesk = {
    suppliers: async () => ({
      count: 2,
      open: money('100.00'),
      unnamed: money('0.00'),
      funders: money('0.00'),
      rows: [row, { ...row, companyId: 'C-2', bar: 'core' }, passedOn],
    }),
    recommendations: async () => ({ rows: [recommendation], isMore: false, mayRecommend: true }),
    recommend: async () => ({ done: true, now: recommendation }),
    answer: async (id, answer) => {
      answered.push([id, answer]);
      return { done: true, now: recommendation };
    },
    ...change,
  };
  const presenter = new SuppliersPresenter({
    kind: 'credit',
    desk,
    session,
    navigator: { goTo: () => undefined } as never,
    toasts: { show: () => undefined } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    paths: { suppliers: '/s', issue: '/i', instruments: '/l', financings: '/f' },
  });
  const presenters = { session, of: () => ({ suppliers: () => presenter }) } as unknown as Presenters;
  show(
    <MemoryRouter initialEntries={['/s']}>
      <PresentersContext value={presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <KindProvider value="credit">
            <SuppliersScreen />
          </KindProvider>
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
    locale,
  );
}

describe('the screen of suppliers', () => {
  it('lists what is between each and the company, and leads on from it', async () => {
    draw();
    expect(await screen.findByText('2 家，未兑付（含待签收）¥100.00')).toBeTruthy();
    const [payable, barred] = screen.getAllByRole('row', { name: /宁波砚舟/u });
    expect(within(payable!).getByText('可以收款')).toBeTruthy();
    expect(within(payable!).getByRole('link', { name: '签发给宁波砚舟精密铸造有限公司' }).getAttribute('href')).toBe(
      '/cv3/i?payee=U-1',
    );
    expect(within(barred!).getByText('核心企业，不能收款')).toBeTruthy();
    expect(within(barred!).queryByRole('link', { name: /签发给/u })).toBeNull();
    const passedOn = screen.getByRole('row', { name: /武汉拾屿/u });
    expect(passedOn.textContent).toMatch(/¥100\.00.*--.*--/u);
    expect(within(passedOn).getByRole('link', { name: '签发给武汉拾屿' })).toBeTruthy();
    expect(within(passedOn).queryByRole('link', { name: /已签发的凭证/u })).toBeNull();
  });

  it('says beside the sum what is open with others, so that it agrees with the other pages', async () => {
    draw({
      suppliers: async () => ({
        count: 1,
        open: money('600.00'),
        unnamed: money('300.00'),
        funders: money('100.00'),
        rows: [],
      }),
    });
    expect(
      await screen.findByText(
        '1 家，未兑付（含待签收）¥600.00；另有已转让、付款前 5 个工作日告知持有人的 ¥300.00、资金方持有 ¥100.00；全部未兑付 ¥1,000.00',
      ),
    ).toBeTruthy();
  });

  it('asks a director before a recommendation is confirmed', async () => {
    draw();
    fireEvent.click(await screen.findByRole('button', { name: '确认并邀请：绍兴青禾包装有限公司' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('平台将请叶青禾（138****1299）注册、完成企业认证并开通产品。')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '确认并邀请' }));
    expect(answered).toEqual([['SR-1', 'confirm']]);
  });

  it('says how far an invited company has come, in English, too', async () => {
    const invited = {
      ...recommendation,
      state: 'confirmed',
      deciderName: '宋北辰',
      mayAnswer: [],
      progress: 'not-certified',
    } as const;
    draw({ recommendations: async () => ({ rows: [invited], isMore: false, mayRecommend: false }) }, 'en');
    expect(await screen.findByText('Not certified yet')).toBeTruthy();
    expect(
      screen.getByText('Confirmed by 宋北辰. No text message was sent. Please ask the company to register'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Recommend a supplier' })).toBeNull();
  });

  it('shows what is wrong with a recommendation beside its fields', async () => {
    draw();
    fireEvent.click(await screen.findByRole('button', { name: '推荐供应商' }));
    fireEvent.click(screen.getByRole('button', { name: '提交推荐' }));
    expect(screen.getAllByText('请填写统一社会信用代码').length).toBeGreaterThan(0);
  });

  it('offers to try again where the list does not come', async () => {
    draw({
      suppliers: async () => {
        throw new PortFault('offline');
      },
    });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });
});
