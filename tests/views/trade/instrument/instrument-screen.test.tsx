import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HoldingRecord } from '../../../../server/core/records/trade.ts';
import type { Presenters } from '../../../../src/presentation/presenters.ts';
import { LinksContext } from '../../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../../src/views/pages/presenters-context.ts';
import { InstrumentScreen } from '../../../../src/views/trade/instrument/InstrumentScreen.tsx';
import { KindProvider } from '../../../../src/views/trade/shared/kind-context.ts';
import { OfficersWorld } from '../../../builders/officers.ts';
import { openOffice, type Office } from '../../../builders/office.ts';
import { show } from '../../design/show.tsx';

let office: Office;
let world: OfficersWorld;
let held: HoldingRecord;

beforeEach(async () => {
  office = await openOffice();
  world = new OfficersWorld(office.store, office.clock);
  held = await world.held('1000000.00', '2027-03-31');
});
afterEach(() => {
  cleanup();
  office.close();
});

async function shownTo(account: string, instrumentId = held.instrumentId): Promise<void> {
  const { presenters } = await office.seat(account);
  show(
    <MemoryRouter initialEntries={[`/page?id=${instrumentId}`]}>
      <PresentersContext value={{ session: presenters.session, of: () => presenters } as unknown as Presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <KindProvider value="credit">
            <InstrumentScreen />
          </KindProvider>
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
    'en',
  );
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of an instrument', () => {
  it('leads its holder to the list, the ledger of it alone, its applications, package and financing', async () => {
    await world.withEvidence([held.id], 'F-CHANGYU', 'AUDITED');
    const made = await world.approve([{ holdingId: held.id, amount: '600000.00' }], 'FP-CHANGYU-1');
    await shownTo('zhousiyuan');
    expect(screen.getByRole('heading', { level: 1, name: `Instrument ${held.number}` })).toBeDefined();
    expect(hrefOf('See in the ledger')).toBe(`/cv3/transfer-record?q=${held.number}`);
    expect(hrefOf(`Package DD-${held.id}`)).toContain(`DD-${held.id}`);
    const financings = within(screen.getByRole('list', { name: 'Financings' }));
    const link = financings.getByRole('link', { name: made.number });
    expect(link.getAttribute('href')).toBe(`/cv3/credit/chain/finance/query?id=${made.id}`);
    const applications = within(screen.getByRole('list', { name: 'Applications' }));
    expect(applications.getAllByRole('link')).toHaveLength(2);
    const table = screen.getByRole('table', { name: 'Ledger of what you hold' });
    expect(within(table).getAllByText('¥1,000,000.00')).toHaveLength(2);
  });

  it('says what a court has frozen, and lists it in the history', async () => {
    await world.order({ act: 'freeze', holdingId: held.id, amount: '30000.00' });
    await shownTo('zhousiyuan');
    expect(screen.getByText(/^Frozen by a court: ¥30,000\.00/u)).toBeDefined();
    const history = within(screen.getByRole('list', { name: 'History' }));
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
      'Issued',
      'Court ',
    ]);
  });

  it('shows its issuer where the amount is, and a stranger that there is none', async () => {
    await shownTo('luoqiubai');
    expect(screen.getByText('With the payee')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Transfer' })).toBeNull();
    cleanup();
    await shownTo('heqinghe');
    expect(screen.getByText('No such instrument')).toBeDefined();
    expect(hrefOf('Back to the list')).toBe('/cv3/credit/chain/holdings');
  });
});
