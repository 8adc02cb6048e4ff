import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { HoldingBook } from '../../../src/application/ports/trade/holding-book.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { HeldInstrument, InstrumentDetail } from '../../../src/domain/trade/shared/held-instrument.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { TransferPresenter } from '../../../src/presentation/trade/transfer/transfer-presenter.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { KindProvider } from '../../../src/views/trade/shared/kind-context.ts';
import { TransferScreen } from '../../../src/views/trade/transfer/TransferScreen.tsx';
import { idleTradeDesk, waitingIssue } from '../../builders/trade-application.ts';
import { sentHolding } from '../../builders/trade-figures.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const payee = { companyId: 'C-WUHAN', name: '武汉拾屿包装材料有限公司', uscc: '91420100MA4K3T7Y2P' };
const holding: HeldInstrument = { ...sentHolding, place: 'held', available: money('70.00') };
const judged = { checks: [], company: payee, parties: [], steps: [], limit: undefined, invoices: [] };

/** Draws the form, in which every search is answered when `answer` is called. */
async function draw() {
  const clock = new ManualClock(Date.parse('2026-11-27T02:00:00Z'));
  const searched: { keyword: string; answer: () => void }[] = [];
  const session = { pageConfig: { name: '', nameEn: '' }, faultSeen: () => undefined } as unknown as SessionStore;
  const router = createMemoryRouter([{ path: '/transfer', element: <TransferScreen /> }], {
    initialEntries: ['/transfer?instrument=I-1&holding=H-1'],
  });
  const presenter = new TransferPresenter({
    kind: 'credit',
    desk: {
      ...idleTradeDesk,
      judge: async () => judged,
      save: async () => ({ done: true, application: { ...waitingIssue, act: 'transfer', state: 'DRAFT' } }),
      payees: async (keyword, signal) => {
        const { promise, resolve } = Promise.withResolvers<readonly (typeof payee)[]>();
        searched.push({ keyword, answer: () => resolve([payee]) });
        signal?.addEventListener('abort', () => resolve([]));
        return promise;
      },
    },
    book: {
      instrument: async () => ({ own: [holding] }) as unknown as InstrumentDetail,
    } as unknown as HoldingBook,
    session,
    navigator: { replaceWith: (path: string) => void router.navigate(path, { replace: true }) } as never,
    toasts: { show: () => undefined } as never,
    clock,
    paths: { form: '/transfer', application: (id) => `/approval?id=${id}`, holdings: '/holdings' },
    sheet: () => {
      throw new Error('No sheet in this test');
    },
  });
  show(
    <PresentersContext value={{ session, of: () => ({ transferForm: () => presenter }) } as unknown as Presenters}>
      <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
        <KindProvider value="credit">
          <RouterProvider router={router} />
        </KindProvider>
      </LinksContext>
    </PresentersContext>,
    'en',
  );
  await screen.findByRole('combobox', { name: 'Payee' });
  const pass = async (milliseconds: number) => act(async () => clock.advance(milliseconds));
  return { pass, searched, router };
}

describe('the screen of a transfer', () => {
  it.each([
    ['typed, before it begins', 1400],
    ['under way', 1100],
  ])('goes on with a search that is %s, when its draft is stored under an address', async (_when, rest) => {
    const { pass, searched, router } = await draw();
    fireEvent.change(screen.getByRole('textbox', { name: /^Purpose/u }), { target: { value: 'Packaging' } });
    await pass(rest);
    const box = screen.getByRole('combobox', { name: 'Payee' });
    await act(async () => fireEvent.click(box));
    await act(async () => void fireEvent.change(box, { target: { value: '武汉拾屿' } }));
    await pass(1500 - rest);
    expect(router.state.location.search).toBe('?id=TA-1');
    await pass(250);
    expect(searched.map(({ keyword }) => keyword)).toEqual(['武汉拾屿']);
    expect(screen.getByRole('option').textContent).toBe('Searching…');
    await act(async () => searched[0]?.answer());
    expect(screen.getByRole('option').textContent).toContain(payee.name);
  });

  it('moves the focus to the search field of an added payee', async () => {
    await draw();
    const add = screen.getByRole('button', { name: 'Add a payee' });
    add.focus();
    await act(async () => void fireEvent.click(add));
    const boxes = screen.getAllByRole('combobox', { name: 'Payee' });
    expect(boxes).toHaveLength(2);
    expect(document.activeElement).toBe(boxes[1]);
  });
});
