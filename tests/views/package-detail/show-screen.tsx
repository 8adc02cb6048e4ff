import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PresentersContext } from '../../../src/views/shell/presenters-context.ts';
import type { Seat } from '../../builders/office.ts';
import { show } from '../design/show.tsx';

/** A screen at an address, used by one person. */
export function showScreen(Screen: ComponentType, { presenters }: Seat, address: string) {
  return show(
    <PresentersContext value={presenters}>
      <MemoryRouter initialEntries={[address]}>
        <main>
          <Screen />
        </main>
      </MemoryRouter>
    </PresentersContext>,
  );
}
