import type { Container } from 'inversify';
import { WirePackageDesk } from '../../../adapters/wire/evidence/wire-package-desk.ts';
import { WirePackageList } from '../../../adapters/wire/evidence/wire-package-list.ts';
import { WireHoldingBook } from '../../../adapters/wire/trade/wire-holding-book.ts';
import { WireInstrumentBook } from '../../../adapters/wire/trade/wire-instrument-book.ts';
import { WireTradeDesk } from '../../../adapters/wire/trade/wire-trade-desk.ts';
import { beginPackage } from '../../../application/usecases/evidence/begin-package.ts';
import { books } from '../../../domain/catalogue/books.ts';
import { productOf } from '../../../domain/catalogue/product-code.ts';
import { productPath } from '../../../domain/catalogue/product-paths.ts';
import { shelfOf } from '../../../domain/evidence/shared/shelf.ts';
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
      (client, session, navigator, toasts, clock, identifiers) => (kind: InstrumentKind) => {
        const { pathOf, withId, formOf, transferOf, financeOf, financingOf } = pathsFor(session, kind);
        return new InstrumentPresenter({
          kind,
          desk: new WireTradeDesk(client),
          book: new WireHoldingBook(client),
          instruments: new WireInstrumentBook(client),
          begin: async ({ book, businessId, funderId, coreEnterpriseId }, key) => {
            const { who } = session;
            const order = { shelf: shelfOf(who?.role.code, book), ids: [businessId], funderId, coreEnterpriseId };
            const [packages, list] = [new WirePackageDesk(client), new WirePackageList(client)];
            return beginPackage({ packages, list, clock, ownName: who?.personName ?? '' }, order, key);
          },
          identifiers,
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
            package: evidencePaths(kind).detail,
            product: (book) => productPath(productOf(books[book].packageType)),
            transfer: transferOf,
            finance: financeOf,
          },
        });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Navigator, tokens.Toasts, tokens.Clock, tokens.Identifiers],
    )
    .inTransientScope();
}
