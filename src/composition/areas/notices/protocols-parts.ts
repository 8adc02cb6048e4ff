import type { Container } from 'inversify';
import { WireProtocolDesk } from '../../../adapters/wire/notices/wire-protocol-desk.ts';
import { ProtocolsPresenter } from '../../../presentation/notices/protocols/protocols-presenter.ts';
import { tokens } from '../../tokens.ts';
import { protocolsPage } from './tokens.ts';

/** Bindings of the page of signed agreements. */
export function bindProtocols(container: Container): void {
  if (container.isBound(protocolsPage)) return;
  container
    .bind(protocolsPage)
    .toResolvedValue(
      (client, session, toasts, clock, navigator) =>
        new ProtocolsPresenter({
          desk: new WireProtocolDesk(client),
          session,
          toasts,
          clock,
          navigator,
          announcements: async () => (await import('../shell/around-parts.ts')).announcementsFor(container),
          downloads: async () => (await import('../evidence/picking-parts.ts')).downloadTasks(container),
        }),
      [tokens.WireClient, tokens.SessionStore, tokens.Toasts, tokens.Clock, tokens.Navigator],
    )
    .inTransientScope();
}
