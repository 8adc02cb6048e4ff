import type { Container } from 'inversify';
import { WireInvoicingDesk } from '../../../adapters/wire/invoicing/wire-invoicing-desk.ts';
import { InvoicingInfoPresenter } from '../../../presentation/invoicing/invoicing-info/invoicing-info-presenter.ts';
import { tokens } from '../../tokens.ts';
import { invoicingInfo } from './tokens.ts';

/** Bindings of the page of the invoicing information. */
export function bindInvoicing(container: Container): void {
  if (container.isBound(invoicingInfo)) return;
  container
    .bind(invoicingInfo)
    .toResolvedValue(
      (client, session, drafts, toasts) =>
        new InvoicingInfoPresenter({ desk: new WireInvoicingDesk(client), session, drafts, toasts }),
      [tokens.WireClient, tokens.SessionStore, tokens.Drafts, tokens.Toasts],
    )
    .inTransientScope();
}
