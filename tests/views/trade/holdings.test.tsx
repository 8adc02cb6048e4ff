import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { HoldingsScreen } from '../../../src/views/trade/holdings/HoldingsScreen.tsx';
import { KindProvider } from '../../../src/views/trade/shared/kind-context.ts';
import { FinancingWorld } from '../../builders/financing.ts';
import { openOffice, type Office } from '../../builders/office.ts';
import { show } from '../design/show.tsx';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => {
  cleanup();
  office.close();
});

describe('the list of holdings', () => {
  it('says after the payment day that the issuer is to pay, and offers no action', async () => {
    const held = await new FinancingWorld(office.store, office.clock).held('100.00', '2027-03-31');
    const dueOn = addDays(shanghaiDate(office.clock.now()), -20);
    await office.store.transaction(async ({ holdings }) => holdings.save({ ...held, dueOn }));
    const { presenters } = await office.seat('zhousiyuan');
    show(
      <MemoryRouter initialEntries={['/holdings']}>
        <PresentersContext value={{ session: presenters.session, of: () => presenters } as unknown as Presenters}>
          <LinksContext value={{ addressOf: (to) => to, follow: () => undefined }}>
            <KindProvider value="credit">
              <HoldingsScreen />
            </KindProvider>
          </LinksContext>
        </PresentersContext>
      </MemoryRouter>,
    );
    await waitFor(() => expect(screen.getByText(held.number)).toBeTruthy());
    expect(screen.getByText(/^已逾期 (1[4-9]|20) 天，等启衡.+兑付$/u)).toBeTruthy();
    expect(screen.queryByText(/不能转让和融资/u)).toBeNull();
    for (const name of [`转让 ${held.number}`, `用凭证 ${held.number} 融资`])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });
});

describe('the allocation to inner organisations', () => {
  async function showAs(account: string): Promise<void> {
    const { presenters } = await office.seat(account);
    show(
      <MemoryRouter initialEntries={['/holdings']}>
        <PresentersContext value={{ session: presenters.session, of: () => presenters } as unknown as Presenters}>
          <LinksContext value={{ addressOf: (to) => to, follow: () => undefined }}>
            <KindProvider value="credit">
              <HoldingsScreen />
            </KindProvider>
          </LinksContext>
        </PresentersContext>
      </MemoryRouter>,
    );
    await waitFor(() => expect(screen.getAllByText(/^已分配给江北项目部/u).length).toBeGreaterThan(0));
  }

  it('asks an operator which organisation is to have a holding, and shows it then', async () => {
    await showAs('tangyishan');
    const [press] = screen.getAllByLabelText(/^把凭证 .+ 分配给内部组织$/u);
    if (!press) throw new Error('Nothing can be allocated');
    expect(screen.queryByText(/^已分配给设备管理中心/u)).toBeNull();
    fireEvent.click(press);
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '分配' }));
    expect(await within(dialog).findByText('请选择要分配给哪个内部组织')).toBeTruthy();
    const choice = within(dialog).getByRole('combobox', { name: /内部组织/u });
    expect(within(choice).queryByRole('option', { name: '南岸项目部' })).toBeNull();
    fireEvent.change(choice, { target: { value: 'IO-ZH3' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '分配' }));
    expect(await screen.findByText(/^已分配给设备管理中心/u)).toBeTruthy();
  });

  it('tells a person of an organisation whose part is shown, without presses and without another tab', async () => {
    await showAs('moyunchi');
    expect(screen.getByText('只显示分配给江北项目部及其下级组织的凭证。')).toBeTruthy();
    expect(screen.queryByLabelText(/分配给内部组织$|交回企业$/u)).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
