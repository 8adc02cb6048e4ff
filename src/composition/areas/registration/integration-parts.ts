import type { Container } from 'inversify';
import { WireCompanyDesk } from '../../../adapters/wire/home/wire-company-desk.ts';
import { CompanyOverview } from '../../../presentation/home/shared/company-overview.ts';
import { IntegrationPresenter } from '../../../presentation/registration/integration/integration-presenter.ts';
import { RefreshPoller } from '../../../presentation/shared/refresh-poller.ts';
import { tokens } from '../../tokens.ts';
import { integration } from './tokens.ts';

/** Bindings of the steps in which a registered company completes its data. */
export function bindIntegration(container: Container): void {
  if (container.isBound(integration)) return;
  container
    .bind(integration)
    .toResolvedValue(
      (session, clock, attention, client, preferences) =>
        new IntegrationPresenter({
          company: new CompanyOverview({ desk: new WireCompanyDesk(client), session, preferences }),
          session,
          poller: new RefreshPoller(clock, attention),
        }),
      [tokens.SessionStore, tokens.Clock, tokens.Attention, tokens.WireClient, tokens.Preferences],
    )
    .inTransientScope();
}
