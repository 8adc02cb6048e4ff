import type { Container } from 'inversify';
import { WireSupplierDesk } from '../../../adapters/wire/trade/wire-supplier-desk.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { SuppliersPresenter } from '../../../presentation/trade/suppliers/suppliers-presenter.ts';
import { tokens } from '../../tokens.ts';
import { pathsFor } from './paths-parts.ts';
import { suppliers } from './tokens.ts';

/** Bindings of the page of suppliers. */
export function bindSuppliers(container: Container): void {
  if (container.isBound(suppliers)) return;
  container
    .bind(suppliers)
    .toResolvedValue(
      (client, session, navigator, toasts, clock) => (kind: InstrumentKind) => {
        const { pathOf } = pathsFor(session, kind);
        return new SuppliersPresenter({
          kind,
          desk: new WireSupplierDesk(client),
          session,
          navigator,
          toasts,
          clock,
          paths: {
            suppliers: pathOf('suppliers'),
            issue: pathOf('issue'),
            instruments: pathOf('instruments'),
            financings: pathOf('financings'),
          },
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Toasts, tokens.Clock],
    )
    .inTransientScope();
}
