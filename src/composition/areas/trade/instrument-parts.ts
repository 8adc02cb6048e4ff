import type { Container } from 'inversify';
import { WireHoldingBook } from '../../../adapters/wire/trade/wire-holding-book.ts';
import { WireInstrumentBook } from '../../../adapters/wire/trade/wire-instrument-book.ts';
import { WireTradeDesk } from '../../../adapters/wire/trade/wire-trade-desk.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { ledgerPath } from '../../../domain/trade/shared/work-areas.ts';
import { InstrumentPresenter } from '../../../presentation/trade/instrument/instrument-presenter.ts';
import { tokens } from '../../tokens.ts';
import { evidencePaths, pathsFor } from './paths-parts.ts';
import { instrument } from './tokens.ts';

/** Bindings of the page of one instrument. */
export function bindInstrument(container: Container): void {
  if (container.isBound(instrument)) return;
  container
    .bind(instrument)
    .toResolvedValue(
      (client, session, navigator, toasts, clock) => (kind: InstrumentKind) => {
        const { pathOf, withId, formOf, transferOf, financeOf, financingOf } = pathsFor(session, kind);
        return new InstrumentPresenter({
          kind,
          desk: new WireTradeDesk(client),
          book: new WireHoldingBook(client),
          instruments: new WireInstrumentBook(client),
          session,
          navigator,
          toasts,
          clock,
          paths: {
            list: pathOf('instruments') || pathOf('holdings'),
            ledger: (number) => `${ledgerPath}?${new URLSearchParams({ q: number }).toString()}`,
            acceptance: pathOf('acceptance') || undefined,
            application: (id) => withId('approval', id) || undefined,
            form: formOf,
            financing: financingOf,
            package: (packageId) => evidencePaths(kind).detail(packageId),
            transfer: transferOf,
            finance: financeOf,
          },
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
}
