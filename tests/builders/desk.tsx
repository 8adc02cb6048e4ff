import { cleanup } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import { SupportContext } from '../../src/views/design/panels/support-context.ts';
import { BookProvider } from '../../src/views/evidence/shared/book-context.ts';
import { PresentersContext } from '../../src/views/pages/presenters-context.ts';
import { show } from '../views/design/show.tsx';
import { openOffice, type Office, type Seat } from './office.ts';

/**
 * Packages of Yanzhou in the demo world: one that is ready to submit, one that was returned, one that is being
 * corrected.
 */
export const demoPackages = {
  complete: 'DD20261119-0031',
  returned: 'DD20261104-0136',
  corrected: 'DD20261118-0038',
} as const;

export interface Desk {
  readonly office: Office;
  readonly zhou: Seat;
  /** Renders a screen at an address, for Zhou Siyuan unless another seat is given. */
  shows(Screen: ComponentType, address: string, seat?: Seat): void;
}

/**
 * A fresh office before each test of a suite, with Zhou Siyuan at the portal. Afterwards the screens are unmounted, and
 * the back end must have had no fault.
 */
export function deskForEachTest(): Desk {
  let office: Office;
  let zhou: Seat;
  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
  });
  afterEach(() => {
    cleanup();
    office.close();
  });
  return {
    get office() {
      return office;
    },
    get zhou() {
      return zhou;
    },
    shows: (Screen, address, seat = zhou) =>
      void show(
        <PresentersContext value={seat.presenters}>
          <SupportContext value={seat.presenters.session.pageConfig}>
            <MemoryRouter initialEntries={[address]}>
              <BookProvider value="credit">
                <main>
                  <Screen />
                </main>
              </BookProvider>
            </MemoryRouter>
          </SupportContext>
        </PresentersContext>,
      ),
  };
}
