import type { Container } from 'inversify';
import { WirePaymentBook } from '../../../adapters/wire/trade/wire-payment-book.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { PaymentsPresenter } from '../../../presentation/trade/payments/payments-presenter.ts';
import { ReceiptsPresenter } from '../../../presentation/trade/payments/receipts-presenter.ts';
import { tokens } from '../../tokens.ts';
import { pathsFor } from './paths-parts.ts';
import { payments, receipts } from './tokens.ts';

/** Bindings of the calendars of payments and receipts. */
export function bindPayments(container: Container): void {
  if (container.isBound(payments)) return;
  container
    .bind(payments)
    .toResolvedValue(
      (client, session, clock) => (kind: InstrumentKind) => {
        const { pathOf } = pathsFor(session, kind);
        const paths = { payments: pathOf('payments'), instruments: pathOf('instruments') };
        return new PaymentsPresenter({ kind, book: new WirePaymentBook(client), session, clock, paths });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Clock],
    )
    .inTransientScope();
  container
    .bind(receipts)
    .toResolvedValue(
      (client, session, clock) => (kind: InstrumentKind) => {
        const { pathOf } = pathsFor(session, kind);
        const paths = { receipts: pathOf('receipts'), holdings: pathOf('holdings') };
        return new ReceiptsPresenter({ kind, book: new WirePaymentBook(client), session, clock, paths });
      },
      [tokens.WireClient, tokens.SessionStore, tokens.Clock],
    )
    .inTransientScope();
}
