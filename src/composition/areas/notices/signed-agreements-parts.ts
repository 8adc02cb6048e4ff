import type { Container } from 'inversify';
import { WireSignedAgreementDesk } from '../../../adapters/wire/notices/wire-signed-agreement-desk.ts';
import { SignedAgreementsPresenter } from '../../../presentation/notices/signed-agreements/signed-agreements-presenter.ts';
import { tokens } from '../../tokens.ts';
import { signedAgreementsPage } from './tokens.ts';

/** Bindings of the page of signed agreements. */
export function bindSignedAgreements(container: Container): void {
  if (container.isBound(signedAgreementsPage)) return;
  container
    .bind(signedAgreementsPage)
    .toResolvedValue(
      (client, session, toasts, clock, navigator) =>
        new SignedAgreementsPresenter({
          desk: new WireSignedAgreementDesk(client),
          session,
          toasts,
          clock,
          navigator,
          announcements: async () => (await import('../shell/around-parts.ts')).announcementsFor(container),
          downloads: async () => (await import('../evidence/picked-list-parts.ts')).downloadTasks(container),
        }),
      [tokens.WireClient, tokens.SessionStore, tokens.Toasts, tokens.Clock, tokens.Navigator],
    )
    .inTransientScope();
}
