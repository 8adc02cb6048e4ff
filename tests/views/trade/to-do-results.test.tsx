import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { KindProvider } from '../../../src/views/trade/shared/kind-context.ts';
import { TradeToDoScreen } from '../../../src/views/trade/to-do/TradeToDoScreen.tsx';
import { FinancingWorld } from '../../builders/financing.ts';
import { openOffice, type Office } from '../../builders/office.ts';
import { show } from '../design/show.tsx';

let office: Office;
beforeEach(async () => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
  office = await openOffice();
  const trading = new FinancingWorld(office.store, office.clock);
  await trading.save(await trading.caller('luoqiubai', 'operator'), 'issue', {
    payeeId: 'C-YANZHOU',
    amount: '1000.00',
    dueOn: '2027-03-31',
  });
});
afterEach(() => {
  cleanup();
  office.close();
});

const press = async (name: string | RegExp): Promise<void> =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  });

it('the results of a bulk approval leave the focus on the page when they are removed', async () => {
  const { presenters } = await office.seat('shennanzhi');
  show(
    <MemoryRouter>
      <PresentersContext value={{ session: presenters.session, of: () => presenters } as unknown as Presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <KindProvider value="credit">
            <TradeToDoScreen />
          </KindProvider>
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(0));
  await act(async () => void fireEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body));
  await press('审批通过');
  const dialog = within(await screen.findByRole('alertdialog'));
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: '审批通过' })));
  await screen.findByRole('button', { name: '收起' });
  await press('收起');
  expect(screen.queryByRole('button', { name: '收起' })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});
