import { cleanup, screen, waitFor } from '@testing-library/react';
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

describe('the list of what is held', () => {
  it('says of what is past its payment day that its issuer is to pay, and offers nothing to do with it', async () => {
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
